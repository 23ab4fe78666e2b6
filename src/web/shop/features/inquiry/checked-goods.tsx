import { type ReactNode, useRef } from 'react';
import type { BasketItem, UploadedFile } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { isLongSheet, unitsByModel } from '#domain/offer/price/by-model.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';

/** Photos as they are seen; names that a camera gave say nothing. */
export type DrawPictures = (images: readonly UploadedFile[]) => ReactNode;

interface CheckedGoodsProps {
  readonly items: readonly BasketItem[];
  readonly pictures: DrawPictures;
}

/** The goods as they will be sent; when they are many how many there are of each model first, and page by page. */
export function CheckedGoods({ items, pictures }: CheckedGoodsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pagesOfItems = usePages(items.length);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>Ihre Geräte</h2>
        <PageLink href={pages.basket.show} className="text-link py-2.5" aria-label="Ihre Geräte ändern">
          Ändern
        </PageLink>
      </div>
      {isLongSheet(items.length) && (
        <ul aria-label="Nach Modell" className="mb-4 gap-x-8 sm:columns-2">
          {unitsByModel(items).map(({ title, quantity }) => (
            <li key={title} className="wrap-anywhere">{`${numberText(quantity)} × ${title}`}</li>
          ))}
        </ul>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Ihre Geräte" className="scroll-mt-28 border-t border-ink">
        {items.slice(pagesOfItems.first, pagesOfItems.end).map((item) => (
          <li key={item.id} className="border-b border-line py-3">
            <p className="font-headline wrap-anywhere">{`${numberText(item.quantity)} × ${item.title}`}</p>
            <p className="wrap-anywhere text-muted">{describeConfiguration(item.configuration)}</p>
            {item.configuration.remarks !== undefined && (
              <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{item.configuration.remarks}</p>
            )}
            <ItemNumbers {...item} />
            {item.images !== undefined && <div className="mt-2">{pictures(item.images)}</div>}
          </li>
        ))}
      </ul>
      <Pager pages={pagesOfItems} rows="Positionen" list={list} />
      <p className="mt-4 font-emphasis">{`Zusammen ${counted(units, 'Gerät', 'Geräte')} in ${counted(items.length, 'Position', 'Positionen')}`}</p>
      {items.some(({ configuration }) => configuration.working) && (
        <p className="mt-1 text-sm text-muted">Was nicht als „defekt“ vermerkt ist, funktioniert nach Ihrer Angabe.</p>
      )}
    </section>
  );
}
