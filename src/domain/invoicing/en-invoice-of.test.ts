import { describe, expect, it } from 'vitest';
import { paidLine, selfBilledCases, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { invoiceOfCase } from '#tests/factories/unsound-invoices.ts';
import { enInvoiceOf } from './en-invoice-of.ts';
import { payableOf } from './paper-money.ts';
import { reckonedLine, sumOfAmounts } from './rules/sum-rules.ts';

describe('a Gutschrift as an invoice of EN 16931', () => {
  it.each(Object.entries(selfBilledCases))('%s: comes to what its paper pays (INV-22)', (_name, snapshot) => {
    const { totals, lines, taxes } = enInvoiceOf(snapshot);
    expect(totals).toMatchObject({ net: snapshot.total, gross: payableOf(snapshot), payable: payableOf(snapshot) });
    expect(sumOfAmounts(lines.map(({ net }) => net))).toBe(totals.net);
    expect(sumOfAmounts(taxes.map(({ taxable }) => taxable))).toBe(totals.net);
    expect(sumOfAmounts(taxes.map(({ tax }) => tax))).toBe(totals.tax);
  });

  it.each(Object.entries(selfBilledCases))('%s: each line is its price times its units, exactly', (_name, snapshot) => {
    const { lines } = enInvoiceOf(snapshot);
    expect(lines.map(reckonedLine)).toEqual(lines.map(({ net }) => net));
  });

  it('is of type 389, says Gutschrift, and has the seller as the seller (INV-04)', () => {
    expect(invoiceOfCase('with 19 % tax')).toMatchObject({
      typeCode: '389',
      number: 'GS-2026-000001',
      issueDate: '2026-11-23',
      notes: [{ text: 'Gutschrift' }, { text: expect.stringContaining('§ 14 Abs. 2 UStG') }],
      buyerReference: 'B-2026-000001',
      seller: {
        name: 'Łąka & Söhne <IT> GmbH',
        vatId: 'DE136695976',
        contact: { name: 'Kim Größler-Łuć', phone: '+49 40 123456', email: 'kundin@example.org' },
      },
      buyer: { name: 'Muster Ankauf e. K.', vatId: 'DE123456788' },
      delivery: { date: '2026-11-09' },
      payment: { meansCode: '58', transfers: [{ account: 'DE02120300000000202051', holder: 'Łąka & Söhne IT GmbH' }] },
    });
  });

  it('of a small business has its Steuernummer alone and says why there is no tax (INV-10)', () => {
    const { seller, taxes } = invoiceOfCase('of a small business');
    expect(seller).toMatchObject({ taxNumber: '181/815/08155' });
    expect(seller).not.toHaveProperty('vatId');
    const [exempt] = taxes;
    expect(exempt).toMatchObject({ category: 'E', rate: 0, tax: 0, reason: expect.stringContaining('§ 19 UStG') });
    expect(exempt).not.toHaveProperty('reasonCode');
  });

  it.each([
    ['of a margin scheme reseller', [{ category: 'E', tax: 0, reasonCode: 'VATEX-EU-F' }]],
    ['on which the buyer owes the tax', [{ category: 'AE', tax: 0, reasonCode: 'VATEX-EU-AE' }]],
    [
      'on part of which the buyer owes the tax',
      [
        { category: 'AE', taxable: 600_000, tax: 0, reasonCode: 'VATEX-EU-AE' },
        { category: 'S', taxable: 192_000, rate: 19, tax: 36_480 },
      ],
    ],
  ])('%s has the categories that the law wants (INV-15)', (name, taxes) => {
    expect(invoiceOfCase(name).taxes).toMatchObject(taxes);
  });

  it('of a seller in the EU says from where to where the goods went', () => {
    const { taxes, seller, delivery } = invoiceOfCase('of a seller in the EU');
    expect(taxes).toMatchObject([{ category: 'K', tax: 0, reasonCode: 'VATEX-EU-IC' }]);
    expect(seller).toMatchObject({ vatId: 'ATU12345675', address: { country: 'AT' } });
    expect(delivery).toMatchObject({ date: '2026-11-09', address: { city: 'Leipzig', country: 'DE' } });
  });

  it('paid by PayPal names the service and no account', () => {
    expect(invoiceOfCase('paid by PayPal').payment).toMatchObject({
      meansCode: '68',
      meansText: 'PayPal an kim@example.org',
      transfers: [],
    });
  });

  it('shows each deduction of the frozen sheet, and what did not arrive or went back', () => {
    expect(invoiceOfCase('after an adjustment').lines).toMatchObject([
      {
        quantity: 8,
        price: { net: 10_000 },
        net: 76_500,
        note: '9 von 10 angekommen. 1 auf Wunsch zurück, nicht bezahlt.',
        allowances: [
          { amount: 2_000, reason: 'ohne Netzteil: 2 × 10,00\u00a0€' },
          { amount: 1_500, reason: 'Kratzer: 3 × 5,00\u00a0€' },
        ],
      },
      { quantity: 0, net: 0, note: '0 von 4 angekommen.' },
    ]);
  });

  it('names the price of all units where one unit has none in cents, and the whole where that is not exact either', () => {
    expect(invoiceOfCase('whose totals do not divide').lines).toMatchObject([
      { quantity: 3, unit: 'H87', price: { net: 100_000, baseQuantity: 3 } },
      { quantity: 1, unit: 'C62', price: { net: 7_144 }, note: 'Preis für zusammen 5 Stück. 5 von 7 angekommen.' },
      { quantity: 1, unit: 'C62', price: { net: 50_001 }, net: 49_501 },
    ]);
  });

  it('rounds the tax once, from the sum of its lines, half a cent up (INV-31)', () => {
    const lines = [paidLine(1, 25), paidLine(1, 25)];
    expect(enInvoiceOf(selfBilledSnapshot(lines)).totals).toMatchObject({ net: 50, tax: 10, payable: 60 });
  });

  it('is never made of an Ankaufbeleg, nor of goods from outside of the EU', () => {
    expect(() => enInvoiceOf(selfBilledSnapshot([paidLine(1, 1)], { tax: 'import' }))).toThrow('no invoice');
    expect(() => enInvoiceOf(selfBilledSnapshot([paidLine(1, 1)], { kind: 'purchaseReceipt' }))).toThrow('no invoice');
  });
});
