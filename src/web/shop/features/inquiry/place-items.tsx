import { useRef, useState } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';
import type { SiteActions } from './sites-of-basket.ts';

interface PlaceItemsProps extends Pick<SiteActions, 'place' | 'split'> {
  readonly items: readonly BasketItem[];
  readonly names: readonly string[];
}

const nowhere = 'noch keiner';
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Every item with its site, page by page; what has none can be placed at once. */
export function PlaceItems({ items, names, place, split }: PlaceItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pages = usePages(items.length);
  const [all, setAll] = useState<string>();
  const missing = items.filter(({ site }) => site === undefined).map(({ id }) => id);
  return (
    <div className="grid gap-4">
      {missing.length > 1 && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <Select
              name="placeAll"
              label={`${numberText(missing.length)} Positionen ohne Standort gehören zu`}
              value={all}
              options={optionsOf(names)}
              onChange={(site) => setAll(site || undefined)}
            />
          </div>
          <Button className="max-sm:w-full" onClick={() => all !== undefined && place(new Set(missing), all)}>
            Zuordnen
          </Button>
        </div>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Geräte und Standorte" className="scroll-mt-28 border-t border-line">
        {items.slice(pages.first, pages.end).map((item) => (
          <PlacedItem key={item.id} item={item} names={names} place={place} split={split} />
        ))}
      </ul>
      <Pager pages={pages} rows="Positionen" list={list} />
    </div>
  );
}

interface PlacedItemProps extends Omit<PlaceItemsProps, 'items'> {
  readonly item: BasketItem;
}

/** One item: its site, and the way to part it where its units stand at several. */
function PlacedItem({ item, names, place, split }: PlacedItemProps) {
  const { id, title, quantity, site } = item;
  const [parts, setParts] = useState(false);
  const [units, setUnits] = useState<number | null>(1);
  return (
    <li className="border-b border-line py-3">
      <Select
        name={`site-${id}`}
        label={`${numberText(quantity)} × ${title}`}
        value={site}
        options={optionsOf(names)}
        emptyText={nowhere}
        onChange={(name) => place(new Set([id]), name || undefined)}
      />
      {quantity > 1 && (
        <Button
          kind="quiet"
          className="-ml-2"
          aria-expanded={parts}
          aria-label={`${title} aufteilen`}
          onClick={() => setParts(!parts)}
        >
          Aufteilen
        </Button>
      )}
      {parts && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <NumberField name={`units-${id}`} label="Davon stehen woanders" value={units} onChange={setUnits} />
          </div>
          <Button
            className="max-sm:w-full"
            onClick={() => {
              if (units === null || units < 1 || units >= quantity) return;
              setParts(false);
              split(id, units);
            }}
          >
            Teilen
          </Button>
        </div>
      )}
    </li>
  );
}
