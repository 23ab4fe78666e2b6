import { type ReactNode, useRef } from 'react';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';

interface RecordListProps<Row> {
  readonly rows: readonly Row[];
  /** What the rows are, 'Positionen'. */
  readonly name: string;
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

/** What was recorded, row by row; a long record has pages. */
export function RecordList<Row>({ rows, name, keyOf, children }: RecordListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const pages = usePages(rows.length);
  if (rows.length === 0) return null;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="mt-3 scroll-mt-28 border-t border-line outline-none">
        {rows.slice(pages.first, pages.end).map((row) => (
          <li key={keyOf(row)} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            {children(row)}
          </li>
        ))}
      </ul>
      <Pager pages={pages} rows={name} list={list} />
    </>
  );
}
