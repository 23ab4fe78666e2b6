import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { WideTable } from './wide-table.tsx';

interface Column<Row> {
  readonly title: string;
  /** Stands at the head of the column in place of its title. */
  readonly head?: ReactNode;
  readonly isNumber?: true;
  /** Of one piece: a number of a sale or an instant is not broken over two lines. */
  readonly isWhole?: true;
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
    <WideTable label={caption}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ title, head, isNumber }) => (
              <th key={title} scope="col" className={classNames('px-3 py-2 font-emphasis', isNumber && 'text-right')}>
                {head || title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className="min-h-10 border-b border-line last:border-0">
              {columns.map(({ title, isNumber, isWhole, cell }) => (
                <td
                  key={title}
                  className={classNames(
                    'px-3 py-2',
                    isNumber && 'text-right tabular-nums',
                    (isNumber || isWhole) && 'whitespace-nowrap',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
