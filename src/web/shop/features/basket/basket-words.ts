import type { BasketItem } from '#contract/goods/basket.ts';
import { numberText } from '#domain/values/number-text.ts';

const counted = (count: number, one: string, many: string) => `${numberText(count)} ${count === 1 ? one : many}`;

/** '5 Geräte' */
function unitsIn(items: readonly BasketItem[]): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return counted(units, 'Gerät', 'Geräte');
}

/** '5 Geräte in 2 Positionen' */
export function basketSize(items: readonly BasketItem[]): string {
  return `${unitsIn(items)} in ${counted(items.length, 'Position', 'Positionen')}`;
}

/** '12 von 4.000 Positionen, 36 Geräte' */
export function foundSize(found: readonly BasketItem[], items: readonly BasketItem[]): string {
  return `${numberText(found.length)} von ${counted(items.length, 'Position', 'Positionen')}, ${unitsIn(found)}`;
}

/** 'Dell PowerEdge R640 ist entfernt.' */
export function removedWords(removed: readonly { readonly item: BasketItem }[]): string {
  const [first, ...others] = removed;
  if (others.length > 0) return `${numberText(removed.length)} Positionen sind entfernt.`;
  return `${first?.item.title ?? 'Die Position'} ist entfernt.`;
}
