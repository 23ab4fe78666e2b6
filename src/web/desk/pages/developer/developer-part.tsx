import { type ReactNode, useId } from 'react';

interface DeveloperPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A matter of the interface: text no wider than one reads, tables and programs as wide as there is room. */
export function DeveloperPart({ title, children }: DeveloperPartProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5 [&>p]:max-w-[44rem]"
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
