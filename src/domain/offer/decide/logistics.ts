import { dayOf } from '#domain/values/day.ts';
import { isTimeRange } from '#domain/values/time-range.ts';
import { normaliseTrackingNumber } from '#domain/values/tracking-number.ts';
import type { Context } from '../commands.ts';
import { type Judge, record, refuse } from '../decision.ts';
import type { Appointment } from '../events.ts';
import { areReturnsOpen, isPaying } from '../standing.ts';
import type { OfferState } from '../state.ts';

const verifyData: Judge<'verifyData'> = () => record({ type: 'dataVerified', data: {} });

const dispatchPackaging: Judge<'dispatchPackaging'> = (state, { trackingNumbers }) =>
  state.shippingMethod === 'shipment'
    ? record({ type: 'packagingDispatched', data: { trackingNumbers: asRead(trackingNumbers) } })
    : refuse('shippingMethodMismatch');

const sendShippingLabel: Judge<'sendShippingLabel'> = (state, { carrier, labelUpload, ...command }) => {
  const trackingNumbers = asRead(command.trackingNumbers);
  if (state.shippingMethod !== 'shipment') return refuse('shippingMethodMismatch');
  if (trackingNumbers.length === 0) return refuse('trackingNumberMissing');
  const data = { carrier, trackingNumbers, ...(labelUpload !== undefined && { labelUpload }) };
  return record({ type: 'shippingLabelSent', data });
};

const confirmPickupAppointment: Judge<'confirmPickupAppointment'> = (state, command, context) => {
  if (state.shippingMethod !== 'pickup') return refuse('shippingMethodMismatch');
  const data = appointment(command, context);
  return data ? record({ type: 'pickupAppointmentConfirmed', data }) : refuse('appointmentInvalid');
};

const confirmDeliveryAppointment: Judge<'confirmDeliveryAppointment'> = (state, command, context) => {
  if (state.shippingMethod !== 'delivery') return refuse('shippingMethodMismatch');
  const data = appointment(command, context);
  return data ? record({ type: 'deliveryAppointmentConfirmed', data }) : refuse('appointmentInvalid');
};

function appointment({ date, timeFrom, timeTo }: Appointment, { now }: Context): Appointment | undefined {
  const fits = date >= dayOf(now) && isTimeRange({ from: timeFrom, to: timeTo });
  return fits ? { date, timeFrom, timeTo } : undefined;
}

const dispatchGoods: Judge<'dispatchGoods'> = (state, { orderId }, { actor }) => {
  if (actor === 'provider' && state.shippingMethod !== 'pickup') return refuse('notAllowedForActor');
  if (actor === 'customer' && orderId !== state.orderId) return refuse('idMismatch');
  return isHandoverReady(state) ? record({ type: 'goodsDispatched', data: {} }) : refuse('handoverNotReady');
};

/** Whether the goods may leave: the label is there, or the appointment is confirmed. */
export function isHandoverReady(state: OfferState): boolean {
  return state.shippingMethod === 'shipment' ? state.shippingLabelData !== undefined : state.appointment !== undefined;
}

const dispatchReturns: Judge<'dispatchReturns'> = (state, { note, ...command }) => {
  const trackingNumbers = asRead(command.trackingNumbers);
  if (trackingNumbers.length === 0 && !note?.trim()) return refuse('trackingOrNoteMissing');
  if (isPaying(state) && !areReturnsOpen(state)) return refuse('nothingToReturn');
  return record({ type: 'returnsDispatched', data: { trackingNumbers, ...(note !== undefined && { note }) } });
};

/** Numbers as carriers read them, each once (LOG-20). */
function asRead(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(normaliseTrackingNumber))].filter((number) => number !== '');
}

/** From the data check to the goods on their way, and back. */
export const logistics = {
  verifyData,
  dispatchPackaging,
  sendShippingLabel,
  confirmPickupAppointment,
  confirmDeliveryAppointment,
  dispatchGoods,
  dispatchReturns,
};
