import type { FiguresView, Numbers } from '#contract/desk/desk-numbers.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { monthText } from './number-words.ts';

interface MonthRowsProps {
  readonly caption: string;
  readonly months: Numbers['months'];
  readonly columns: readonly (readonly [title: string, cell: (figures: FiguresView) => string])[];
}

/** The months of a chart, row by row. */
export function MonthRows({ caption, months, columns }: MonthRowsProps) {
  return (
    <DataTable
      caption={`${caption} nach Monaten`}
      rows={months}
      keyOf={({ month }) => month}
      empty="Kein Monat gewählt."
      columns={[
        { title: 'Monat', isLead: true, isWhole: true, cell: ({ month }) => monthText(month) },
        ...columns.map(([title, cell]) => ({
          title,
          isNumber: true as const,
          cell: ({ figures }: Numbers['months'][number]) => cell(figures),
        })),
      ]}
    />
  );
}
