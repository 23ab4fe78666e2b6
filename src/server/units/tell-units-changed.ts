import type { OfferState } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import type { Notices } from '#server/notices.ts';
import { ownerKey } from '#server/owner-key.ts';

/** The type of the live notice: units of a sale came, went or changed, or something was found out about them. */
const unitsChanged = 'unitsChanged';

/** Tells the owner of a sale, once the transaction stands, that its units are not what they were. */
export function unitsTeller({ notices }: { readonly notices: Notices }) {
  return async (
    tx: Tx,
    offerId: string,
    { state, at }: { readonly state: OfferState; readonly at: string },
    { holder }: { readonly holder: string },
  ): Promise<void> => {
    const told = { ownerKey: ownerKey(holder), type: unitsChanged, aggregateId: offerId };
    await notices.publish(tx, [{ ...told, version: state.version, at }]);
  };
}
