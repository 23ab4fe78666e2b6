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
  /** Where the window is narrow it stays in the first line of its row, and what has no such word stands below: nothing is scrolled for. */
  readonly isLead?: true;
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

/** Beside the rail of a tablet every column counts. */
const cellPad = 'px-3 min-[60rem]:max-xl:px-2';
const lead = 'max-[60rem]:min-w-15 max-[60rem]:py-1';
/** Below the first line, with its title before it: for the eye only, the head of the table says it. */
const below =
  'max-[60rem]:relative max-[60rem]:order-1 max-[60rem]:w-full max-[60rem]:py-1 max-[60rem]:pl-34 max-[60rem]:before:absolute max-[60rem]:before:left-3 max-[60rem]:before:text-sm max-[60rem]:before:text-muted max-[60rem]:before:content-[attr(data-title)_/_""]';

/** Rows that are only read. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className="rounded-sm bg-steel p-5">{empty}</p>;
  const isStacked = columns.some(({ isLead }) => isLead);
  const block = isStacked && 'max-[60rem]:block';
  const line = isStacked && 'max-[60rem]:flex max-[60rem]:flex-wrap max-[60rem]:items-center max-[60rem]:py-1';
  return (
    <WideTable label={caption}>
      <table className={classNames('w-full border-collapse text-left', block)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={classNames(block)}>
          <tr className={classNames('border-b border-line', line)}>
            {columns.map(({ title, head, isNumber, isLead }) => (
              <th
                key={title}
                scope="col"
                className={classNames(
                  cellPad,
                  'py-2 font-emphasis',
                  isNumber && 'text-right',
                  isStacked && (isLead ? classNames(lead, isNumber && 'max-[60rem]:ml-auto') : 'max-[60rem]:sr-only'),
                )}
              >
                {head || title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames(block)}>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className={classNames('min-h-10 border-b border-line last:border-0', line)}>
              {columns.map(({ title, isNumber, isWhole, isLead, cell }) => (
                <td
                  key={title}
                  data-title={isStacked && !isLead ? title : undefined}
                  className={classNames(
                    cellPad,
                    'py-2',
                    isNumber && 'text-right tabular-nums',
                    (isNumber || isWhole) && 'whitespace-nowrap',
                    isStacked && (isLead ? lead : below),
                    isStacked && isNumber && (isLead ? 'max-[60rem]:ml-auto' : 'max-[60rem]:text-left'),
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
