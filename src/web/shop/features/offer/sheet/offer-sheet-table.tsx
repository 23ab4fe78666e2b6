import { isLongSheet } from '#domain/offer/price/by-model.ts';
import type { Choosing } from './choosing.ts';
import { LongSheet } from './long-sheet.tsx';
import { PriceNotes } from './price-notes.tsx';
import { PriceTable } from './price-table.tsx';
import { haveSameNotes } from './same-notes.ts';
import { priceColumns } from './sheet-column.ts';
import type { PricedSheetRow } from './sheet-row.ts';

interface SheetTableProps {
  /** The same array from one rendering to the next, as long as nothing has changed. */
  readonly rows: readonly PricedSheetRow[];
  /** Where the seller may keep some of many positions. */
  readonly choosing?: Choosing | undefined;
}

const notes = {
  of: (row: PricedSheetRow) => (row.deductions.length + row.countedIn.length === 0 ? null : <PriceNotes row={row} />),
  areSame: haveSameNotes,
};

/** The lines of a sheet with everything that may be taken off; many are folded by model. */
export function OfferSheetTable({ rows, choosing }: SheetTableProps) {
  if (!isLongSheet(rows.length)) return <PriceTable rows={rows} />;
  return (
    <LongSheet
      rows={rows}
      label="Geräte und Preise"
      columns={priceColumns}
      notes={notes}
      choosing={choosing}
      onlyLowered="nur mit möglichen Abzügen"
    />
  );
}
