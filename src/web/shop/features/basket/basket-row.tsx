import { memo } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ItemPicture } from './item-picture.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SerialNumbersField } from './serial-numbers-field.tsx';

interface BasketRowProps {
  readonly item: BasketItem;
  /** One object for all rows, so that a change of one item draws one row. */
  readonly actions: ItemActions;
}

/** What can be done with an item. */
export interface ItemActions {
  setQuantity(itemId: string, quantity: number): void;
  setSerialNumbers(itemId: string, serialNumbers: string[]): void;
  /** Where one of these numbers stands in the basket already. */
  standsElsewhere(itemId: string, serialNumbers: string[]): string | undefined;
  duplicate(item: BasketItem): void;
  remove(item: BasketItem): void;
}

const action = 'text-link min-h-11 py-2.5';

function ChangeLink({ id, slug, freetext, title }: BasketItem) {
  const page = freetext === undefined ? pages.wizard.item(slug) : pages.wizard.freetext(slug, freetext);
  return (
    <PageLink href={`${page}?posten=${encodeURIComponent(id)}`} className={action} aria-label={`${title} ändern`}>
      Ändern
    </PageLink>
  );
}

/** One item of the basket: what it is, how many, change, duplicate or remove it. The row can take the focus. */
export const BasketRow = memo(({ item, actions }: BasketRowProps) => {
  const { id, title, quantity, configuration, serialNumbers } = item;
  const said = describeConfiguration(configuration);
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid scroll-mt-28 gap-x-8 gap-y-3 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <ItemPicture images={item.images}>
          <h2 className="text-[1.15rem] wrap-anywhere">{title}</h2>
          <p className="text-muted">{said === '' ? 'Ohne Angaben zur Ausstattung' : said}</p>
          {configuration.remarks !== undefined && (
            <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-muted">{configuration.remarks}</p>
          )}
        </ItemPicture>
        <ItemNumbers inventoryNumbers={item.inventoryNumbers} site={item.site} />
        <SerialNumbersField
          item={item}
          standsElsewhere={(numbers) => actions.standsElsewhere(id, numbers)}
          onChange={(numbers) => actions.setSerialNumbers(id, numbers)}
        />
        <p className="flex flex-wrap gap-x-6">
          <ChangeLink {...item} />
          <button
            type="button"
            onClick={() => actions.duplicate(item)}
            aria-label={`${title} duplizieren`}
            className={action}
          >
            Duplizieren
          </button>
          <button
            type="button"
            onClick={() => actions.remove(item)}
            aria-label={`${title} entfernen`}
            className={action}
          >
            Entfernen
          </button>
        </p>
      </div>
      {/* on phones the word stands beside the number: a basket of ten is short enough as it is */}
      <div className="max-sm:[&>div]:flex max-sm:[&>div]:flex-wrap max-sm:[&>div]:items-center max-sm:[&>div]:justify-between max-sm:[&>div]:gap-x-6">
        <QuantityField
          name={`quantity.${id}`}
          value={quantity}
          numbered={serialNumbers?.length ?? 0}
          onChange={(units) => actions.setQuantity(id, units)}
        />
      </div>
    </li>
  );
});
