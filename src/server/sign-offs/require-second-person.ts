import { eq } from 'drizzle-orm';
import { approvalsOf, boundAmount, needsSecondPerson } from '#domain/firm/second-person.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import type { Tx } from '#server/db/client.ts';
import { firms } from '#server/db/schema/firms.ts';
import { Problem } from '#server/problem.ts';
import { readSignOffs } from './read-sign-offs.ts';

interface Deciding {
  readonly offerId: string;
  readonly state: OfferState | undefined;
  readonly command: Command;
  readonly seller: Caller;
  readonly now: string;
}

/** Refuses what binds a firm to a sum for which it wants two persons, while the second is missing; the offer is locked. */
export async function requireSecondPerson(tx: Tx, { offerId, state, command, seller, now }: Deciding): Promise<void> {
  const { membership, account } = seller;
  const amount = membership === null ? undefined : boundAmount(state, command, now);
  if (membership === null || state === undefined || amount === undefined) return;
  const [firm] = await tx.select({ limit: firms.secondPersonFrom }).from(firms).where(eq(firms.id, membership.firmId));
  const limit = firm?.limit ?? undefined;
  if (limit === undefined || amount < limit) return;
  const approvals = approvalsOf(await readSignOffs(tx, offerId), state.priceVersion);
  if (needsSecondPerson(amount, limit, approvals, account.email)) throw new Problem(409, 'secondPersonMissing');
}
