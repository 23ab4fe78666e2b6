import { describe, expect, it } from 'vitest';
import { selfBilledCases } from '#tests/factories/paper-snapshots.ts';
import { invoiceOfCase, unsoundInvoices } from '#tests/factories/unsound-invoices.ts';
import { type EnInvoice, type InvoiceLine, specifications } from './en-invoice.ts';
import { germanRules } from './rules/german-rules.ts';
import { brokenRules, standardRules } from './rules.ts';

const usual = invoiceOfCase('with 19 % tax');
const idsOf = (invoice: EnInvoice, by?: 'en16931' | 'xrechnung') => brokenRules(invoice, by).map(({ id }) => id);
const { vatId: _seller, ...withoutVatId } = usual.seller;

describe('the rules of EN 16931', () => {
  it.each(Object.keys(selfBilledCases))(
    'a Gutschrift %s keeps them all, and those of the XRechnung (INV-30)',
    (name) => {
      expect(idsOf({ ...invoiceOfCase(name), specification: specifications.xrechnung }, 'xrechnung')).toEqual([]);
    },
  );

  it.each(unsoundInvoices())('find %s', (_what, invoice, ids) => {
    expect(idsOf(invoice)).toEqual(expect.arrayContaining([...ids]));
  });

  it.each<[string, EnInvoice]>([
    ['BR-CO-10', { ...usual, totals: { ...usual.totals, lines: 1 } }],
    ['BR-CO-13', { ...usual, totals: { ...usual.totals, net: 1 } }],
    ['BR-CO-14', { ...usual, totals: { ...usual.totals, tax: 1 } }],
    ['BR-CO-17', { ...usual, taxes: usual.taxes.map((one) => ({ ...one, tax: (one.tax ?? 0) + 101 })) }],
    ['BR-CO-26', { ...usual, seller: withoutVatId }],
    ['BR-17', { ...usual, payee: { name: usual.seller.name ?? '' } }],
    ['BR-20', { ...usual, taxRepresentative: { name: 'Vertreter', address: { lines: [] } } }],
    ['BR-29', { ...usual, delivery: { period: { from: '2026-11-09', to: '2026-11-08' } } }],
    ['BR-32', { ...usual, allowances: [{ amount: 1, reason: 'Rabatt' }] }],
    ['BR-38', { ...usual, charges: [{ amount: 1, category: 'S', rate: 19 }] }],
    ['BR-S-06', { ...usual, allowances: [{ amount: 1, category: 'S', rate: 0 }] }],
    ['BR-O-02', { ...usual, lines: usual.lines.map((line) => ({ ...line, category: 'O' })) }],
    ['BR-O-11', { ...usual, taxes: [...usual.taxes, { category: 'O', taxable: 0, tax: 0, reason: 'frei' }] }],
    ['BR-AF-02', { ...usual, seller: withoutVatId, lines: usual.lines.map((line) => ({ ...line, category: 'L' })) }],
    ['BR-CL-01', { ...usual, typeCode: '379' }],
    ['BR-CL-04', { ...usual, currency: 'DEM' }],
    ['BR-CL-14', { ...usual, seller: { ...usual.seller, address: { lines: [], country: 'UK' } } }],
    ['BR-CL-16', { ...usual, payment: { meansCode: '99', transfers: [] } }],
    ['BR-CL-22', { ...usual, taxes: usual.taxes.map((one) => ({ ...one, reasonCode: 'VATEX-DE-1' })) }],
    ['BR-CL-23', { ...usual, lines: usual.lines.map((line) => ({ ...line, unit: 'Stück' })) }],
    ['BR-CL-25', { ...usual, seller: { ...usual.seller, electronicAddress: { value: 'x', scheme: '9999' } } }],
    ['BR-CO-09', { ...usual, seller: { ...usual.seller, vatId: 'XX136695976' } }],
    ['BR-DEC', { ...usual, totals: { ...usual.totals, payable: 0.5 } }],
    ['BR-S-01', { ...usual, taxes: [] }],
    ['BR-S-05', { ...usual, lines: usual.lines.map((line) => ({ ...line, rate: 0 })) }],
    ['BR-S-08', { ...usual, taxes: usual.taxes.map((one) => ({ ...one, taxable: 1 })) }],
    ['BR-S-10', { ...usual, taxes: usual.taxes.map((one) => ({ ...one, reason: 'frei' })) }],
    ['BR-61', { ...usual, payment: { meansCode: '58', transfers: [] } }],
    ['BR-27', { ...usual, lines: usual.lines.map((line) => ({ ...line, price: { net: -1 } })) }],
    ['BR-IC-12', { ...invoiceOfCase('of a seller in the EU'), delivery: { date: '2026-11-09' } }],
    ['PEPPOL-EN16931-R120', { ...usual, lines: usual.lines.map((line) => ({ ...line, price: { net: 1 } })) }],
  ])('%s is broken by what it forbids', (id, invoice) => {
    expect(idsOf(invoice)).toContain(id);
  });

  it('do not ask when it is due, which the standard asked until 2025', () => {
    const { paymentTerms: _terms, dueDate: _due, ...undated } = usual;
    expect(idsOf(undated)).toEqual([]);
  });

  it.each(['471', '472', '473', '500', '501', '502', '503'])('know the type %s, which came later', (typeCode) => {
    expect(idsOf({ ...usual, typeCode })).toEqual([]);
  });

  it('look at each line some times, however many rates there are: a stranger decides how many', () => {
    let looks = 0;
    const [line] = usual.lines;
    const [tax] = usual.taxes;
    if (!line || !tax) throw new Error('No line, no tax');
    const rates = Array.from({ length: 500 }, (_none, at) => at + 1);
    const lines = rates.map((rate) => ({
      ...line,
      rate,
      get net() {
        looks += 1;
        return 100;
      },
    }));
    const taxes = rates.map((rate) => ({ ...tax, rate, taxable: 100, tax: rate }));
    expect(idsOf({ ...usual, lines, taxes })).not.toContain('BR-S-08');
    expect(looks).toBeLessThan(50 * rates.length);
  });

  it('say of an empty invoice everything that is missing', () => {
    const empty: EnInvoice = {
      ...{
        notes: [],
        preceding: [],
        seller: {},
        buyer: {},
        allowances: [],
        charges: [],
        totals: {},
        taxes: [],
        lines: [],
      },
    };
    const ids = idsOf(empty, 'xrechnung');
    for (const id of ['BR-01', 'BR-02', 'BR-16', 'BR-CO-18', 'BR-CO-26', 'BR-DE-1', 'BR-DE-2', 'BR-DE-15'])
      expect(ids).toContain(id);
  });
});

describe('the rules of the XRechnung', () => {
  const { contact, ...alone } = usual.seller;
  const lineWith = (changes: Partial<InvoiceLine>) => usual.lines.map((line) => ({ ...line, ...changes }));
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const november = { from: '2026-11-01', to: '2026-11-30' };

  it.each<[string, EnInvoice]>([
    ['BR-DE-2', { ...usual, seller: alone }],
    ['BR-DE-5', { ...usual, seller: { ...alone, contact: { ...contact, name: ' ' } } }],
    ['BR-DE-6', { ...usual, seller: { ...alone, contact: { name: 'Kim' } } }],
    ['BR-DE-7', { ...usual, seller: { ...alone, contact: { name: 'Kim' } } }],
    ['BR-DE-15', { ...usual, buyerReference: '' }],
    ['BR-DE-16', { ...usual, seller: withoutVatId }],
    ['BR-DE-17', { ...usual, typeCode: '383' }],
    ['BR-DE-19', { ...usual, payment: { meansCode: '58', transfers: [{ account: 'DE02120300000000202052' }] } }],
    ['BR-DE-21', usual],
    ['BR-DE-23-a', { ...usual, payment: { meansCode: '58', transfers: [] } }],
    ['BR-DE-26', { ...usual, typeCode: '384' }],
    ['BR-DE-27', { ...usual, seller: { ...alone, contact: { ...contact, phone: '04' } } }],
    ['BR-DE-28', { ...usual, seller: { ...alone, contact: { ...contact, email: 'kim' } } }],
    ['BR-DE-18', { ...usual, paymentTerms: '#SKONTO#TAGE=14#\n' }],
    ['BR-DE-18', { ...usual, paymentTerms: '#SKONTO#TAGE=14#PROZENT=2.00#' }],
    ['BR-DE-18', { ...usual, paymentTerms: '#VERZUG#TAGE=14#PROZENT=2.00#\n' }],
    ['BR-DE-24-b', { ...usual, payment: { meansCode: '48', transfers: [{ account: 'DE02' }], card: { number: '1' } } }],
    ['BR-DE-25-b', { ...usual, payment: { meansCode: '59', transfers: [], card: { number: '1' } } }],
    ['BR-DE-30', { ...usual, payment: { meansCode: '59', transfers: [], directDebit: { mandate: 'M' } } }],
    ['BR-DE-31', { ...usual, payment: { meansCode: '59', transfers: [], directDebit: { mandate: 'M' } } }],
    ['PEPPOL-EN16931-R005', { ...usual, taxCurrency: 'EUR' }],
    ['PEPPOL-EN16931-R040', { ...usual, allowances: [{ amount: 100, baseAmount: 1_000, percent: 5 }] }],
    ['PEPPOL-EN16931-R041', { ...usual, charges: [{ amount: 100, percent: 5 }] }],
    ['PEPPOL-EN16931-R042', { ...usual, lines: lineWith({ allowances: [{ amount: 100, baseAmount: 1_000 }] }) }],
    ['PEPPOL-EN16931-R046', { ...usual, lines: lineWith({ price: { net: 100, gross: 120, discount: 10 } }) }],
    ['PEPPOL-EN16931-R055', { ...usual, totals: { tax: 100, taxInTaxCurrency: -100 } }],
    ['PEPPOL-EN16931-R061', { ...usual, payment: { meansCode: '59', transfers: [], directDebit: {} } }],
    ['PEPPOL-EN16931-R110', { ...usual, delivery: { period: november }, lines: lineWith({ period: october }) }],
    ['PEPPOL-EN16931-R111', { ...usual, delivery: { period: october }, lines: lineWith({ period: november }) }],
    ['PEPPOL-EN16931-R121', { ...usual, lines: lineWith({ price: { net: 100, baseQuantity: 0 } }) }],
    ['PEPPOL-EN16931-R130', { ...usual, lines: lineWith({ unit: 'H87', price: { net: 100, baseUnit: 'C62' } }) }],
  ])('%s is broken by what it forbids, and is not asked of an invoice of the standard alone', (id, invoice) => {
    expect(idsOf(invoice, 'xrechnung')).toContain(id);
    expect(idsOf(invoice)).not.toContain(id);
  });

  it('take a discount for early payment in its form, with the end of its line', () => {
    const terms =
      'Zahlbar in 30 Tagen.\n#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=30#PROZENT=1.00#BASISBETRAG=10.00#\n';
    expect(idsOf({ ...usual, paymentTerms: terms }, 'xrechnung')).not.toContain('BR-DE-18');
  });
});

it('each rule has an id of its own and says in German what is wrong', () => {
  const rules = [...standardRules, ...germanRules];
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { says } of rules) expect(says).toMatch(/^[A-ZÄÖÜ].*\.$/);
});
