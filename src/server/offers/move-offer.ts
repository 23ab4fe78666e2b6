import { and, eq, gte, or } from 'drizzle-orm';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { withEmail } from '#domain/offer/events/rewrite-event.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { saleOf } from '#domain/sale/sale.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { accountSessions, accounts } from '#server/db/schema/accounts.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import { isByColleague } from './by-colleague.ts';
import { firmOf } from './firm-of.ts';
import { rowOf } from './sale-row.ts';
import { loadEvents, loadState, lockState } from './store.ts';

/** The log names the new address from its beginning on, so that the row stays the fold of it. */
export async function moveOffer(tx: Tx, id: string, email: string): Promise<void> {
  const events = (await loadEvents(tx, id)).map((event) => withEmail(event, email));
  const state = await rewriteLog(tx, id, events);
  const { state: { taxDesk } = {}, facts } = (await loadState(tx, id)) ?? {};
  const laidOver = taxDesk === undefined ? state : { ...state, taxDesk };
  const { emailKey: key, summary, sellerName, deskText } = rowOf(saleOf(laidOver, facts), state.createdAt);
  await tx.update(offers).set({ emailKey: key, summary, sellerName, deskText, state }).where(eq(offers.id, id));
}

/** Puts events with other personal data in the place of those they came from, and answers what they fold to. */
export async function rewriteLog(tx: Tx, id: string, events: readonly OfferEvent[]): Promise<OfferState> {
  for (const event of events) {
    const one = and(eq(offerEvents.offerId, id), eq(offerEvents.version, event.version));
    await tx.update(offerEvents).set({ event }).where(one);
  }
  const folded = foldEvents(events);
  if (!folded) throw new Error(`Offer ${id} has no events`);
  return folded;
}

/** Moves an inquiry to the address that has just said it is its own; false where it may not move any more. */
export async function takeOffer(
  tx: Tx,
  { offerId, from, to, now }: { offerId: string; from: string; to: string; now: string },
): Promise<boolean> {
  const locked = await lockState(tx, offerId);
  if (!locked || locked.ownerless || emailKey(locked.state.email) !== from) return false;
  if (!(await mayMove(tx, { offerId, state: locked.state, now }))) return false;
  await tx.delete(signOffs).where(eq(signOffs.offerId, offerId));
  await moveOffer(tx, offerId, to);
  await tx
    .update(offers)
    .set({ firmId: (await firmOf(tx, to)) ?? null })
    .where(eq(offers.id, offerId));
  return true;
}

/**
 * Whether nothing was decided under the present address, and its holder has not signed in since the inquiry was sent. What somebody signed in
 * has sent for their firm has the address that they proved, and is the firm's (docs/decisions/0573).
 */
export async function mayMove(
  db: Queryable,
  { offerId, state, now }: { offerId: string; state: OfferState; now: string },
): Promise<boolean> {
  if (sideRecordActions.correctAddress.guard(state, { actor: 'customer', now }) !== undefined) return false;
  if (await isByColleague(db, offerId)) return false;
  const since = new Date(state.createdAt);
  const [holder] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(accountSessions, eq(accountSessions.accountId, accounts.id))
    .where(
      and(
        eq(accounts.email, emailKey(state.email)),
        eq(accounts.emailConfirmed, true),
        or(gte(accounts.createdAt, since), gte(accountSessions.updatedAt, since)),
      ),
    )
    .limit(1);
  return holder === undefined;
}
