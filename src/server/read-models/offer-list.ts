import { and, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import {
  maxOfferListLength,
  type OfferCounts,
  type OfferFilter,
  type OfferListItem,
  type OfferListQuery,
} from '#contract/sale/offer-list.ts';
import { endPhases, openBidPhases, type Phase, phasesOfStage } from '#domain/offer/phase.ts';
import { awaitingPhases } from '#domain/offer/promises/promised-in.ts';
import { isDeadlinePassed, stageOf, statusOf } from '#domain/offer/stage.ts';
import type { OfferFacts } from '#domain/offer/state.ts';
import { searchWords } from '#domain/sale/search-text.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

type Narrowing = Pick<OfferListQuery, 'search' | 'stage'>;

const everything = { limit: maxOfferListLength, offset: 0 };

/**
 * A seller's offers, newest created first. Without a search the index offer_of_holder gives the rows in their
 * order; a search or a choice looks through this seller's rows only, however many others there are.
 */
export function offersOfSeller(
  db: Queryable,
  holder: string,
  now: string,
  { show, limit, offset, ...narrowing }: OfferListQuery = everything,
  decides = true,
): Promise<OfferListItem[]> {
  const chosen = show && shows(dayOf(now), decides)[show];
  return list(db, and(ofHolder(holder), ...narrowed(narrowing), chosen), now, { limit, offset });
}

/** One of them as its row; undefined where it is not theirs. */
export async function offerOfSeller(
  db: Queryable,
  holder: string,
  offerId: string,
  now: string,
): Promise<OfferListItem | undefined> {
  const [found] = await list(db, and(ofHolder(holder), eq(offers.id, offerId)), now, everything);
  return found;
}

/** How many of a seller's offers each choice of the list shows, in one pass over their rows. */
export async function countsOfSeller(
  db: Queryable,
  holder: string,
  now: string,
  narrowing: Narrowing,
  decides = true,
): Promise<OfferCounts> {
  const fits = and(sql`true`, ...narrowed(narrowing));
  const each = shows(dayOf(now), decides);
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
    .where(ofHolder(holder));
  return counts ?? noOffers;
}

export const noOffers: OfferCounts = { total: 0, all: 0, yourTurn: 0, running: 0, finished: 0, ended: 0 };

function ofHolder(holder: string): SQL | undefined {
  return and(eq(offers.holder, holder), isNull(offers.lockedAt));
}

function narrowed({ search = '', stage }: Narrowing): (SQL | undefined)[] {
  // The own name is looked through with everything else: of two words one may stand in each.
  const text = sql`(${offers.searchText} || ${'\n'} || ${offers.ownNameText})`;
  const words = searchWords(search).map((word) => like(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return [...words, stage && inArray(offers.phase, phasesOfStage(stage))];
}

/**
 * The choices of the list as the database tells them; they follow `isDeadlinePassed` and what the row says of its seller. Whoever does not decide for their firm
 * packs and hands over (`rowForColleague`).
 */
function shows(today: Day, decides: boolean): Record<OfferFilter, SQL> {
  const over = sql`(${inArray(offers.phase, [...openBidPhases])} and ${offers.summary} ->> 'deadline' < ${today})`;
  const atEnd = inArray(offers.phase, [...endPhases]);
  const says = (what: 'acts' | 'isAsked') => sql`(${offers.sellerRow} -> ${sql.raw(`'${what}'`)})::boolean`;
  const isTheirs = decides ? sql`true` : inArray(offers.phase, phasesOfStage('logistics'));
  return {
    yourTurn: sql`((${says('acts')} and ${isTheirs} or ${says('isAsked')}) and not ${over})`,
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

const dueInPhases = (phases: readonly Phase[]) =>
  sql<Day | null>`case when ${offers.phase} in (${sql.raw(phases.map((phase) => `'${phase}'`).join())}) then nullif(${offers.deskDue}, '9999-12-31') end`;

/** What was paid when, and until when it is promised; of the state, which can be large, only this comes out of the database. */
export const paymentColumns = {
  completion: sql<
    OfferFacts['completion'] | null
  >`case when ${offers.phase} = 'completed' then ${offers.state} -> 'completion' end`,
  payBy: dueInPhases(['finished']),
  promisedBy: dueInPhases(awaitingPhases.filter((phase) => phase !== 'finished')),
};

const columns = {
  id: offers.id,
  createdAt: offers.createdAt,
  inquiryId: offers.inquiryId,
  orderId: offers.orderId,
  summary: offers.summary,
  sellerRow: offers.sellerRow,
  ownName: offers.ownName,
  ...paymentColumns,
};

function rowsOf(db: Queryable, which: SQL | undefined, { limit, offset }: Pick<OfferListQuery, 'limit' | 'offset'>) {
  return db
    .select(columns)
    .from(offers)
    .where(which)
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit)
    .offset(offset);
}

export type OfferListRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** A row of the list as it shows at the instant `now`. */
export function listItem(row: OfferListRow, now: string): OfferListItem {
  const { id, createdAt, inquiryId, orderId, summary, sellerRow, ownName, completion, payBy, promisedBy } = row;
  const { turn, acts, isAsked, paymentStep: step, invoiceGivenBack, heldByAgreement } = sellerRow;
  const isLate = isDeadlinePassed(summary.standing, now);
  return {
    id,
    created: new Date(createdAt).toISOString(),
    ...(inquiryId !== null && { inquiryId }),
    ...(orderId !== null && { orderId }),
    title: summary.title,
    ...(ownName !== null && { ownName }),
    status: statusOf(summary.standing, now),
    stage: stageOf(summary.standing),
    turn: isLate ? 'nobody' : turn,
    yourTurn: (acts || isAsked) && !isLate,
    ...(isAsked && !isLate && { isAsked }),
    ...(invoiceGivenBack && { invoiceGivenBack }),
    ...(heldByAgreement && { heldByAgreement }),
    ...(step && { paymentStep: step }),
    offeredAsBusiness: summary.offeredAsBusiness,
    basis: summary.basis,
    ...(summary.otherTax !== undefined && { otherTax: summary.otherTax }),
    ...(summary.untaxed !== undefined && { untaxed: toEuros(summary.untaxed) }),
    ...(summary.amount !== undefined && { amount: toEuros(summary.amount) }),
    // Nothing is paid by a day while the seller corrects the invoice or says which account is right.
    ...(payBy !== null && !invoiceGivenBack && step !== 'asked' && { payBy }),
    ...(promisedBy !== null && { promisedBy }),
    // What was paid by the first payment is not, until the next one has arrived.
    ...(completion && !step && { paid: { at: completion.at, reference: completion.paymentReference } }),
    ...(summary.deadline !== undefined && { deadline: summary.deadline }),
  };
}
