import { gte, sql } from 'drizzle-orm';
import type { BookWorth } from '#contract/goods/price-proposals.ts';
import type { OpenPriceBook } from '#domain/pricing/open-price-book.ts';
import type { BookListRow } from '#domain/pricing/price-book.ts';
import { shownAnswers } from '#domain/pricing/shown-answers.ts';
import { canonicalConfiguration, parseValuedText } from '#domain/pricing/valued-answers.ts';
import { addDays, type Day, startOfDay } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { priceOverrides } from '#server/db/schema/pricing.ts';
import type { ReadBid } from './past-bids.ts';

const namedOldest = 5;

interface Seen {
  readonly past: readonly ReadBid[];
  readonly book: OpenPriceBook;
  readonly since: Day;
  readonly today: Day;
  readonly nameOf: (row: BookListRow) => string;
}

/** What the book answers by itself, what sellers say to it, where people go beyond it, and how old its prices are. */
export async function bookWorth(db: Queryable, { past, book, since, today, nameOf }: Seen): Promise<BookWorth> {
  const answered = past.filter(({ isAgreed, isOver, counterbid }) => isAgreed || isOver || counterbid !== undefined);
  const asBid = answered.filter(
    ({ isAgreed, groups }) =>
      isAgreed && groups.every(({ bid, agreed }) => agreed === undefined || agreed <= bid * 1.001),
  );
  const prices = pricesThatCount(book, today);
  const youngest = addDays(today, -book.settings.youngDays);
  return {
    offers: past.length,
    atOnce: past.filter(({ isAtOnce }) => isAtOnce).length,
    answered: answered.length,
    accepted: asBid.length,
    countered: answered.filter(({ isAgreed }) => isAgreed).length - asBid.length,
    ...(await readDeviations(db, since)),
    bid: toEuros(past.reduce((sum, { total }) => sum + total, 0)),
    prices: prices.length,
    old: prices.filter(({ from }) => from < youngest).length,
    oldest: prices.slice(0, namedOldest).map((row) => ({
      name: nameOf(row),
      configuration: shownAnswers(parseValuedText(row.configuration) ?? {}),
      price: toEuros(row.cents),
      from: row.from,
    })),
  };
}

/** Of the rows for the same goods the newest that counts already, the oldest first. */
function pricesThatCount({ data, rowsOf }: OpenPriceBook, today: Day): readonly BookListRow[] {
  const counting = new Set(
    data.rows.flatMap(
      ({ entry, configuration }) =>
        rowsOf(entry, canonicalConfiguration(configuration)).find(({ from }) => from <= today) ?? [],
    ),
  );
  return [...counting].toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

async function readDeviations(db: Queryable, since: Day): Promise<Pick<BookWorth, 'deviations' | 'above' | 'below'>> {
  const apart = sql`(${priceOverrides.givenCents} - ${priceOverrides.proposedCents}) * ${priceOverrides.quantity}`;
  const sum = (of: typeof apart) => sql`coalesce(sum(${of}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      deviations: sql`count(*)`.mapWith(Number),
      above: sum(sql`greatest(${apart}, 0)`),
      below: sum(sql`greatest(-${apart}, 0)`),
    })
    .from(priceOverrides)
    .where(gte(priceOverrides.at, startOfDay(since)));
  return { deviations: row?.deviations ?? 0, above: toEuros(row?.above ?? 0), below: toEuros(row?.below ?? 0) };
}
