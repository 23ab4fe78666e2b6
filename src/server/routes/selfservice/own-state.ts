import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Request } from '#server/offers/handle.ts';
import { loadState } from '#server/offers/store.ts';
import { isOwnedBy } from '#server/policies/offers.ts';
import { Problem } from '#server/problem.ts';

type Account = Parameters<typeof isOwnedBy>[1];

/** The state of an own offer; for everybody else it does not exist. */
export async function ownState(db: Queryable, offerId: string, account: Account): Promise<OfferState> {
  const found = await loadState(db, offerId);
  if (!found || !ownedBy(account)(found.state, found.ownerless)) throw new Problem(404, 'notFound');
  return found.state;
}

/** Whether an offer is the account's; one whose account was deleted is the provider's alone. */
export function ownedBy(account: Account): Request['allows'] {
  return (state, ownerless) => state !== undefined && !ownerless && isOwnedBy(state.email, account);
}
