import { useRef } from 'react';
import type { OfferView } from '#contract/offer-view.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';
import { SheetFiles } from './documents/sheet-files.tsx';
import { LinePhotos } from './line-photos.tsx';
import { OwnWords } from './own-words.tsx';
import { photosByItem } from './photos-by-item.ts';

/** What the customer offered, as they said it. */
export function GoodsList({ view }: { readonly view: OfferView }) {
  const { items, location, availableFrom } = view;
  const list = useRef<HTMLUListElement>(null);
  const pages = usePages(items.length);
  const photos = photosByItem(items);
  const facts = [
    ...(location ? [{ name: 'Standort der Geräte', value: location }] : []),
    ...(availableFrom ? [{ name: 'Verfügbar ab', value: formatDay(availableFrom) }] : []),
    ...(view.availableImmediately ? [{ name: 'Verfügbar', value: 'sofort' }] : []),
  ];
  return (
    <section className="mt-8 grid gap-5">
      <h3>Ihre Geräte</h3>
      {items.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Ihre Geräte" className="scroll-mt-28 outline-none">
          {items.slice(pages.first, pages.end).map((item) => (
            <li key={item.id} className="border-t border-line py-3">
              <span className="font-emphasis">
                {item.quantity} × {item.title}
              </span>
              {item.description !== '' && <span className="block text-sm text-muted">{item.description}</span>}
              {item.remarks && (
                <span className="block text-sm text-muted">
                  Ihre Anmerkung: <bdi className="whitespace-pre-line">{item.remarks}</bdi>
                </span>
              )}
              <ItemNumbers {...item} />
              <LinePhotos photos={photos.get(item.id)} />
            </li>
          ))}
        </ul>
      )}
      <Pager pages={pages} rows="Posten" list={list} />
      {items.length > 0 && <SheetFiles offerId={view.id} sheet="inquiry" />}
      <OwnWords view={view} />
      {facts.length > 0 && <Facts facts={facts} />}
    </section>
  );
}
