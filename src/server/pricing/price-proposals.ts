import { desc, eq, sql } from 'drizzle-orm';
import type { PriceProposals, ProposalView } from '#contract/goods/price-proposals.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { answeredBids } from '#domain/pricing/learning/answered-bids.ts';
import { movedRows } from '#domain/pricing/learning/moved-rows.ts';
import { type PriceProposal, proposePrices } from '#domain/pricing/learning/propose-prices.ts';
import type { BookListRow } from '#domain/pricing/price-book.ts';
import { shownAnswers } from '#domain/pricing/shown-answers.ts';
import { parseValuedText } from '#domain/pricing/valued-answers.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import { priceRejections } from '#server/db/schema/pricing.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import type { BookNames } from './book-names.ts';
import { bookWorth } from './book-worth.ts';
import { readPastBids } from './past-bids.ts';

/** Bids of so many days are looked at. */
const days = 180;
/** Rows of the list that one proposal moves: those with the most bids. One change of the book takes no more. */
const maxRows = 60;

/** What the version that counts is proposed to change, by the bids of half a year. */
export async function priceProposals(
  { database, db, clock, pricing }: Pick<Deps, 'database' | 'db' | 'clock' | 'pricing'>,
  names: BookNames,
): Promise<PriceProposals> {
  const today = dayOf(clock.now().toISOString());
  const since = addDays(today, -days);
  const { version, book } = await pricing.current(db);
  const past = await readPastBids(database, since, today);
  const { bids, rows } = answeredBids(past, book, today);
  const rejected = await readRejections(db);
  const sinceRejected = new Map(rejected.map(({ key, at }) => [key, daysBetween(dayOf(at), today)]));
  const nameOf = ({ entry, name }: BookListRow) => names.nameOf(entry) ?? (name || entry);
  return {
    version,
    days,
    ...shopConfig.priceLearning,
    proposals: proposePrices(bids, shopConfig.priceLearning, sinceRejected).flatMap((proposal) => {
      const moved = proposal.rowKeys.slice(0, maxRows).flatMap((key) => rows.get(key) ?? []);
      return viewOf(proposal, moved, today, nameOf, names);
    }),
    rejected: rejected.map(({ key, percent, by, at }) => ({
      title: titleOf(key, rows, nameOf, names),
      percent,
      by,
      at,
    })),
    worth: await bookWorth(db, { past, book, since, today, nameOf }),
  };
}

function viewOf(
  { rowKeys: _all, kind, offers: _offers, certainty, moreCents, ...proposal }: PriceProposal,
  rows: readonly BookListRow[],
  today: Day,
  nameOf: (row: BookListRow) => string,
  names: BookNames,
): readonly ProposalView[] {
  const moved = movedRows(rows, proposal.percent, today);
  const [first] = moved;
  if (first === undefined) return [];
  return [
    {
      ...proposal,
      title: proposal.isGroup ? `${moved.length} Modelle, ${names.nameOf(kind) ?? kind}` : nameOf(first.row),
      certainty: Math.round(certainty * 100),
      moreAmount: toEuros(moreCents),
      age: Math.max(...rows.map(({ from }) => daysBetween(from, today))),
      prices: moved.map(({ row, cents }) => ({
        name: nameOf(row),
        configuration: shownAnswers(parseValuedText(row.configuration) ?? {}),
        before: toEuros(row.cents),
        after: toEuros(cents),
      })),
      changes: moved.map(({ change: { was, now = [] } }) => ({ now: [...now], ...(was && { was: [...was] }) })),
    },
  ];
}

/** By the row while it has bids, else by the goods that the key names. */
function titleOf(
  key: string,
  rows: ReadonlyMap<string, BookListRow>,
  nameOf: (row: BookListRow) => string,
  names: BookNames,
): string {
  const about = key.slice(key.indexOf(' ') + 1);
  const row = rows.get(about);
  const entry = about.split(' | ')[0] ?? about;
  return row ? nameOf(row) : (names.nameOf(entry) ?? entry);
}

async function readRejections(db: Deps['db']) {
  const rows = await db
    .select({
      key: priceRejections.key,
      percent: priceRejections.percent,
      at: priceRejections.at,
      by: sql<string>`coalesce(${staff.email}, ${formerStaff.email}, ${priceRejections.by})`,
    })
    .from(priceRejections)
    .leftJoin(staff, eq(staff.id, priceRejections.by))
    .leftJoin(formerStaff, eq(formerStaff.id, priceRejections.by))
    .orderBy(desc(priceRejections.at));
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
