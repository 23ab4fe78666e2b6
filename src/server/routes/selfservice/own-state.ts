import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { loadState, lockState } from '#server/offers/store.ts';
import { isOwnedBy } from '#server/policies/offers.ts';
import { Problem } from '#server/problem.ts';

type Account = Parameters<typeof isOwnedBy>[1];

/** The state of an own offer; for everybody else it does not exist. */
export async function ownState(db: Queryable, offerId: string, account: Account): Promise<OfferState> {
  return ifOwned(await loadState(db, offerId), account);
}

/** The same, and nobody changes the offer before the transaction ends. */
export async function lockOwnState(tx: Tx, offerId: string, account: Account): Promise<OfferState> {
  return ifOwned(await lockState(tx, offerId), account);
}

function ifOwned(found: Awaited<ReturnType<typeof loadState>>, account: Account): OfferState {
  if (!found || found.ownerless || !isOwnedBy(found.state.email, account)) throw new Problem(404, 'notFound');
  return found.state;
}
