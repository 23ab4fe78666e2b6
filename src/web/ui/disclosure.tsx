import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly startsOpen?: boolean;
}

/** A line that opens; what lies behind it is made only then, since a list may hold thousands of them. */
export function Disclosure({ title, children, startsOpen = false }: DisclosureProps) {
  const [opens] = useState(startsOpen);
  const [open, setOpen] = useState(opens);
  const line = useRef<HTMLDetailsElement>(null);
  // Pressed before the program had come, it is open and nobody was told.
  useEffect(() => setOpen(line.current?.open === true), []);
  return (
    <details ref={line} open={opens} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2.5 text-link">{title}</summary>
      {open && children}
    </details>
  );
}
