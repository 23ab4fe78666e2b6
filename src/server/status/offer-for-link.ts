import { and, eq, isNull } from 'drizzle-orm';
import type { OfferState } from '#domain/offer/state.ts';
import { dayOf } from '#domain/values/day.ts';
import { isEmail } from '#domain/values/email.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { accessToken, moveToken } from './status-token.ts';

interface OfferForLink {
  email: string;
  state: OfferState;
  /** Of its seller's own way. */
  token: string;
  /** Of the mail that asks another address. */
  moveTokenTo(email: string): string;
}

/** An offer as it is now, with its seller's address and a fresh way to it; undefined once nobody is left to write to. */
export async function offerForLink(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  offerId: string,
): Promise<OfferForLink | undefined> {
  const { state: facts, emailKey } = offers;
  const [row] = await db
    .select({ state: facts, emailKey })
    .from(offers)
    .where(and(eq(offers.id, offerId), isNull(offers.lockedAt)));
  if (!row || !isEmail(row.state.email)) return undefined;
  const { state } = row;
  const bound = { emailKey: row.emailKey, secret: env.secret };
  const today = dayOf(clock.now().toISOString());
  return {
    email: state.email,
    state,
    token: accessToken(offerId, today, bound),
    moveTokenTo: (email) => moveToken(offerId, today, email, bound),
  };
}
