import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { OfferListItem } from '#contract/offer-view.ts';
import { phasesOfStage, type Stage, stageOf, statusOf, turnOf } from '#domain/offer/stage.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

/** The newest offers of a seller, newest created first (spec.md section 4). */
export function offersOfSeller(db: Queryable, emailKey: string, now: string): Promise<OfferListItem[]> {
  return list(db, and(eq(offers.emailKey, emailKey), isNull(offers.lockedAt)), now);
}

/** The newest offers of all sellers, of one stage or of all: the desk's queue. */
export function offersAtDesk(db: Queryable, stage: Stage | undefined, now: string): Promise<OfferListItem[]> {
  return list(db, stage && inArray(offers.phase, phasesOfStage(stage)), now);
}

/** More than anybody reads; paging comes with the screens that need it. */
const longest = 1_000;

async function list(db: Queryable, which: SQL | undefined, now: string): Promise<OfferListItem[]> {
  const rows = await db
    .select({
      id: offers.id,
      createdAt: offers.createdAt,
      inquiryId: offers.inquiryId,
      orderId: offers.orderId,
      summary: offers.summary,
    })
    .from(offers)
    .where(which)
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(longest);
  return rows.map(({ id, createdAt, inquiryId, orderId, summary }) => ({
    id,
    created: new Date(createdAt).toISOString(),
    ...(inquiryId !== null && { inquiryId }),
    ...(orderId !== null && { orderId }),
    title: summary.title,
    status: statusOf(summary.standing, now),
    stage: stageOf(summary.standing),
    turn: turnOf(summary.standing, now),
    offeredAsBusiness: summary.offeredAsBusiness,
    basis: summary.basis,
    ...(summary.amount !== undefined && { amount: toEuros(summary.amount) }),
    ...(summary.deadline !== undefined && { deadline: summary.deadline }),
  }));
}
