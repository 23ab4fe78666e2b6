import type { PaidLine, PaperProvider, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { Cents } from '#domain/values/money.ts';

/** A provider who may say everything an invoice wants of a buyer. */
const registeredProvider: PaperProvider = {
  ...{ productName: 'Ankaufwerk', name: 'Muster Ankauf e. K.', legalForm: 'e. K.', owner: 'Max Mustermann' },
  ...{ street: 'Musterstraße 1', zip: '04109', city: 'Leipzig', email: 'ankauf@example.org', phone: '0341 1234567' },
  ...{ register: { court: 'Amtsgericht Leipzig', number: 'HRA 12345' }, vatId: 'DE123456788', businessId: '' },
  vatPercent: 19,
};

/** A line paid as agreed: so many units for so many cents together. */
export function paidLine(quantity: number, agreed: Cents, changes: Partial<PaidLine> = {}): PaidLine {
  return {
    ...{ title: 'Dell PowerEdge R640', description: '2 × Xeon Gold 6130, 128 GB RAM', serialNumbers: [] },
    ...{ quantity, received: quantity, agreed, total: agreed, deductions: [] },
    ...changes,
  };
}

const seller = {
  ...{ name: 'Kim Größler-Łuć', company: 'Łąka & Söhne <IT> GmbH', street: 'Hafenstraße 12 a', zip: '20457' },
  ...{ city: 'Hamburg', contactName: 'Kim Größler-Łuć', contactPhone: '+49 40 123456' },
};

/** A Gutschrift of a regular business over these lines, with everything an e-invoice needs. */
export function selfBilledSnapshot(
  lines: readonly PaidLine[],
  changes: Partial<PaymentSnapshot> = {},
): PaymentSnapshot {
  return {
    ...{ kind: 'selfBilledInvoice', number: 'GS-2026-000001', issuedAt: '2026-11-23T10:00:00.000Z' },
    ...{ orderId: 'B-2026-000001', inquiryId: 'A-2026-000001', provider: registeredProvider },
    seller,
    lines,
    total: lines.reduce((sum, { total }) => sum + total, 0),
    agreedTotal: lines.reduce((sum, { agreed }) => sum + agreed, 0),
    tax: 'standard',
    ...{ agreedAt: '2026-11-02T09:00:00.000Z', dispatchedAt: '2026-11-09T09:00:00.000Z' },
    receivedAt: '2026-11-11T09:00:00.000Z',
    payee: { accountHolder: 'Łąka & Söhne IT GmbH', iban: 'DE02120300000000202051' },
    ...{ taxId: 'DE136695976', taxIdType: 'vatId', sellerEmail: 'kundin@example.org' },
    declarations: [],
    selfBillingAgreedAt: '2026-11-02T09:05:00.000Z',
    ...changes,
  };
}

const tablets = paidLine(20, 600_000, { title: 'Apple iPad 9', description: '', reverseCharge: true });
const listed = { sum: 600_000, threshold: 500_000, itemIds: ['item-1'] };
const taxNumber = { taxId: '181/815/08155', taxIdType: 'taxNumber' } as const;

/** A Gutschrift of every kind that is an e-invoice. */
export const selfBilledCases: Readonly<Record<string, PaymentSnapshot>> = {
  'with 19 % tax': selfBilledSnapshot([paidLine(3, 192_000, { serialNumbers: ['7XK9A1', '7XK9A2'] }), paidLine(1, 1)]),
  'of a small business': selfBilledSnapshot([paidLine(2, 25_000)], { tax: 'smallBusiness', ...taxNumber }),
  'of a margin scheme reseller': selfBilledSnapshot([paidLine(2, 25_000)], { tax: 'marginScheme', ...taxNumber }),
  'on which the buyer owes the tax': selfBilledSnapshot([tablets], { reverseCharge: listed }),
  'on part of which the buyer owes the tax': selfBilledSnapshot([tablets, paidLine(3, 192_000)], {
    reverseCharge: listed,
  }),
  'of a seller in the EU': selfBilledSnapshot([paidLine(3, 192_000)], {
    ...{ tax: 'euAcquisition', taxId: 'ATU12345675' },
    seller: { ...seller, street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' },
  }),
  'paid by PayPal': selfBilledSnapshot([paidLine(3, 192_000)], {
    payee: { accountHolder: 'Kim Größler-Łuć', paypal: 'kim@example.org' },
  }),
  'after an adjustment': selfBilledSnapshot([
    paidLine(10, 100_000, {
      ...{ received: 9, returned: 1, total: 76_500 },
      deductions: [
        { name: 'ohne Netzteil', units: 2, amount: 1_000 },
        { name: 'Kratzer', units: 3, amount: 500 },
      ],
    }),
    paidLine(4, 40_000, { received: 0, total: 0 }),
  ]),
  'whose totals do not divide': selfBilledSnapshot([
    paidLine(3, 100_000),
    paidLine(7, 10_001, { received: 5, total: 7_144 }),
    paidLine(6, 100_001, { received: 3, total: 49_501, deductions: [{ name: 'Kratzer', units: 1, amount: 500 }] }),
  ]),
  'with numbers of the seller’s books': selfBilledSnapshot([paidLine(3, 192_000, { site: 'Köln' })], {
    ownBooks: { orderNumber: '4500017', costCentre: 'KST 77' },
  }),
};
