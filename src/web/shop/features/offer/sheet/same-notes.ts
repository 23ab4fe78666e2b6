import type { PricedSheetRow } from './sheet-row.ts';

type Priced = Pick<PricedSheetRow, 'deductions' | 'countedIn'>;

/** Whether the same stands at all positions: it is said once then. */
export function haveSameNotes(rows: readonly Priced[]): boolean {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return false;
  const said = notesOf(first);
  return others.every((row) => notesOf(row) === said);
}

const notesOf = ({ deductions, countedIn }: Priced) => JSON.stringify([deductions, countedIn]);
