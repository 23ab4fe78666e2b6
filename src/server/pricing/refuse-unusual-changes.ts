import { maxNamedUnusual } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import type { PriceBook } from '#domain/pricing/price-book.ts';
import { everything } from '#domain/pricing/priced-goods.ts';
import type { UnusualChange } from '#domain/pricing/unusual-changes.ts';
import { Problem } from '#server/problem.ts';
import type { BookNames } from './book-names.ts';
import { type ComparedBooks, compareBooks } from './compare-books.ts';

/** The reckoning of every change of a book that lies far beyond what stood there, in German. */
export function unusualTexts({ unusual }: Pick<ComparedBooks, 'unusual'>, names: BookNames): readonly string[] {
  return unusual.map((one) => `${goodsOf(one, names)}: ${one.text}`);
}

function goodsOf({ part, scope, name, what }: UnusualChange, names: BookNames): string {
  const list = part === 'settings' ? 'Einstellungen' : bookPartTitles[part];
  const goods = scope === everything ? 'alle Geräte' : scope && (names.nameOf(scope) ?? (name || scope));
  const said = [goods, what].filter(Boolean).join(', ');
  return part === 'rows' ? said : `${list}, ${said}`;
}

/** Refuses a change of the book with the reckoning of what in it is unusual, until it is sent with `confirmed`. */
export function refuseUnusualChanges(
  { before, after, confirmed }: { readonly before: PriceBook; readonly after: PriceBook; readonly confirmed: boolean },
  names: BookNames,
): void {
  if (confirmed) return;
  const fields = unusualFields(unusualTexts(compareBooks(before, after), names));
  if (Object.keys(fields).length > 0) throw new Problem(409, 'priceUnusual', fields);
}

/** Reckonings as the fields of a refusal. */
export function unusualFields(texts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(texts.slice(0, maxNamedUnusual).map((text, index) => [`unusual.${index}`, text]));
}
