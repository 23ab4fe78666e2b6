import { type Cents, centsCell } from '#domain/values/money.ts';

/** A text, a count, an amount of money, or nothing. */
export type TableCell = string | number | { readonly cents: Cents } | undefined;

/** A table to be written, its heads first. */
export interface Table {
  /** Of the sheet. */
  readonly name: string;
  readonly rows: readonly (readonly TableCell[])[];
}

/** A cell as a text: amounts of money with a comma. */
export function tableCellText(cell: TableCell): string {
  if (cell === undefined) return '';
  return typeof cell === 'object' ? centsCell(cell.cents) : String(cell);
}
