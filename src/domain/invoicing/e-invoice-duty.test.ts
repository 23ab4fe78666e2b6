import { describe, expect, it } from 'vitest';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { paidLine, selfBilledCases, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { type EInvoiceMode, judgeEInvoice } from './e-invoice-duty.ts';

const optional: EInvoiceMode = { mode: 'optional', mandatoryFrom: '2027-01-01' };
const lines = [paidLine(3, 192_000)];
const in2027 = { dispatchedAt: '2027-01-01T08:00:00.000Z' };
/** Without a number for taxes nobody can write an invoice that is sound. */
const { taxId: _taxId, taxIdType: _type, ...unnumbered } = selfBilledSnapshot(lines);
const austrian = { name: 'Kim Muster', street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' } as const;
const kindOf = (snapshot: PaymentSnapshot, config = optional) => judgeEInvoice(snapshot, config).kind;

describe('whether a Gutschrift is an e-invoice (INV-20)', () => {
  it.each(Object.entries(selfBilledCases))(
    '%s: it is one, and nothing is missing for an XRechnung',
    (_name, snapshot) => {
      expect(judgeEInvoice(snapshot, optional)).toEqual({ kind: 'eInvoice', xrechnungLacks: [] });
    },
  );

  it('it is none where the provider wants none, until the law does', () => {
    const off: EInvoiceMode = { ...optional, mode: 'off' };
    expect(kindOf(selfBilledSnapshot(lines), off)).toBe('plain');
    expect(kindOf(selfBilledSnapshot(lines, { dispatchedAt: '2026-12-31T22:59:00.000Z' }), off)).toBe('plain');
    expect(kindOf(selfBilledSnapshot(lines, in2027), off)).toBe('eInvoice');
  });

  it.each([
    ['2027-01-01', '2026-12-31T22:59:59.000Z', 'plain'],
    ['2027-01-01', '2026-12-31T23:00:00.000Z', 'notSound'],
    ['2028-01-01', '2027-12-31T22:59:59.000Z', 'plain'],
    ['2028-01-01', '2027-12-31T23:00:00.000Z', 'notSound'],
  ] as const)(
    'a provider who has to from %s on: with something missing and handed over at %s, by the day in Germany, it is %s',
    (mandatoryFrom, dispatchedAt, kind) => {
      expect(kindOf({ ...unnumbered, dispatchedAt }, { ...optional, mandatoryFrom })).toBe(kind);
      // Whenever it is issued: the day of supply decides.
      const issuedAt = '2029-01-01T09:00:00.000Z';
      expect(kindOf({ ...unnumbered, dispatchedAt, issuedAt }, { ...optional, mandatoryFrom })).toBe(kind);
    },
  );

  it('what is missing makes it a plain PDF while it is no duty, and stops it from then on, by name', () => {
    expect(kindOf(unnumbered)).toBe('plain');
    expect(kindOf(unnumbered, { ...optional, mode: 'mandatory' })).toBe('notSound');
    const plain = judgeEInvoice(unnumbered, optional);
    expect(plain.kind === 'plain' && plain.lacks.map(({ id }) => id)).toContain('BR-S-02');
    const verdict = judgeEInvoice({ ...unnumbered, ...in2027 }, optional);
    if (verdict.kind !== 'notSound') throw new Error(verdict.kind);
    expect(verdict.broken.map(({ id }) => id)).toContain('BR-S-02');
  });

  it.each<[string, PaymentSnapshot]>([
    ['a small business', { ...unnumbered, ...in2027, tax: 'smallBusiness' }],
    ['goods from another country of the EU', { ...unnumbered, ...in2027, tax: 'euAcquisition' }],
    ['a seller from abroad whose goods are in Germany', { ...unnumbered, ...in2027, seller: austrian }],
    ['at most 250 € gross', selfBilledSnapshot([paidLine(1, 21_008)], { ...in2027, taxIdType: 'businessId' })],
    ['a private seller', { ...unnumbered, ...in2027, kind: 'purchaseReceipt', tax: 'none' }],
    ['an import', { ...unnumbered, ...in2027, tax: 'import' }],
  ])('%s: it is no duty', (_who, snapshot) => {
    expect(kindOf(snapshot)).toBe('plain');
  });

  it('a cent above 250 € gross it is one', () => {
    expect(kindOf(selfBilledSnapshot([paidLine(1, 21_009)], { ...in2027, taxIdType: 'businessId' }))).toBe('notSound');
  });

  it('wrong sums are never issued, not even as a plain PDF', () => {
    expect(kindOf({ ...selfBilledSnapshot(lines), total: 192_001 }, { ...optional, mode: 'off' })).toBe('notSound');
  });

  it('without a telephone number it is one, and says that an XRechnung lacks it', () => {
    const { seller } = selfBilledSnapshot(lines);
    if (!seller) throw new Error('No seller');
    const { contactPhone: _, ...silent } = seller;
    const verdict = judgeEInvoice(selfBilledSnapshot(lines, { seller: silent }), optional);
    if (verdict.kind !== 'eInvoice') throw new Error(verdict.kind);
    expect(verdict.xrechnungLacks.map(({ id }) => id)).toEqual(['BR-DE-6']);
  });
});
