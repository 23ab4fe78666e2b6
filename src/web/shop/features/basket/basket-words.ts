import type { BasketItem } from '#contract/basket.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

/** '5 Geräte in 2 Posten' */
export function basketSize(items: readonly BasketItem[]): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(units, 'Gerät', 'Geräte')} in ${counted(items.length, 'Posten', 'Posten')}`;
}
