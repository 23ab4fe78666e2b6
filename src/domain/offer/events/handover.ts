import { formatInstant } from '#domain/values/instant-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { Appointment, AtSite, Carrier, LabelCode, ListedGoods } from '../facts.ts';
import { allTrackingNumbers } from '../handover/tracked.ts';
import type { OfferItem } from '../item.ts';
import type { Declaration } from '../papers/declarations.ts';
import type { Addresses, ShippingMethod } from '../parties/addresses.ts';
import { handoverWith, isLastHandover } from '../parties/sites.ts';
import type { SheetLine } from '../price/sheet.ts';
import type { OfferFacts, OfferState } from '../state.ts';
import { event, type Nothing } from './event-record.ts';
import { appointmentText, parcelsText, siteText } from './wording.ts';

const appointmentConfirmed = {
  to: 'same',
  atMost: 20,
  ofEachPlace: true,
  personal: 'retained',
  change: (state: OfferState, { site, ...appointment }: AtSite<Appointment>) =>
    handoverWith(state, site, { appointment }),
} as const;

/** From the addresses to the transit. */
export const handoverEvents = {
  addressesSubmitted: event<{ addresses: Addresses; declarations: Declaration[]; payoutHoldUntil?: string }>({
    to: { agreed: 'addressed', otherwise: 'same' },
    atMost: 50,
    personal: 'retained',
    told: (data) =>
      data.payoutHoldUntil === undefined
        ? 'Sie haben Adresse und Auszahlungsdaten angegeben.'
        : `Sie haben die Auszahlungsdaten geändert. Ausgezahlt wird frühestens am ${formatInstant(data.payoutHoldUntil)}.`,
    change: (state, { addresses, declarations, payoutHoldUntil }, { at }) => ({
      addresses,
      declarations: [...state.declarations, ...declarations],
      ...selfBilling(state, addresses, at),
      ...(payoutHoldUntil !== undefined && { payoutHoldUntil }),
    }),
  }),
  linkedToOrder: event<{ orderId: string }>({
    to: 'ordered',
    personal: 'retained',
    told: (data) => `Wir haben den Auftrag angelegt, Nummer ${data.orderId}.`,
    change: (_state, { orderId }) => ({ orderId }),
  }),
  createdFromOrder: event<{
    email: string;
    offeredAsBusiness: boolean;
    items: OfferItem[];
    sheet: SheetLine[];
    total: Cents;
    shippingMethod: ShippingMethod;
    addresses: Addresses;
    orderId: string;
    listedGoods?: ListedGoods;
  }>({
    to: 'ordered',
    personal: 'retained',
    told: (data) => `Wir haben den Auftrag ${data.orderId} über ${formatMoney(data.total)} angelegt.`,
    change: (state, { sheet, total, ...order }, { at }) => ({
      ...order,
      ...selfBilling(state, order.addresses, at),
      agreement: { lines: sheet, total, at, by: 'order' },
    }),
  }),
  dataVerified: event<Nothing>({ to: 'handover', told: () => 'Wir haben Ihre Angaben geprüft.' }),
  packagingDispatched: event<AtSite<{ trackingNumbers: string[] }>>({
    to: 'same',
    atMost: 20,
    ofEachPlace: true,
    personal: 'retained',
    told: (data) =>
      `Wir haben Verpackungsmaterial an Sie geschickt${siteText(data)}${parcelsText(allTrackingNumbers(data))}.`,
    change: (state, { site, ...packaging }) => handoverWith(state, site, { packaging }),
  }),
  shippingLabelSent: event<
    AtSite<{ carrier: Carrier; trackingNumbers: string[]; labelUpload?: string; qrCode?: LabelCode }>
  >({
    to: 'same',
    atMost: 20,
    ofEachPlace: true,
    personal: 'retained',
    told: (data) =>
      `Wir haben das Versandetikett von ${data.carrier.toUpperCase()} bereitgestellt${siteText(data)}${parcelsText(allTrackingNumbers(data))}.`,
    change: (state, { site, ...shippingLabelData }) => handoverWith(state, site, { shippingLabelData }),
  }),
  goodsDispatched: event<AtSite<Nothing>>({
    to: 'inTransit',
    unless: { when: (state, { site }) => !isLastHandover(state, site), to: 'same' },
    personal: 'retained',
    told: (data, { actor }) =>
      actor === 'provider'
        ? `Wir haben die Geräte abgeholt${siteText(data)}.`
        : `Sie haben die Geräte als versendet oder übergeben markiert${siteText(data)}.`,
    change: (state, { site }, { at }) => ({
      ...handoverWith(state, site, { goodsDispatchedAt: at }),
      ...(isLastHandover(state, site) && { goodsDispatchedAt: at }),
    }),
  }),
  pickupAppointmentConfirmed: event<AtSite<Appointment>>({
    ...appointmentConfirmed,
    told: (data) => `Wir haben die Abholung bestätigt${siteText(data)}: ${appointmentText(data)}.`,
  }),
  deliveryAppointmentConfirmed: event<AtSite<Appointment>>({
    ...appointmentConfirmed,
    told: (data) => `Wir haben die Anlieferung bestätigt${siteText(data)}: ${appointmentText(data)}.`,
  }),
};

function selfBilling(state: OfferState, addresses: Addresses, at: string): Pick<OfferFacts, 'selfBilling'> {
  if (addresses.contractDetails.selfBilling) return { selfBilling: { agreedAt: at } };
  return state.selfBilling ? { selfBilling: { ...state.selfBilling, withdrawnAt: at } } : {};
}
