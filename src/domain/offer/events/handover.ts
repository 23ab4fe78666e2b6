import type { Cents } from '#domain/values/money.ts';
import type { Addresses, ShippingMethod } from '../addresses.ts';
import type { Declaration } from '../declarations.ts';
import { event, type Nothing } from '../event-record.ts';
import type { Appointment, Carrier } from '../facts.ts';
import type { OfferItem } from '../item.ts';
import type { SheetLine } from '../sheet.ts';
import type { OfferFacts, OfferState } from '../state.ts';

const appointmentConfirmed = event<Appointment>({ to: 'same', change: (_state, appointment) => ({ appointment }) });

/** From the addresses to the transit. */
export const handoverEvents = {
  addressesSubmitted: event<{ addresses: Addresses; declarations: Declaration[]; payoutHoldUntil?: string }>({
    to: { agreed: 'addressed', otherwise: 'same' },
    change: (state, { addresses, declarations, payoutHoldUntil }, { at }) => ({
      addresses,
      declarations: [...state.declarations, ...declarations],
      ...selfBilling(state, addresses, at),
      ...(payoutHoldUntil !== undefined && { payoutHoldUntil }),
    }),
  }),
  linkedToOrder: event<{ orderId: string }>({ to: 'ordered', change: (_state, { orderId }) => ({ orderId }) }),
  createdFromOrder: event<{
    email: string;
    offeredAsBusiness: boolean;
    items: OfferItem[];
    sheet: SheetLine[];
    total: Cents;
    shippingMethod: ShippingMethod;
    addresses: Addresses;
    orderId: string;
  }>({
    to: 'ordered',
    change: (state, { sheet, total, ...order }, { at }) => ({
      ...order,
      ...selfBilling(state, order.addresses, at),
      agreement: { lines: sheet, total, at, by: 'order' },
    }),
  }),
  dataVerified: event<Nothing>({ to: 'handover' }),
  packagingDispatched: event<{ trackingNumbers: string[] }>({
    to: 'same',
    change: (_state, packaging) => ({ packaging }),
  }),
  shippingLabelSent: event<{ carrier: Carrier; trackingNumbers: string[]; labelUpload?: string }>({
    to: 'same',
    change: (_state, shippingLabelData) => ({ shippingLabelData }),
  }),
  goodsDispatched: event<Nothing>({
    to: 'inTransit',
    change: (_state, _data, { at }) => ({ goodsDispatchedAt: at }),
  }),
  pickupAppointmentConfirmed: appointmentConfirmed,
  deliveryAppointmentConfirmed: appointmentConfirmed,
};

function selfBilling(state: OfferState, addresses: Addresses, at: string): Pick<OfferFacts, 'selfBilling'> {
  if (addresses.contractDetails.selfBilling) return { selfBilling: { agreedAt: at } };
  return state.selfBilling ? { selfBilling: { ...state.selfBilling, withdrawnAt: at } } : {};
}
