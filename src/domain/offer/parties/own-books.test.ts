import { describe, expect, it } from 'vitest';
import { ownBooksOf, referenceWithOwn } from './own-books.ts';

const details = { business: true, accountHolder: 'Muster GmbH', iban: 'DE02120300000000202051' };
const place = { name: 'Buchhaltung', street: 'Am Hof 2', zip: '20457', city: 'Hamburg' };

describe('what a seller’s own books go by', () => {
  it('is nothing where the seller said nothing, and the contract’s address is no address of its own', () => {
    expect(ownBooksOf({ contractDetails: details })).toBeUndefined();
    expect(ownBooksOf({ contractDetails: details, invoiceAddress: { differentFromContract: false } })).toBeUndefined();
  });

  it('is number, cost centre and address as they were given', () => {
    const given = { ...details, orderNumber: '4500017', costCentre: 'KST 77' };
    const invoiceAddress = { differentFromContract: true, ...place } as const;
    expect(ownBooksOf({ contractDetails: given, invoiceAddress })).toEqual({
      orderNumber: '4500017',
      costCentre: 'KST 77',
      invoiceAddress: place,
    });
  });

  it('stands beside a payment’s reference, and not a second time where the reference names it', () => {
    const own = { orderNumber: '4500017', costCentre: 'KST 77' };
    expect(referenceWithOwn('SEPA 17', own)).toBe('SEPA 17, Ihre Bestellnummer 4500017, Ihre Kostenstelle KST 77');
    expect(referenceWithOwn('SEPA 17 / 4500017', own)).toBe('SEPA 17 / 4500017, Ihre Kostenstelle KST 77');
    expect(referenceWithOwn('SEPA 17', undefined)).toBe('SEPA 17');
  });
});
