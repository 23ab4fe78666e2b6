import type { OfferState } from '#domain/offer/state.ts';
import { deviceObstacles, type Obstacle } from '#domain/pricing/binding-bid.ts';
import { deviceKeysOf, serialTwice } from '#domain/sale/device-keys.ts';
import type { Queryable } from '#server/db/client.ts';
import { loadState, type StoredOffer } from '#server/offers/store.ts';
import { readSameDevices } from '#server/units/same-devices.ts';

/** What has to be asked about the devices of an inquiry as it stands: one of them twice in it, or in another sale that is not over. */
export async function doubtfulDevices(
  db: Queryable,
  offerId: string,
  { state, holder }: Pick<StoredOffer, 'state' | 'holder'>,
): Promise<Obstacle[]> {
  const same = await readSameDevices(db, { offerId, keys: deviceKeysOf(state) });
  const elsewhere = same.map((one) => ({ ...one, isSameSeller: one.holder === holder }));
  return deviceObstacles(serialTwice(state), elsewhere);
}

/** The same for its seller, in German: of sales of others nothing. Nothing is asked for goods without numbers. */
export async function doubtfulOwnDevices(
  db: Queryable,
  offerId: string,
  state: OfferState,
): Promise<string | undefined> {
  const found = deviceKeysOf(state).length > 0 ? await loadState(db, offerId) : undefined;
  const devices = found ? await doubtfulDevices(db, offerId, found) : [];
  return devices.find(({ code }) => code === 'deviceTwice')?.text;
}
