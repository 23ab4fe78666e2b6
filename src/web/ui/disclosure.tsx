import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A line that opens; what lies behind it is made only then, since a list may hold thousands of them. */
export function Disclosure({ title, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2.5 text-link">{title}</summary>
      {open && children}
    </details>
  );
}
