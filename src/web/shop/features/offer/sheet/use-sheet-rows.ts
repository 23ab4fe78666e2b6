import { useMemo } from 'react';
import type { OfferView } from '#contract/offer-view.ts';
import type { SheetRow } from './sheet-row.ts';
import { sheetRows } from './sheet-rows.ts';

/** The rows of a sheet, made once for as long as the offer stays the same. */
export function useSheetRows(
  sheet: Pick<NonNullable<OfferView['bid']>, 'lines'> | undefined,
  items: OfferView['items'],
): SheetRow[] {
  const lines = sheet?.lines;
  return useMemo(() => sheetRows(lines ?? [], items), [lines, items]);
}
