import type { OfferState } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { ownerKey } from '#server/owner-key.ts';

interface Changed {
  readonly offerId: string;
  readonly holder: string;
  readonly state: OfferState;
  readonly now: string;
}

/** Has the seller's open pages read the offer again with the commit; the desk does not hear of it. */
export async function tellSeller(
  deps: Pick<Deps, 'notices'>,
  tx: Tx,
  { offerId, holder, state, now }: Changed,
): Promise<void> {
  const { version } = state;
  const told = { type: 'signOffChanged', aggregateId: offerId, version, at: now };
  await deps.notices.publish(tx, [{ ...told, ownerKey: ownerKey(holder), isSellersAlone: true }]);
}
