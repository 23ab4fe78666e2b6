import { dayOf } from '#domain/values/day.ts';
import { isTimeRange } from '#domain/values/time-range.ts';
import type { ShippingMethod } from '../addresses.ts';
import { type Context, command } from '../command-record.ts';
import { sameContent } from '../decision.ts';
import type { Appointment } from '../facts.ts';
import type { OfferState } from '../state.ts';
import { requireShippingMethod } from './ship.ts';

/** When the goods are fetched. */
export const confirmPickupAppointment = command<Appointment>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['pickupAppointmentConfirmed'],
  guard: requireShippingMethod('pickup'),
  decide(_state, sent, context) {
    const data = appointmentOf(sent, context);
    return data ? [{ type: 'pickupAppointmentConfirmed', data }] : 'appointmentInvalid';
  },
  isRepeat: (state, sent) => isConfirmed(state, 'pickup', sent),
});

/** When the customer brings the goods. */
export const confirmDeliveryAppointment = command<Appointment>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['deliveryAppointmentConfirmed'],
  guard: requireShippingMethod('delivery'),
  decide(_state, sent, context) {
    const data = appointmentOf(sent, context);
    return data ? [{ type: 'deliveryAppointmentConfirmed', data }] : 'appointmentInvalid';
  },
  isRepeat: (state, sent) => isConfirmed(state, 'delivery', sent),
});

/** The appointment alone, or undefined where its day is past or its times are none. */
function appointmentOf({ date, timeFrom, timeTo }: Appointment, { now }: Context): Appointment | undefined {
  const fits = date >= dayOf(now) && isTimeRange({ from: timeFrom, to: timeTo });
  return fits ? { date, timeFrom, timeTo } : undefined;
}

function isConfirmed(
  { phase, shippingMethod, appointment }: OfferState,
  method: ShippingMethod,
  { date, timeFrom, timeTo }: Appointment,
): boolean {
  return phase === 'handover' && shippingMethod === method && sameContent(appointment, { date, timeFrom, timeTo });
}
