import { addDays, type Day } from '#domain/values/day.ts';
import { historyBase } from './history-base.ts';
import { listBase } from './list-base.ts';
import type { OpenPriceBook } from './open-price-book.ts';
import type { PriceBase } from './price-base.ts';
import type { BookListRow } from './price-book.ts';
import { historyKeys, type PriceHistory } from './price-history.ts';
import type { PricedGoods, PriceLevel } from './priced-goods.ts';
import { valuedText } from './valued-answers.ts';

/** Where a price is looked for at one level. */
interface Place {
  readonly level: PriceLevel;
  readonly entries: readonly string[];
  readonly configuration: string;
  readonly historyKeys: readonly string[];
  /** The model and what it is priced as. */
  readonly modelEntries: readonly string[];
}

interface Known {
  readonly book: OpenPriceBook;
  readonly history: PriceHistory;
  readonly date: Day;
}

/**
 * The base for goods on a day: at the exact key or the model what stands by itself, else what is nearest of all. At each level a
 * young row of the list comes before own history, and that before a row that has grown old.
 */
export function findBase(goods: PricedGoods, known: Known): PriceBase | undefined {
  const places = placesOf(goods, known.book);
  const [exact, model] = places;
  for (const place of [exact, model]) {
    const base = place && (young(place, known) ?? inHistory(place, goods, known));
    if (base?.isFirm) return base;
  }
  for (const place of places) {
    const base = young(place, known) ?? inHistory(place, goods, known) ?? inList(place, known);
    if (base) return base;
  }
  return undefined;
}

/** The keys of all observations that the base for goods can go by. */
export function historyKeysFor(goods: PricedGoods, book: OpenPriceBook): readonly string[] {
  return placesOf(goods, book).flatMap((place) => place.historyKeys);
}

function placesOf(goods: PricedGoods, book: OpenPriceBook): readonly Place[] {
  const { entryId, modelId, seriesId, goodsClass, category, answers } = goods;
  const ids = [...new Set([entryId, modelId].filter((id) => id !== undefined))].flatMap(book.chainOf);
  const kinds = [...new Set([goodsClass, category].filter((one) => one !== undefined))];
  const any = { configuration: '' };
  const places: readonly Omit<Place, 'modelEntries'>[] = [
    { level: 'exact', entries: ids, configuration: valuedText(answers), historyKeys: [historyKeys.exact(goods)] },
    { level: 'model', entries: ids, historyKeys: ids.map(historyKeys.model), ...any },
    {
      level: 'series',
      entries: seriesId === undefined ? [] : [seriesId],
      historyKeys: seriesId === undefined ? [] : [historyKeys.series(seriesId)],
      ...any,
    },
    {
      level: 'category',
      entries: kinds,
      historyKeys: goodsClass === undefined ? [] : [historyKeys.category(goodsClass)],
      ...any,
    },
  ];
  // Where nothing was said, the exact key and the model's are one; what was paid for exactly such goods still counts first.
  return places.map((place) =>
    place.level === 'exact' && place.configuration === ''
      ? { ...place, modelEntries: ids, entries: [] }
      : { ...place, modelEntries: ids },
  );
}

function young(place: Place, known: Known): PriceBase | undefined {
  const base = inList(place, known);
  return base?.isFirm ? base : undefined;
}

function inList({ entries, configuration, level }: Place, { book, date }: Known): PriceBase | undefined {
  for (const entry of entries) {
    const row = book.rowsOf(entry, configuration).find(({ from }) => from <= date);
    if (row) return listBase(row, level, book.settings, addDays(date, -book.settings.youngDays) <= row.from);
  }
  return undefined;
}

function inHistory(place: Place, goods: PricedGoods, known: Known): PriceBase | undefined {
  const since = place.level === 'exact' ? newerWord(place, known) : undefined;
  const found = known.history
    .of(place.historyKeys)
    .flatMap((offer) => (since === undefined ? [offer] : [offer.filter(({ day }) => day > since)]))
    .filter((offer) => offer.length > 0);
  return found.length === 0 ? undefined : historyBase(found, { level: place.level, goods, ...known });
}

/** On which day the owner last changed the model's young price: what was bid for these very goods before is older than that word. */
function newerWord({ modelEntries }: Place, { book, date }: Known): Day | undefined {
  const rows = modelEntries
    .map((entry) => book.rowsOf(entry, ''))
    .find((some) => some.some(({ from }) => from <= date));
  const isYoung = rows?.some(({ from }) => from <= date && from >= addDays(date, -book.settings.youngDays));
  return rows && isYoung ? priceChangedOn(rows, date) : undefined;
}

/** Since when the price of rows for the same goods stands: the day of its last change, else of its first row. */
export function priceStandsSince(rows: readonly BookListRow[], date: Day): Day | undefined {
  return priceChangedOn(rows, date) ?? rows.filter(({ from }) => from <= date).at(-1)?.from;
}

/** Since when the price of rows for the same goods, the newest first, stands; undefined where it was never another: a new day alone is no change. */
export function priceChangedOn(rows: readonly BookListRow[], date: Day): Day | undefined {
  const [newest, ...older] = rows.filter(({ from }) => from <= date);
  const former = older.findIndex(({ cents }) => cents !== newest?.cents);
  return former < 0 ? undefined : (older[former - 1] ?? newest)?.from;
}
