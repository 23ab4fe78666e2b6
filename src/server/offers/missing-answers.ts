import { eq } from 'drizzle-orm';
import type { AnswerMissing } from '#contract/goods/missing-answers.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { missingOf } from '#domain/units/missing.ts';
import { answeredWith, type MissingAnswer, standingAnswers } from '#domain/units/missing-answers.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { Problem } from '#server/problem.ts';

/** What was said of the devices of an offer that are missing. */
export async function readMissingAnswers(db: Queryable, offerId: string, state: OfferState): Promise<MissingAnswer[]> {
  const [row] = await db.select({ said: offers.missingAnswers }).from(offers).where(eq(offers.id, offerId));
  return standingAnswers(row?.said ?? [], missingOf(state));
}

/**
 * Keeps what the seller says of missing devices of an offer that the caller has locked; false where all of it was said before. Throws
 * where a device is not missing any more, and of a day that is over.
 */
export async function keepMissingAnswers(
  tx: Tx,
  { offerId, state, at }: { readonly offerId: string; readonly state: OfferState; readonly at: string },
  { devices, ...said }: AnswerMissing,
): Promise<boolean> {
  if (said.day !== undefined && said.day < dayOf(at))
    throw new Problem(422, 'invalidRequest', { day: 'Dieser Tag ist vorbei.' });
  const missing = missingOf(state);
  const standing = await readMissingAnswers(tx, offerId, state);
  const next = answeredWith(standing, { ...said, at }, devices, missing);
  if (next === undefined) throw new Problem(409, 'missingChanged');
  if (next === standing) return false;
  await tx
    .update(offers)
    .set({ missingAnswers: [...next] })
    .where(eq(offers.id, offerId));
  return true;
}
