import type { BasketItem } from '#contract/basket.ts';
import { pages } from '#contract/urls.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QuantityField } from './quantity-field.tsx';

interface BasketRowProps {
  readonly item: BasketItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function ChangeLink({ id, slug, freetext, title }: BasketItem) {
  const page = freetext === undefined ? pages.wizard.item(slug) : pages.wizard.freetext(slug, freetext);
  return (
    <PageLink
      href={`${page}?posten=${encodeURIComponent(id)}`}
      className="text-link py-2.5"
      aria-label={`${title} ändern`}
    >
      Ändern
    </PageLink>
  );
}

/** One item of the basket: what it is, how many, change or remove it. */
export function BasketRow({ item, onQuantity, onRemove }: BasketRowProps) {
  const said = describeConfiguration(item.configuration);
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-5 md:grid-cols-[1fr_auto_auto] md:items-end">
      <div className="min-w-0 md:self-start">
        <h2 className="text-[1.15rem]">{item.title}</h2>
        <p className="text-muted">{said === '' ? 'Ohne Angaben zur Ausstattung' : said}</p>
        {item.configuration.remarks !== undefined && (
          <p className="mt-1 text-sm whitespace-pre-line text-muted">{item.configuration.remarks}</p>
        )}
      </div>
      <QuantityField name={`quantity.${item.id}`} value={item.quantity} onChange={onQuantity} />
      <div className="flex min-h-[52px] items-center gap-5">
        <ChangeLink {...item} />
        <button
          type="button"
          onClick={onRemove}
          aria-label={`${item.title} entfernen`}
          className="flex min-h-11 items-center gap-2 rounded-sm px-2 hover:bg-steel"
        >
          <Icon name="trash" size={20} />
          Entfernen
        </button>
      </div>
    </li>
  );
}
