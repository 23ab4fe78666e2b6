import type { ReactNode } from 'react';

/** A table that is scrolled where it is wider than its place; what is only said in it stays in it, or the whole page would be as wide. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const className = 'relative overflow-x-auto border border-line bg-sheet';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
