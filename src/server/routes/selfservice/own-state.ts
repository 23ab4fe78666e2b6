import type { OfferState } from '#domain/offer/state.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Request } from '#server/offers/handle.ts';
import { loadState, type StoredOffer } from '#server/offers/store.ts';
import { isHeldBy } from '#server/policies/holder.ts';
import { Problem } from '#server/problem.ts';

/** The state of an own offer; for everybody else it does not exist. */
export async function ownState(db: Queryable, offerId: string, caller: Caller): Promise<OfferState> {
  return (await ownOffer(db, offerId, caller)).state;
}

/** The same with what its seller calls it. */
export async function ownOffer(db: Queryable, offerId: string, caller: Caller): Promise<StoredOffer> {
  const found = await loadState(db, offerId);
  if (!found || !ownedBy(caller)(found)) throw new Problem(404, 'notFound');
  return found;
}

/** Whether an offer is the caller's or their firm's; one whose account was deleted is the provider's alone. */
export function ownedBy(caller: Caller): Request['allows'] {
  return (found) => found !== undefined && !found.ownerless && isHeldBy(found.holder, caller);
}
