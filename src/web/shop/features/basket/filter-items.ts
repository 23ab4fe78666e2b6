import type { BasketItem } from '#contract/goods/basket.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { foundText, soughtWords } from '#domain/values/spelling.ts';

/** Made once an item: thousands of them are asked at every keystroke. */
const texts = new WeakMap<BasketItem, string>();

function textOf(item: BasketItem): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const { title, configuration, serialNumbers = [], inventoryNumbers = [], site } = item;
  const said = [title, describeConfiguration(configuration), configuration.remarks, site];
  const text = foundText([...said, ...serialNumbers, ...inventoryNumbers].join('\n'));
  texts.set(item, text);
  return text;
}

/** The items in whose name, configuration, remarks, site or numbers every word occurs. */
export function filterItems(items: readonly BasketItem[], filter: string): readonly BasketItem[] {
  const words = soughtWords(filter);
  if (words.length === 0) return items;
  return items.filter((item) => words.every((word) => textOf(item).includes(word)));
}
