import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import { payingPhases } from '#domain/payout/due.ts';
import { openPayoutStates } from '#domain/payout/payout.ts';
import type { Instant } from '#domain/values/day.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { readDue } from './read-due.ts';

interface OnItsWay {
  readonly offerId: string;
  readonly runId: string;
  /** Cents. */
  readonly amount: number;
}

/**
 * Whether an ordered payment does not settle its sale, which the caller has locked: the paper that it was ordered by was taken down, and none
 * stands yet, or one about another sum, or another payment was made that counted as not carried out. `now` is a UTC instant.
 */
async function isOtherOwed(
  tx: Queryable,
  state: OfferState,
  { offerId, runId, amount }: OnItsWay,
  now: Instant,
): Promise<boolean> {
  const { endedDocuments = [], document } = state;
  if (!isIn(state, payingPhases)) return false;
  if (endedDocuments.length === 0 && !(await hasCredited(tx, offerId))) return false;
  if (document === undefined) return true;
  const [due] = await readDue(tx, { now, offerIds: [offerId], runId });
  return due?.amount !== undefined && due.amount !== amount;
}

async function hasCredited(db: Queryable, offerId: string): Promise<boolean> {
  const credited = and(eq(payouts.offerId, offerId), eq(payouts.state, 'credited'));
  const [found] = await db.select({ id: payouts.id }).from(payouts).where(credited).limit(1);
  return found !== undefined;
}

/**
 * Whether a payment that was made does not settle its sale, which the caller has locked: another of the sale is open, another sum is owed by
 * now, or, where the sale has ended, more came back than this pays. `now` is a UTC instant.
 */
export async function isSetAgainst(
  tx: Tx,
  state: OfferState,
  payment: OnItsWay & { readonly id: string },
  now: Instant,
): Promise<boolean> {
  const { id, offerId, runId, amount } = payment;
  const [open] = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.offerId, offerId), ne(payouts.id, id), inArray(payouts.state, [...openPayoutStates])))
    .limit(1);
  if (open) return true;
  if (state.phase !== 'completed') return isOtherOwed(tx, state, payment, now);
  const [due] = await readDue(tx, { now, offerIds: [offerId], runId });
  return due?.amount !== undefined && due.amount > amount;
}

/** Payments of a run on their way that do not settle their sales, by their ids. `now` is a UTC instant. */
export async function readOtherOwed(db: Queryable, runId: string, now: Instant): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: payouts.id, offerId: payouts.offerId, amount: payouts.amount, state: offerState })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, payouts.offerId))
    .where(
      and(
        ...[eq(payouts.runId, runId), eq(payouts.state, 'ordered'), inArray(offers.phase, ['payout', 'finished'])],
        sql`(jsonb_array_length(coalesce(${offers.state} -> 'endedDocuments', '[]')) > 0
          or exists (select 1 from ${payouts} made where made.offer_id = ${offers.id} and made.state = 'credited'))`,
      ),
    );
  const others = new Set<string>();
  for (const { id, state, ...row } of rows) if (await isOtherOwed(db, state, { ...row, runId }, now)) others.add(id);
  return others;
}

/**
 * Whether a sale, which the caller has locked, still owes money beside what was ordered or set against it: then nobody ends it by hand, since
 * the rest would never be paid. `now` is a UTC instant.
 */
export async function isRestOpen(tx: Tx, offerId: string, state: OfferState, now: Instant): Promise<boolean> {
  const left = await tx
    .select({ offerId: payouts.offerId, runId: payouts.runId, amount: payouts.amount, state: payouts.state })
    .from(payouts)
    .where(and(eq(payouts.offerId, offerId), inArray(payouts.state, ['ordered', 'credited'])));
  const ordered = left.find((payout) => payout.state === 'ordered');
  if (ordered) return isOtherOwed(tx, state, ordered, now);
  if (left.length === 0) return false;
  const [due] = await readDue(tx, { now, offerIds: [offerId] });
  return due?.amount !== undefined && due.amount > 0;
}
