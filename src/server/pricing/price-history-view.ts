import type { PriceHistoryView } from '#contract/goods/price-book.ts';
import { historyKeys } from '#domain/pricing/price-history.ts';
import { shownAnswers } from '#domain/pricing/shown-answers.ts';
import { parseValuedText } from '#domain/pricing/valued-answers.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Deps } from '#server/deps.ts';
import { readHistory } from './observations.ts';

/** What units of a model or series were once worth, and what the list says about it; undefined where the catalogue has no such entry. */
export async function priceHistoryView(
  { db, catalogue, pricing }: Pick<Deps, 'db' | 'catalogue' | 'pricing'>,
  entry: string,
): Promise<PriceHistoryView | undefined> {
  const title = catalogue.catalogue.byId.get(entry)?.title;
  if (title === undefined) return undefined;
  const keys = [historyKeys.model(entry), historyKeys.series(entry)];
  const history = await readHistory(db, keys);
  const { book } = await pricing.current(db);
  return {
    title,
    observations: history
      .of(keys)
      .flat()
      .map(({ offerId, name, kind, day, unitCents, quantity, goods }) => ({
        offerId,
        name,
        kind,
        day,
        unitPrice: toEuros(unitCents),
        quantity,
        configuration: shownAnswers(goods.answers),
        works: goods.works,
      })),
    listPrices: book.data.rows
      .filter((row) => row.entry === entry)
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))
      .map(({ from, cents, configuration }) => ({
        from,
        price: toEuros(cents),
        configuration: shownAnswers(parseValuedText(configuration) ?? {}),
      })),
  };
}
