import { and, desc, eq, inArray, isNull, like, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  maxOfferListLength,
  type OfferCounts,
  type OfferFilter,
  type OfferListItem,
  type OfferListQuery,
  offerListQuerySchema,
} from '#contract/offer-list.ts';
import { endPhases, openBidPhases, phasesOfStage, type Stage } from '#domain/offer/phase.ts';
import { searchWords } from '#domain/offer/search-text.ts';
import { isDeadlinePassed, stageOf, statusOf, turnOf } from '#domain/offer/stage.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { SealReader } from '#server/accounts/owner-reader.ts';
import { sessionReader, sessionReaderWith } from '#server/accounts/sessions.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';

type Narrowing = Pick<OfferListQuery, 'search' | 'stage'>;

const everything = { limit: maxOfferListLength, offset: 0 };

/**
 * A seller's offers, newest created first. Without a search the index offer_of_seller gives the rows in their
 * order; a search or a choice looks through this seller's rows only, however many others there are.
 */
export function offersOfSeller(
  db: Queryable,
  emailKey: string,
  now: string,
  { show, limit, offset, ...narrowing }: OfferListQuery = everything,
): Promise<OfferListItem[]> {
  const chosen = show && shows(dayOf(now))[show];
  return list(db, and(ofSeller(emailKey), ...narrowed(narrowing), chosen), now, { limit, offset });
}

/** The same for calls: without a search or a choice, as the list is mostly asked for, the query is prepared once. */
export function sellerListReader(db: Queryable) {
  const newest = rowsOf(db, ofSeller(sql.placeholder('owner')), {
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('offset'),
  }).prepare('offers_of_seller');
  return async (owner: string, now: string, query: OfferListQuery): Promise<OfferListItem[]> => {
    const { limit, offset } = query;
    if (!isWhole(query)) return offersOfSeller(db, owner, now, query);
    const rows = await newest.execute({ owner, limit, offset });
    return rows.map((row) => listItem(row, now));
  };
}

/**
 * The state of the rows that a part of the list is made of, asked with the seller's session: PostgreSQL gives a row another `xmin`
 * whenever it is written. None for a search or a choice, which go through all rows of the seller.
 */
export function sellerListSeal(deps: Pick<Deps, 'db' | 'clock'>): SealReader {
  const { id, emailKey, lockedAt, createdAt } = offers;
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  const rows = sql<string | null>`(select md5(string_agg(concat_ws(' ', id, stamp), ',')) from (
    select ${id} as id, ${offers}.xmin as stamp from ${offers}
    where ${emailKey} = ${accounts.email} and ${accounts.emailConfirmed} and ${lockedAt} is null
    order by ${createdAt} desc, ${id} desc limit ${limit} offset ${offset}) part)`;
  const read = sessionReaderWith(deps, 'session_and_list_of_seller', rows);
  const plain = sessionReader(deps);
  return async (token, query) => {
    const asked = offerListQuerySchema.safeParse(query);
    if (asked.success && isWhole(asked.data)) return read(token, asked.data);
    const signedIn = await plain(token);
    return signedIn && { ...signedIn, beside: null };
  };
}

/** How many of a seller's offers each choice of the list shows, in one pass over their rows. */
export async function countsOfSeller(
  db: Queryable,
  emailKey: string,
  now: string,
  narrowing: Narrowing,
): Promise<OfferCounts> {
  const fits = and(sql`true`, ...narrowed(narrowing));
  const each = shows(dayOf(now));
  const counted = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      all: counted(fits),
      yourTurn: counted(and(fits, each.yourTurn)),
      running: counted(and(fits, each.running)),
      finished: counted(and(fits, each.finished)),
      ended: counted(and(fits, each.ended)),
    })
    .from(offers)
    .where(ofSeller(emailKey));
  return counts ?? noOffers;
}

export const noOffers: OfferCounts = { total: 0, all: 0, yourTurn: 0, running: 0, finished: 0, ended: 0 };

/** The newest offers of all sellers, of one stage or of all: the desk's queue. */
export function offersAtDesk(db: Queryable, stage: Stage | undefined, now: string): Promise<OfferListItem[]> {
  return list(db, stage && inArray(offers.phase, phasesOfStage(stage)), now, everything);
}

/** Asked for without a search or a choice. */
function isWhole({ show, search, stage }: OfferListQuery): boolean {
  return !show && !search && !stage;
}

function ofSeller(emailKey: string | Placeholder): SQL | undefined {
  return and(eq(offers.emailKey, emailKey), isNull(offers.lockedAt));
}

function narrowed({ search = '', stage }: Narrowing): (SQL | undefined)[] {
  const words = searchWords(search).map((word) => like(offers.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return [...words, stage && inArray(offers.phase, phasesOfStage(stage))];
}

/** The choices of the list as the database tells them; they follow `isDeadlinePassed` and `waitsForSeller`. */
function shows(today: Day): Record<OfferFilter, SQL> {
  const over = sql`(${inArray(offers.phase, [...openBidPhases])} and ${offers.summary} ->> 'deadline' < ${today})`;
  const atEnd = inArray(offers.phase, [...endPhases]);
  return {
    yourTurn: sql`((${offers.summary} -> 'waitsForSeller')::boolean and not ${over})`,
    running: sql`(not ${atEnd} and not ${over})`,
    finished: eq(offers.phase, 'completed'),
    ended: sql`((${atEnd} or ${over}) and ${offers.phase} <> 'completed')`,
  };
}

async function list(
  db: Queryable,
  which: SQL | undefined,
  now: string,
  part: Pick<OfferListQuery, 'limit' | 'offset'>,
): Promise<OfferListItem[]> {
  const rows = await rowsOf(db, which, part);
  return rows.map((row) => listItem(row, now));
}

const columns = {
  id: offers.id,
  createdAt: offers.createdAt,
  inquiryId: offers.inquiryId,
  orderId: offers.orderId,
  summary: offers.summary,
};

function rowsOf(
  db: Queryable,
  which: SQL | undefined,
  { limit, offset }: Record<'limit' | 'offset', number | Placeholder>,
) {
  return db
    .select(columns)
    .from(offers)
    .where(which)
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit)
    .offset(offset);
}

type Row = Pick<typeof offers.$inferSelect, keyof typeof columns>;

function listItem({ id, createdAt, inquiryId, orderId, summary }: Row, now: string): OfferListItem {
  return {
    id,
    created: new Date(createdAt).toISOString(),
    ...(inquiryId !== null && { inquiryId }),
    ...(orderId !== null && { orderId }),
    title: summary.title,
    status: statusOf(summary.standing, now),
    stage: stageOf(summary.standing),
    turn: turnOf(summary.standing, now),
    yourTurn: summary.waitsForSeller && !isDeadlinePassed(summary.standing, now),
    offeredAsBusiness: summary.offeredAsBusiness,
    basis: summary.basis,
    ...(summary.otherTax !== undefined && { otherTax: summary.otherTax }),
    ...(summary.amount !== undefined && { amount: toEuros(summary.amount) }),
    ...(summary.deadline !== undefined && { deadline: summary.deadline }),
  };
}
