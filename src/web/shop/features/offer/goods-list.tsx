import type { OfferView } from '#contract/sale/offer-view.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { SheetFiles } from './documents/sheet-files.tsx';
import { LinePhotos } from './line-photos.tsx';
import { OwnWords } from './own-words.tsx';
import { photosByItem } from './photos-by-item.ts';
import { GoodsSheet } from './sheet/goods-sheet.tsx';

/** What the customer offered, as they said it. */
export function GoodsList({ view }: { readonly view: OfferView }) {
  const { items, location, availableFrom } = view;
  const photos = photosByItem(items);
  const facts = [
    ...(location ? [{ name: 'Standort der Geräte', value: location }] : []),
    ...(availableFrom ? [{ name: 'Verfügbar ab', value: formatDay(availableFrom) }] : []),
    ...(view.availableImmediately ? [{ name: 'Verfügbar', value: 'sofort' }] : []),
  ];
  return (
    <section className="mt-8 grid gap-5">
      <h3>Ihre Geräte</h3>
      {isLongSheet(items.length) && <GoodsSheet items={items} />}
      {items.length > 0 && !isLongSheet(items.length) && (
        <ul aria-label="Ihre Geräte">
          {items.map((item) => (
            <li key={item.id} className="border-t border-line py-3">
              <span className="font-emphasis">
                {item.quantity} × {item.title}
              </span>
              {item.description !== '' && <span className="block text-sm text-muted">{item.description}</span>}
              {item.remarks && (
                <span className="block text-sm text-muted">
                  Ihre Anmerkung: <bdi className="wrap-anywhere whitespace-pre-line">{item.remarks}</bdi>
                </span>
              )}
              <ItemNumbers {...item} />
              <LinePhotos photos={photos.get(item.id)} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && <SheetFiles offerId={view.id} sheet="inquiry" />}
      <OwnWords view={view} />
      {facts.length > 0 && <Facts facts={facts} />}
    </section>
  );
}
