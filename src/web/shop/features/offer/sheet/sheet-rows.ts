import type { OfferView } from '#contract/sale/offer-view.ts';
import { type TaxedView, taxNotesOf } from '#contract/sale/price-money.ts';
import { fromEuros } from '#domain/values/money.ts';
import { cents } from '../euros.ts';
import { type NumberedPhotos, photosByItem } from '../photos-by-item.ts';
import type { GoodsRow, PricedSheetRow } from './sheet-row.ts';

type Line = NonNullable<OfferView['bid']>['lines'][number];
type Item = OfferView['items'][number];

/** What was offered, without a price. */
export function goodsRows(items: OfferView['items']): GoodsRow[] {
  const photos = photosByItem(items);
  return items.map((item) => goodsRow(item, photos));
}

/** The rows of a bid's or an agreement's sheet with the names of their goods. */
export function sheetRows(lines: readonly Line[], items: OfferView['items'], view: TaxedView): PricedSheetRow[] {
  const taxNotes = taxNotesOf(view, lines);
  const named = rowsById(items);
  return lines.map(({ itemId, quantity, unitPrice, total, deductions, countedIn }) => {
    const perUnit = deductions.reduce((sum, { amount }) => sum + fromEuros(amount), 0);
    return {
      ...(named.get(itemId) ?? nameless(itemId)),
      quantity,
      unitPrice: cents(unitPrice),
      total: fromEuros(total),
      minimum: fromEuros(total) - quantity * perUnit,
      deductions: deductions.map(({ amount, ...said }) => ({ ...said, amount: fromEuros(amount) })),
      countedIn,
      taxNote: taxNotes.get(itemId),
      lowered: deductions.length > 0,
    };
  });
}

/** The names of the goods, by the item's id. */
export function rowsById(items: OfferView['items']): ReadonlyMap<string, GoodsRow> {
  return new Map(goodsRows(items).map((row) => [row.key, row]));
}

/** A line whose goods the offer no longer names. */
export function nameless(itemId: string): GoodsRow {
  return { key: itemId, model: '', title: 'Gerät', quantity: 0 };
}

function goodsRow(item: Item, photos: ReadonlyMap<string, NumberedPhotos>): GoodsRow {
  const { id, entryId, title, description, remarks, quantity, serialNumbers, inventoryNumbers, site } = item;
  return {
    key: id,
    model: entryId ?? title.trim().toLowerCase(),
    title,
    description,
    remarks,
    photos: photos.get(id),
    quantity,
    serialNumbers,
    inventoryNumbers,
    site,
  };
}
