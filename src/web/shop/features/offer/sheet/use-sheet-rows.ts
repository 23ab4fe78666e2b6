import { useMemo } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { TaxedView } from '#contract/sale/price-money.ts';
import type { PricedSheetRow } from './sheet-row.ts';
import { sheetRows } from './sheet-rows.ts';

/** The rows of a sheet, made once for as long as the offer stays the same. */
export function useSheetRows(
  sheet: Pick<NonNullable<OfferView['bid']>, 'lines'> | undefined,
  items: OfferView['items'],
  { basis, listedGoods, contractDetails }: TaxedView,
): PricedSheetRow[] {
  const lines = sheet?.lines;
  return useMemo(
    () => sheetRows(lines ?? [], items, { basis, listedGoods, contractDetails }),
    [lines, items, basis, listedGoods, contractDetails],
  );
}
