import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { addDays, type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { packed, transportOf } from './packing.ts';

/** Days for which a bid is open unless the buyer says otherwise. */
const usualDays = 14;

/** The last day of a bid that is made now. */
export function usualBidDay(now: Instant): Day {
  return onWorkingDay(addDays(dayOf(now), usualDays));
}

/** How the goods of an inquiry would travel: beyond what parcels take they are collected (LOG-30). */
export function usualMethod(state: OfferState, catalogue: Catalogue): ShippingMethod {
  const transport = transportOf(packed(state, catalogue, new Map()));
  return transport !== undefined && transport.reasons.length > 0 ? 'pickup' : 'shipment';
}
