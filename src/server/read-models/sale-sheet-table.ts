import { saleSheetNames } from '#contract/sale/sale-sheet-words.ts';
import { conditionText, equipmentOf } from '#domain/catalogue/describe-configuration.ts';
import type { SaleRow, SaleSheet } from '#domain/offer/price/sale-sheet.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Table, TableCell } from '#server/tables/table.ts';

interface Column {
  readonly head: string;
  readonly cell: (row: SaleRow) => TableCell;
  /** What stands below all rows. */
  readonly foot?: TableCell;
}

/** Name of a file that proves something, by its address. */
export type EvidenceNames = (address: string) => string;

/** So many numbers of up to 100 characters fit into one cell of a spreadsheet, which holds 32,767. */
const numbersPerRow = 300;

/**
 * A sheet of a sale as a table for its owner's own books, with the sums below. A position with very many numbers goes on in further rows, which
 * count nothing.
 */
export function saleSheetTable(sheet: SaleSheet, nameOf: EvidenceNames): Table {
  const columns = [...goodsColumns(sheet), ...priceColumns(sheet), ...outcomeColumns(sheet, nameOf)];
  const numbers = columns.map(({ head }) => numberColumns[head]);
  return {
    name: saleSheetNames[sheet.kind],
    rows: [
      columns.map(({ head }) => head),
      ...sheet.rows.flatMap((row) => [
        columns.map(({ cell }) => cell(row)),
        ...furtherNumbers(row).map((start) => numbers.map((of) => of && part(of(row), start))),
      ]),
      columns.map(({ foot }) => foot),
    ],
  };
}

type Numbers = (row: SaleRow) => readonly string[];
const numberColumns: Readonly<Record<string, Numbers>> = {
  Inventarnummern: ({ item }) => item.inventoryNumbers ?? [],
  Seriennummern: ({ item }) => item.serialNumbers ?? [],
};

function furtherNumbers(row: SaleRow): number[] {
  const longest = Math.max(...Object.values(numberColumns).map((of) => of(row).length));
  const starts: number[] = [];
  for (let start = numbersPerRow; start < longest; start += numbersPerRow) starts.push(start);
  return starts;
}

function part(numbers: readonly string[], start: number): string {
  return numbers.slice(start, start + numbersPerRow).join(', ');
}

function goodsColumns({ rows }: SaleSheet): Column[] {
  const counted = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { head: 'Position', cell: ({ position }) => position },
    { head: 'Gerät', cell: ({ item }) => item.title, foot: 'Summe' },
    { head: 'Menge', cell: ({ quantity }) => quantity, foot: counted },
    { head: 'Ausstattung', cell: ({ item }) => (item.configuration ? equipmentOf(item.configuration) : '') },
    { head: 'Zustand/Mängel', cell: ({ item }) => (item.configuration ? conditionText(item.configuration) : '') },
    { head: 'Anmerkungen', cell: ({ item }) => item.configuration?.remarks ?? '' },
    ...Object.entries(numberColumns).map(([head, of]): Column => ({ head, cell: (row) => part(of(row), 0) })),
    { head: 'Standort', cell: ({ item }) => item.site ?? '' },
  ];
}

function priceColumns({ kind, basis, rows, total, minimum }: SaleSheet): Column[] {
  if (total === undefined) return [];
  const net = basis === 'net' ? ' netto' : '';
  const isSettled = kind === 'adjustment' || kind === 'result';
  const agreed = rows.reduce((sum, { price }) => sum + (price?.total ?? 0), 0);
  return [
    { head: `Preis je Gerät${net}`, cell: ({ price }) => money(price?.unitPrice) },
    {
      head: `${isSettled ? 'Vereinbart' : 'Summe'}${net}`,
      cell: ({ price }) => money(price?.total),
      foot: money(agreed),
    },
    { head: `Mindestens${net}`, cell: ({ price }) => money(price?.minimum), foot: money(minimum) },
    ...(isSettled
      ? []
      : eachDeduction(
          rows.map(({ price }) => price?.deductions.length ?? 0),
          possibleDeduction,
        )),
  ];
}

function outcomeColumns({ kind, basis, rows, total }: SaleSheet, nameOf: EvidenceNames): Column[] {
  if (kind !== 'adjustment' && kind !== 'result') return [];
  const net = basis === 'net' ? ' netto' : '';
  const outcomes = rows.flatMap(({ outcome }) => outcome ?? []);
  const sum: Sum = (of) => outcomes.reduce((one, row) => one + of(row), 0);
  const files = (evidence: readonly string[] = []) => evidence.map(nameOf).join(', ');
  return [
    { head: 'Angekommen', cell: ({ outcome }) => outcome?.received, foot: sum(({ received }) => received) },
    {
      head: 'Nicht angekommen',
      cell: ({ outcome }) => outcome?.missing.units,
      foot: sum(({ missing }) => missing.units),
    },
    {
      head: `Dafür nicht bezahlt${net}`,
      cell: ({ outcome }) => money(outcome?.missing.amount),
      foot: money(sum(({ missing }) => missing.amount)),
    },
    { head: 'Nachweis dazu', cell: ({ outcome }) => files(outcome?.missing.evidence) },
    ...(sum(({ returned }) => returned.units) === 0 ? [] : returnedColumns(net, sum)),
    {
      head: `Abzüge zusammen${net}`,
      cell: ({ outcome }) => money(outcome && deducted(outcome)),
      foot: money(sum(deducted)),
    },
    {
      head: `${kind === 'result' ? 'Endgültig' : 'Angepasst'}${net}`,
      cell: ({ outcome }) => money(outcome?.total),
      foot: money(total),
    },
    ...eachDeduction(
      outcomes.map(({ deductions }) => deductions.length),
      (name, index) => takenDeduction(name, index, files),
    ),
  ];
}

type Outcome = NonNullable<SaleRow['outcome']>;
type Sum = (of: (outcome: Outcome) => number) => number;

function returnedColumns(net: string, sum: Sum): Column[] {
  return [
    { head: 'Zurück', cell: ({ outcome }) => outcome?.returned.units, foot: sum(({ returned }) => returned.units) },
    {
      head: `Zurück, nicht bezahlt${net}`,
      cell: ({ outcome }) => money(outcome?.returned.amount),
      foot: money(sum(({ returned }) => returned.amount)),
    },
  ];
}

function deducted({ deductions }: Outcome): Cents {
  return deductions.reduce((sum, { units, amount }) => sum + units * amount, 0);
}

/** Columns for the first deduction of each row, for the second, and so on. */
function eachDeduction(counts: readonly number[], columnsOf: (name: string, index: number) => Column[]): Column[] {
  const most = counts.reduce((one, other) => Math.max(one, other), 0);
  return Array.from({ length: most }, (_, index) => columnsOf(`Abzug ${index + 1}`, index)).flat();
}

function possibleDeduction(name: string, index: number): Column[] {
  return [
    { head: name, cell: ({ price }) => price?.deductions[index]?.name },
    { head: `${name} je Gerät`, cell: ({ price }) => money(price?.deductions[index]?.amount) },
  ];
}

function takenDeduction(name: string, index: number, files: (evidence?: readonly string[]) => string): Column[] {
  const of = ({ outcome }: SaleRow) => outcome?.deductions[index];
  return [
    { head: name, cell: (row) => of(row)?.name },
    { head: `${name} Geräte`, cell: (row) => of(row)?.units },
    { head: `${name} je Gerät`, cell: (row) => money(of(row)?.amount) },
    { head: `${name} Nachweis`, cell: (row) => files(of(row)?.evidence) },
  ];
}

function money(cents: Cents | undefined): TableCell {
  return cents === undefined ? undefined : { cents };
}
