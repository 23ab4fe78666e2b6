import type { ComponentProps } from 'react';
import { Refusal } from '#web/ui/refusal.tsx';

/** A refusal of whatever is done in a long part: it stays in the window above it, however far down the button or the row is. */
export function RefusalInView(props: ComponentProps<typeof Refusal>) {
  return (
    <div className="sticky top-0 z-10 empty:hidden">
      <Refusal {...props} />
    </div>
  );
}
