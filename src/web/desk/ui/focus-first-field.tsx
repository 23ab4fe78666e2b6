import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

/** What is typed into as soon as it is there: its first field takes the focus. In a dialog it comes after the dialog has opened. */
export function FocusFirstField({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  // Before that the fields of a form cannot have it.
  const ready = useHydrated();
  useEffect(() => {
    if (ready) part.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [ready]);
  return <div ref={part}>{children}</div>;
}
