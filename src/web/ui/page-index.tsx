export interface IndexEntry {
  readonly id: string;
  readonly text: string;
}

interface PageIndexProps {
  readonly title: string;
  readonly entries: readonly IndexEntry[];
}

/** What a long page holds: stays beside it on wide screens, opens above it on narrow ones. */
export function PageIndex({ title, entries }: PageIndexProps) {
  return (
    <nav aria-label={title} className="print:hidden">
      <details className="rounded-sm border border-line bg-sheet lg:hidden">
        <summary className="min-h-(--control) px-4 py-3 font-emphasis">{title}</summary>
        <IndexList entries={entries} className="px-4 pb-3" />
      </details>
      <div className="max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
        <p className="font-emphasis">{title}</p>
        <IndexList entries={entries} className="mt-2" />
      </div>
    </nav>
  );
}

function IndexList({ entries, className }: { readonly entries: readonly IndexEntry[]; readonly className: string }) {
  return (
    <ul className={className}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="block min-h-11 py-2 leading-snug text-muted hover:text-ink hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
