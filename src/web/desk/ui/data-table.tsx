import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Column<Row> {
  readonly title: string;
  readonly isNumber?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  /** Said in place of an empty table. */
  readonly empty: string;
}

/** Rows that are only read. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className="rounded-sm bg-steel p-5">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto border border-line bg-sheet">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={classNames('px-3 py-2 font-emphasis', isNumber && 'text-right')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className="min-h-10 border-b border-line last:border-0">
              {columns.map(({ title, isNumber, cell }) => (
                <td key={title} className={classNames('px-3 py-2', isNumber && 'text-right tabular-nums')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
