import type { Draft } from '#domain/offer/draft.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { Declaration } from '#domain/offer/papers/declarations.ts';
import { requiredDeclarations } from '#domain/offer/papers/declarations.ts';
import type { Addresses, HandoverPlace, ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { ProposedLine } from '#domain/offer/price/sheet.ts';

export const inquiryId = 'A-2026-000001';
export const orderId = 'B-2026-000001';

export const items: OfferItem[] = [
  { id: 'item-1', entryId: 'r640', title: 'Dell PowerEdge R640', quantity: 3 },
  { id: 'item-2', freetext: '12 Bandkassetten LTO-6', title: '12 Bandkassetten LTO-6', quantity: 2 },
];

/** 3 × 640,00 € less at most 65,00 € each, and 2 × 12,50 € without deductions: 1.945,00 €, at least 1.750,00 €. */
export const proposedLines: ProposedLine[] = [
  {
    itemId: 'item-1',
    unitPrice: 64_000,
    deductions: [
      { name: 'ohne Netzteil', amount: 5_000 },
      { name: 'ohne Einbauschienen', amount: 1_500 },
    ],
  },
  { itemId: 'item-2', unitPrice: 1_250, deductions: [] },
];
export const bidTotal = 194_500;
export const bidMinimum = 175_000;

/** The draft of a customer in Leipzig. */
export function draftOf(changes: Partial<Draft> = {}): Draft {
  return {
    email: 'kundin@example.org',
    offeredAsBusiness: true,
    location: '04109',
    items,
    itemImageUploads: [],
    availableImmediately: true,
    ...changes,
  };
}

/** Everything that has to be declared before addresses are taken (LEG-03). */
export function allDeclarations(offeredAsBusiness = true): Declaration[] {
  return requiredDeclarations({ offeredAsBusiness, items: [{}] }).map((name) => ({ name, textVersion: '2026-11' }));
}

/** Goods of four places, one position each. */
export const siteNames = ['Hamburg', 'Leipzig', 'Köln', 'Ulm'];
export const itemsOfSites: OfferItem[] = siteNames.map((site, index) => ({
  id: `item-${index + 1}`,
  freetext: 'Notebook',
  title: 'Notebook',
  quantity: 10,
  site,
}));

/** Addresses that fit the shipping method, paid by IBAN; a business agrees to the Gutschrift. Several places each have their own. */
export function addressesFor(
  shippingMethod: ShippingMethod,
  offeredAsBusiness = true,
  sites: readonly string[] = [],
): Addresses {
  const place = placeFor(shippingMethod);
  return {
    contractAddress: { name: 'Kim Muster', street: 'Hafenstraße 12 a', zip: '04109', city: 'Leipzig' },
    contractDetails: {
      business: offeredAsBusiness,
      iban: 'DE02120300000000202051',
      accountHolder: 'Kim Muster',
      ...(offeredAsBusiness && { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: true }),
    },
    ...(sites.length === 0 ? place : { sites: sites.map((site) => ({ site, ...place })) }),
  };
}

function placeFor(shippingMethod: ShippingMethod): HandoverPlace {
  return {
    ...(shippingMethod === 'shipment' && { packagingAddress: { differentFromContract: false } }),
    ...(shippingMethod === 'pickup' && {
      pickupAddress: { differentFromContract: false },
      pickupDetails: { preferredPickupWeekdays: ['mon', 'thu'], timeFrom: '08:00', timeTo: '16:00' },
    }),
    ...(shippingMethod === 'delivery' && { deliveryDetails: { preferredDeliveryWeekdays: ['fri'] } }),
  };
}

/** The same addresses, paid to another account. */
export function withOtherIban(addresses: Addresses): Addresses {
  const { paypal: _, ...details } = addresses.contractDetails;
  return { ...addresses, contractDetails: { ...details, iban: 'AT611904300234573201' } };
}
