import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * Around buttons and fields that the server rendered with somebody's data: until the program has taken the page over they do nothing, and a
 * press would be lost without a word. They can be read, not pressed; before, they were not there at all until then.
 */
export function UsableOnceTakenOver({ children }: { readonly children: ReactNode }) {
  return (
    <div inert={!useHydrated()} className="contents">
      {children}
    </div>
  );
}
