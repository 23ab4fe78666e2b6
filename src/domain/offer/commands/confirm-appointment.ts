import { instantAt } from '#domain/values/day.ts';
import { isTimeRange } from '#domain/values/time-range.ts';
import type { Appointment, AtSite } from '../facts.ts';
import type { ShippingMethod } from '../parties/addresses.ts';
import { handoverOf, refuseSite } from '../parties/sites.ts';
import type { RefusalCode } from '../refusal.ts';
import type { OfferState } from '../state.ts';
import { type Context, command } from './command-record.ts';
import { sameContent } from './decision.ts';
import { requireShippingMethod } from './ship.ts';

/** An appointment at one of several places, or at the only one. */
type AppointmentAt = AtSite<Appointment>;

/** When the goods are fetched. */
export const confirmPickupAppointment = command<AppointmentAt>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['pickupAppointmentConfirmed'],
  guard: requireShippingMethod('pickup'),
  decide(state, sent, context) {
    const data = appointmentOf(state, sent, context);
    return typeof data === 'string' ? data : [{ type: 'pickupAppointmentConfirmed', data }];
  },
  isRepeat: (state, sent) => isConfirmed(state, 'pickup', sent),
});

/** When the customer brings the goods. */
export const confirmDeliveryAppointment = command<AppointmentAt>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['deliveryAppointmentConfirmed'],
  guard: requireShippingMethod('delivery'),
  decide(state, sent, context) {
    const data = appointmentOf(state, sent, context);
    return typeof data === 'string' ? data : [{ type: 'deliveryAppointmentConfirmed', data }];
  },
  isRepeat: (state, sent) => isConfirmed(state, 'delivery', sent),
});

/** The appointment alone; a code where its time is over, its times are none, or its place is not one of the offer's. */
function appointmentOf(
  state: OfferState,
  { date, timeFrom, timeTo, site }: AppointmentAt,
  { now }: Context,
): AppointmentAt | RefusalCode {
  const isRange = isTimeRange({ from: timeFrom, to: timeTo });
  if (!isRange || instantAt(date, timeTo) <= now) return 'appointmentInvalid';
  return refuseSite(state, site) ?? { date, timeFrom, timeTo, ...(site !== undefined && { site }) };
}

function isConfirmed(
  state: OfferState,
  method: ShippingMethod,
  { date, timeFrom, timeTo, site }: AppointmentAt,
): boolean {
  const { phase, shippingMethod } = state;
  const { appointment } = handoverOf(state, site);
  return phase === 'handover' && shippingMethod === method && sameContent(appointment, { date, timeFrom, timeTo });
}
