import { randomUUID } from 'node:crypto';

/** A private or business seller's inquiry about three servers described freely, as the shop sends it. */
export function inquiryBody(email: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    email,
    offeredAsBusiness: true,
    location: '04109',
    items: [{ id: `item-${randomUUID()}`, freetext: 'Dell PowerEdge R640', quantity: 3 }],
    availableImmediately: true,
    ...changes,
  };
}

/** A new client-generated id of an offer. */
export const newOfferId = () => `offer-${randomUUID()}`;

/** One line per item of the view, 640,00 € each with one deduction of 15,00 €. */
export function bidBody(
  items: readonly { id: string }[],
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    lines: items.map((item) => ({
      itemId: item.id,
      unitPrice: 640,
      deductions: [{ name: 'ohne Einbauschienen', amount: 15 }],
    })),
    shippingMethod: 'shipment',
    validUntil: '2026-12-04',
    ...changes,
  };
}

const declared = (name: string) => ({ name, textVersion: '2026-11' });

/** Declarations a business has to make. */
export const businessDeclarations = ['ownership', 'terms', 'authorised', 'dataProcessing'].map(declared);

/** Declarations a private seller has to make. */
export const privateDeclarations = ['ownership', 'terms', 'adult'].map(declared);

/** Contract, payment and packaging address of a business, for goods sent by parcel. */
export const addressesBody = {
  contractAddress: {
    name: 'Kim Muster',
    company: 'Muster GmbH',
    street: 'Hafenstraße 1',
    zip: '04109',
    city: 'Leipzig',
  },
  contractDetails: { business: true, iban: 'DE02 1203 0000 0000 2020 51', accountHolder: 'Muster GmbH' },
  packagingAddress: { differentFromContract: false },
};

/** The same of a private seller. */
export const privateAddressesBody = {
  contractAddress: { name: 'Kim Muster', street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' },
  contractDetails: { business: false, iban: 'DE02 1203 0000 0000 2020 51', accountHolder: 'Kim Muster' },
  packagingAddress: { differentFromContract: false },
};
