import { randomUUID } from 'node:crypto';
import { hostileText as text } from './hostile-text.ts';

/** Bodies in which every field of the contract is filled, the free ones with text that means harm. */

const textVersion = '2026-11';

export function fullConfiguration(): Record<string, unknown> {
  const free = ['modelName', 'cpu', 'ram', 'gpu', 'display', 'capacity', 'tapeDrive', 'ports', 'keyboard', 'remarks'];
  const parts = [
    'interface',
    'formFactor',
    'memoryType',
    'socket',
    'cooler',
    'bracket',
    'parts',
    'power',
    'region',
    'extras',
  ];
  const flags = ['working', 'packagingAvailable', 'charger', 'rails', 'stand', 'antennas', 'released'];
  const more = ['keyboardCover', 'cellular', 'mount', 'pixelErrors', 'networkCard', 'tray', 'sectors520'];
  const rare = [
    'cacheBattery',
    'mining',
    'vendorLocked',
    'untested',
    'doesNotStart',
    'brokenDisplay',
    'brokenKeyboard',
    'liquidDamage',
    'passwordLocked',
    'brokenPorts',
    'reportsErrors',
    'printsBadly',
    'readErrors',
    'simLock',
    'handset',
    'remoteControl',
    'roomParts',
    'gamepad',
  ];
  return {
    ...Object.fromEntries([...free, ...parts].map((key) => [key, text])),
    ...Object.fromEntries([...flags, ...more, ...rare].map((key) => [key, true])),
    cpuCount: 2,
    drives: [{ kind: 'ssd', capacity: text, count: 8 }],
    powerSupplies: 2,
    controllers: 1,
    battery: 'good',
    batteryYear: 2022,
    ioModules: 2,
    tapeDriveCount: 2,
    batteryPacks: 1,
    powerOnHours: 24_000,
    pageCount: 120_000,
    lampHours: 900,
    toner: 'low',
    grade: 'b',
    mediaWish: 'keep',
    engineeringSample: false,
  };
}

/** One item in free text with all that can be said about it, one out of the catalogue; photos are the seller's alone. */
export function fullItems(entryId: string, photos: readonly string[] = []): Record<string, unknown>[] {
  return [
    {
      id: `item-${randomUUID()}`,
      freetext: text,
      quantity: 3,
      configuration: fullConfiguration(),
      serialNumbers: [text, text],
      inventoryNumbers: [text],
      site: text,
      ...(photos.length > 0 && { imageUploads: photos }),
    },
    { id: `item-${randomUUID()}`, entryId, quantity: 2 },
  ];
}

export function fullBid(items: readonly { id: string }[], shippingMethod: string): Record<string, unknown> {
  const deductions = [{ name: text, shortcoming: 'rails', amount: 15.5 }];
  return {
    // The first of `fullItems` keeps its drives.
    lines: items.map(({ id }, index) => ({
      ...{ itemId: id, unitPrice: 640, deductions },
      ...(index === 0 && { driveWorth: 12.5 }),
    })),
    shippingMethod,
    validUntil: '2026-12-04',
  };
}

export function declarations(kind: 'authorised' | 'adult'): Record<string, unknown>[] {
  const more = kind === 'authorised' ? ['dataProcessing'] : [];
  return ['ownership', 'terms', kind, ...more].map((name) => ({ name, textVersion }));
}

const address = { name: text, company: text, street: text, zip: '04109', city: text };
const contact = { contactName: text, contactPhone: '0341 1234567-111' };
const wishes = {
  timeFrom: '08:00',
  timeTo: '16:00',
  dateFrom: '2026-11-25',
  dateTo: '2026-12-02',
  ...contact,
  remarks: text,
};
const elsewhere = { differentFromContract: true, ...address };

export const iban = 'DE02 1203 0000 0000 2020 51';
export const paypal = 'zahlung@privat.example';

const business = {
  taxId: 'DE136695976',
  taxIdType: 'vatId',
  vatStatus: 'regular',
  selfBilling: true,
  orderNumber: text,
  costCentre: text,
};

/** Contract and payment of a business, and the places of a shipping method. */
export function fullAddresses(
  method: 'shipment' | 'pickup' | 'delivery',
  isBusiness: boolean,
): Record<string, unknown> {
  return {
    contractAddress: { ...address, ...contact, ...(isBusiness && { country: 'AT' }) },
    contractDetails: {
      business: isBusiness,
      iban,
      bic: 'DEUTDEFF500',
      accountHolder: text,
      ...(isBusiness && business),
    },
    ...(isBusiness && { invoiceAddress: { ...elsewhere, country: 'AT' } }),
    ...fullPlace(method),
  };
}

/** Where and when goods are handed over. */
function fullPlace(method: 'shipment' | 'pickup' | 'delivery'): Record<string, unknown> {
  return {
    ...(method === 'shipment' && { packagingAddress: elsewhere }),
    ...(method === 'pickup' && {
      pickupAddress: elsewhere,
      pickupDetails: { preferredPickupWeekdays: ['mon'], ...wishes },
    }),
    ...(method === 'delivery' && { deliveryDetails: { preferredDeliveryWeekdays: ['tue'], ...wishes } }),
  };
}

/** The same, paid by PayPal and with the places of all shipping methods: in form right, in content not. */
export function otherAddresses(): Record<string, unknown> {
  return {
    ...fullAddresses('shipment', true),
    ...fullAddresses('pickup', true),
    ...fullAddresses('delivery', true),
    sites: [{ site: text, ...fullPlace('shipment'), ...fullPlace('pickup'), ...fullPlace('delivery') }],
    contractDetails: { business: true, paypal, accountHolder: text },
  };
}
