import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Receipt } from '#domain/offer/facts.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { receiptOf } from '#domain/units/received.ts';
import type { Tx } from '#server/db/client.ts';
import type { Ids } from '#server/ids.ts';
import { receiveScans } from '#server/units/receive-scans.ts';
import { readUnits } from '#server/units/unit-rows.ts';

interface Counting {
  readonly tx: Tx;
  readonly ids: Ids;
  readonly catalogue: Catalogue;
  readonly offerId: string;
  readonly state: OfferState | undefined;
  readonly now: string;
}

/** Who counted the goods of the demonstration. */
const by = 'Beispieldaten';

/** All that was agreed arrives: by its serial number where one was named, else without one. */
export async function countDemoUnits({
  tx,
  ids,
  offerId,
  state,
  now,
  catalogue,
}: Counting): Promise<Omit<Receipt, 'note'>> {
  if (!state) throw new Error('Nothing was agreed to in the demo offer');
  const agreement = requireFact(state, 'agreement');
  const scan = { at: now };
  const scans = agreement.lines.flatMap(({ itemId, quantity }) => {
    const { serialNumbers = [] } = state.items.find(({ id }) => id === itemId) ?? {};
    const nameless = quantity - serialNumbers.length;
    return [
      ...serialNumbers.map((code) => ({ ...scan, id: ids.uuid(), code, itemId })),
      ...(nameless > 0 ? [{ ...scan, id: ids.uuid(), itemId, units: nameless }] : []),
    ];
  });
  await receiveScans(tx, { offerId, state, catalogue, ids, by, now }, scans);
  return receiptOf(agreement, await readUnits(tx, offerId));
}
