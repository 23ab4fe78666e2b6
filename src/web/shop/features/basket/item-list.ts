import type { BasketItem } from '#contract/goods/basket.ts';

/** An item and where it stood. */
export interface PlacedItem {
  readonly item: BasketItem;
  readonly index: number;
}

/** The items with these ids and their places. */
export function placedItems(items: readonly BasketItem[], ids: ReadonlySet<string>): PlacedItem[] {
  return items.flatMap((item, index) => (ids.has(item.id) ? [{ item, index }] : []));
}

/** Each back at its place, the first first; what is there already stays once. */
export function restored(items: readonly BasketItem[], removed: readonly PlacedItem[]): BasketItem[] {
  const here = new Set(items.map(({ id }) => id));
  const back = removed.filter(({ item }) => !here.has(item.id));
  const rest = [...items];
  const all: BasketItem[] = [];
  for (const { item, index } of back) {
    all.push(...rest.splice(0, index - all.length), item);
  }
  return [...all, ...rest];
}

/** The same goods once more, right behind the first, to which numbers and photos belong. */
export function duplicated(items: readonly BasketItem[], itemId: string, copyId: string): BasketItem[] {
  return items.flatMap((item) => {
    if (item.id !== itemId) return [item];
    const { serialNumbers: _, inventoryNumbers: __, fromList: ___, images: ____, ...goods } = item;
    return [item, { ...goods, id: copyId }];
  });
}

/** The items with these ids at a site, or at none. */
export function placed(
  items: readonly BasketItem[],
  ids: ReadonlySet<string>,
  site: string | undefined,
): readonly BasketItem[] {
  return items.map((item) => {
    if (!ids.has(item.id)) return item;
    const { site: _, ...goods } = item;
    return site === undefined ? goods : { ...goods, site };
  });
}

/** The item as two: so many units, with the last of its serial numbers, stand behind it and at no site yet. */
export function split(items: readonly BasketItem[], itemId: string, units: number, copyId: string): BasketItem[] {
  return items.flatMap((item) => {
    const left = item.quantity - units;
    if (item.id !== itemId || units < 1 || left < 1) return [item];
    const { serialNumbers = [], images: _images, ...goods } = item;
    const { site: _site, inventoryNumbers: _numbers, ...rest } = goods;
    const kept = serialNumbers.slice(0, left);
    const gone = serialNumbers.slice(left);
    return [
      { ...item, quantity: left, ...(serialNumbers.length > 0 && { serialNumbers: kept }) },
      { ...rest, id: copyId, quantity: units, ...(gone.length > 0 && { serialNumbers: gone }) },
    ];
  });
}

/** The item with these serial numbers in place of the ones it had. */
export function numbered(
  items: readonly BasketItem[],
  itemId: string,
  serialNumbers: readonly string[],
): readonly BasketItem[] {
  return items.map((item) => {
    if (item.id !== itemId) return item;
    const { serialNumbers: _, ...goods } = item;
    return serialNumbers.length === 0 ? goods : { ...goods, serialNumbers: [...serialNumbers] };
  });
}
