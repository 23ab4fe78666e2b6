import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { MailPacking } from '#mail/offer-mail.ts';
import type { Deps } from '#server/deps.ts';
import { packed, packedAt, readBatteryAnswers } from '#server/read-models/packing.ts';

/** The events with which the seller is asked to pack. */
const asking: readonly OfferEvent['type'][] = [
  'packagingDispatched',
  'shippingLabelSent',
  'pickupAppointmentConfirmed',
  'deliveryAppointmentConfirmed',
];

/** What is to be packed, for a mail that asks for it: of several places at that of the event. */
export async function mailPacking(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  offerId: string,
  event: OfferEvent,
  state: OfferState,
): Promise<MailPacking | undefined> {
  if (!asking.includes(event.type) || state.items.length === 0) return undefined;
  const all = packed(state, catalogue.catalogue, await readBatteryAnswers(db, offerId));
  const site = 'site' in event.data ? event.data.site : undefined;
  const { cartons, pallets, weight, unasked } = packedAt(all, site).plan;
  return { cartons, pallets, weight, unaskedBatteries: unasked.length };
}
