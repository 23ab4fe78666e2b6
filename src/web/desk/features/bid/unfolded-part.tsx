import { type ReactNode, useState } from 'react';

/** What is made only once somebody unfolds it, as one goes through many rows. */
export function UnfoldedPart({ summary, children }: { readonly summary: string; readonly children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-link min-h-8">{summary}</summary>
      {isOpen && <div className="mt-2">{children()}</div>}
    </details>
  );
}
