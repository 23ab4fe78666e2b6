import type { OfferItem } from '#domain/offer/item.ts';
import { findBase, historyKeysFor, priceStandsSince } from '#domain/pricing/find-base.ts';
import { type OpenPriceBook, openPriceBook } from '#domain/pricing/open-price-book.ts';
import { type GroupPrice, price } from '#domain/pricing/price.ts';
import { groupLines, type PriceGroup } from '#domain/pricing/price-group.ts';
import { withTheirDrives } from '#domain/pricing/priced-goods.ts';
import type { ValuedAnswers } from '#domain/pricing/valued-answers.ts';
import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { Queryable } from '#server/db/client.ts';
import { readHistory } from './observations.ts';
import { newestVersion, readBook } from './price-books.ts';

/** A version of the price book, opened. */
export interface CurrentBook {
  /** 0 while there is none. */
  readonly version: number;
  readonly book: OpenPriceBook;
}

/** A group of an inquiry with what the price book makes of it. */
export interface PricedGroup {
  readonly group: PriceGroup;
  readonly price: GroupPrice;
  /** Cents of a unit's drives that are kept or destroyed, where both prices are known and they differ. */
  readonly driveWorth?: Cents;
}

interface Inquiry {
  readonly items: readonly OfferItem[];
  /** The day whose prices count. */
  readonly date: Day;
  /** Its own prices are no reason for themselves. */
  readonly offerId?: string;
  /** Ids of lines that were taken out of their group. */
  readonly apart?: ReadonlySet<string>;
  /** Of the book: the one that was gone by, where it is not to be the newest. */
  readonly version?: number | undefined;
}

/** What everything is worth to the provider, by the price book as it stands and own history. */
export interface Pricing {
  current(db: Queryable): Promise<CurrentBook>;
  /** Two or three queries, however many lines. */
  priceLines(db: Queryable, inquiry: Inquiry): Promise<CurrentBook & { readonly priced: readonly PricedGroup[] }>;
  /** What the price of a line stands on: the answers that it includes where nothing is said, and from which day on it counts, where a list says so. */
  baseOf(
    db: Queryable,
    line: OfferItem,
    date: Day,
  ): Promise<{ readonly includes: ValuedAnswers; readonly since?: Day }>;
}

/** By how much a unit is worth less without its drives, by the same book on the same day. */
function worthOfDrives(
  { goods, quantity }: PriceGroup,
  { cents }: GroupPrice,
  priceOf: (group: Pick<PriceGroup, 'goods' | 'quantity'>) => GroupPrice,
): Cents | undefined {
  if (goods.lostDrives === undefined || cents === undefined) return undefined;
  const whole = priceOf({ goods: withTheirDrives(goods), quantity }).cents;
  return whole !== undefined && whole > cents ? whole - cents : undefined;
}

/** Opens each version of the book once in this process; which one counts is asked each time, since others keep versions too. Whoever has just written one need not read it. */
export function openPricing(loaded: Pick<LoadedCatalogue, 'catalogue'>, written?: CurrentBook): Pricing {
  let opened = written && Promise.resolve(written);
  let openedVersion = written?.version;

  async function open(db: Queryable, version: number): Promise<CurrentBook> {
    return { version, book: openPriceBook(await readBook(db, version)) };
  }

  async function current(db: Queryable): Promise<CurrentBook> {
    const version = await newestVersion(db);
    if (opened === undefined || openedVersion !== version) {
      openedVersion = version;
      opened = open(db, version);
      // What failed is tried again by the next.
      opened.catch(() => {
        openedVersion = undefined;
      });
    }
    return opened;
  }

  return {
    current,
    async priceLines(db, { items, date, offerId, apart, version: wanted }) {
      const groups = groupLines(items, {
        find: (entryId) => loaded.catalogue.byId.get(entryId),
        ...(apart && { apart }),
      });
      const newest = await current(db);
      const { version, book } = wanted === undefined || wanted >= newest.version ? newest : await open(db, wanted);
      const keys = groups
        .flatMap(({ goods }) => [goods, ...(goods.lostDrives === undefined ? [] : [withTheirDrives(goods)])])
        .flatMap((goods) => historyKeysFor(goods, book));
      const history = await readHistory(db, keys, offerId);
      const priced = groups.map((group): PricedGroup => {
        const found = price(group, book, history, date);
        const driveWorth = worthOfDrives(group, found, (whole) => price(whole, book, history, date));
        return { group, price: found, ...(driveWorth !== undefined && { driveWorth }) };
      });
      return { version, book, priced };
    },
    async baseOf(db, line, date) {
      const [group] = groupLines([line], { find: (entryId) => loaded.catalogue.byId.get(entryId) });
      if (group === undefined) return { includes: {} };
      const { book } = await current(db);
      const history = await readHistory(db, historyKeysFor(group.goods, book));
      const { includes = {}, row } = findBase(group.goods, { book, history, date }) ?? {};
      return {
        includes: includes === 'all' ? {} : includes,
        ...(row && { since: priceStandsSince(book.rowsOf(row.entry, row.configuration), date) ?? row.from }),
      };
    },
  };
}
