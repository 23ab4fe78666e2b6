import type { OfferView } from '#contract/offer-view.ts';
import { fromEuros } from '#domain/values/money.ts';
import { cents } from './euros.ts';
import { photosByItem } from './photos-by-item.ts';
import type { SheetRow } from './price-table.tsx';

type Line = NonNullable<OfferView['bid']>['lines'][number];

/** The rows of a bid's or an agreement's sheet with the names of their goods. */
export function sheetRows(lines: readonly Line[], items: OfferView['items']): SheetRow[] {
  const photos = photosByItem(items);
  return lines.map(({ itemId, quantity, unitPrice, total, deductions, countedIn }) => {
    const item = items.find((candidate) => candidate.id === itemId);
    return {
      key: itemId,
      title: item?.title ?? 'Gerät',
      description: item?.description,
      remarks: item?.remarks,
      photos: photos.get(itemId),
      quantity,
      unitPrice: cents(unitPrice),
      total: fromEuros(total),
      deductions: deductions.map(({ amount, ...named }) => ({ ...named, amount: fromEuros(amount) })),
      countedIn,
    };
  });
}
