import type { Addresses, HandoverPlace } from '#domain/offer/parties/addresses.ts';
import { sitesOf } from '#domain/offer/parties/sites.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Scene } from './demo-scene.ts';

/** Invented people at real places; the account numbers are the examples of the banks' own leaflets. */
const business = {
  contractAddress: {
    name: 'Jona Beispiel',
    company: 'Beispiel Systemhaus GmbH',
    street: 'Speicherstraße 12',
    zip: '20457',
    city: 'Hamburg',
    contactName: 'Jona Beispiel',
    contactPhone: '040 1234567',
  },
  contractDetails: {
    business: true,
    iban: 'DE89370400440532013000',
    accountHolder: 'Beispiel Systemhaus GmbH',
    taxId: 'DE136695976',
    taxIdType: 'vatId',
    vatStatus: 'regular',
  },
} as const;

const privat = {
  contractAddress: { name: 'Kim Muster', street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' },
  contractDetails: { business: false, iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' },
} as const;

type Sale = Pick<Scene, 'offeredAsBusiness' | 'writesInvoice' | 'shippingMethod' | 'state' | 'now'>;

/** What the seller of a demo offer gives for the contract, the payment and the handover. */
export function demoAddressesOf(scene: Sale): Addresses {
  const { offeredAsBusiness, writesInvoice, state } = scene;
  const [first, ...others] = state === undefined ? [] : sitesOf(state);
  return {
    contractAddress: offeredAsBusiness ? business.contractAddress : privat.contractAddress,
    contractDetails: offeredAsBusiness
      ? { ...business.contractDetails, selfBilling: !writesInvoice }
      : privat.contractDetails,
    ...(first === undefined
      ? placeOf(scene)
      : {
          sites: [{ site: first, ...placeOf(scene) }, ...others.map((site) => ({ site, ...placeOf(scene, leipzig) }))],
        }),
  };
}

const hamburg = { name: 'Lager Wilhelmsburg', street: 'Am Veringhof 9', zip: '21107', city: 'Hamburg' };
const leipzig = { name: 'Empfang', street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' };

function placeOf({ shippingMethod, now }: Sale, stands = hamburg): HandoverPlace {
  const wishes = { timeFrom: '08:00', timeTo: '16:00', dateFrom: dayOf(now) };
  return {
    ...(shippingMethod === 'shipment' && { packagingAddress: { differentFromContract: false } }),
    ...(shippingMethod === 'pickup' && {
      pickupAddress: { differentFromContract: true, ...stands },
      pickupDetails: { preferredPickupWeekdays: ['tue', 'thu'], ...wishes, remarks: 'Rampe vorhanden, Hof 2.' },
    }),
    ...(shippingMethod === 'delivery' && { deliveryDetails: { preferredDeliveryWeekdays: ['fri'], ...wishes } }),
  };
}
