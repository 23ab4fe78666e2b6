import { describe, expect, it } from 'vitest';
import { checkInvoice } from '#domain/invoicing/incoming/check-invoice.ts';
import { verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { owedInvoiceOf } from '#domain/invoicing/incoming/owed.ts';
import { shopConfig } from '#shop.config.ts';
import { ciiInvoice, ublInvoice } from '#tests/factories/invoice-xml.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

const usual = { vatPercent: 19, today: '2026-11-24', isNumberUsed: () => false };
const owed = owedInvoiceOf(offerIn('payout').state, shopConfig.company, usual);

/** The verdict with what was found. */
async function judged(xml: string) {
  const report = checkInvoice(await readInvoiceFile({ content: Buffer.from(xml) }), owed);
  return [verdictOfReport(report), ...report.findings.map(({ code, text }) => [code, text])];
}

describe('a document that is no invoice by its outermost element', () => {
  const creditNote = (typeCode: string) =>
    ublInvoice({ typeCode })
      .replaceAll(/(ubl:|-)Invoice\b|:Invoice-2/g, (found) => found.replace('Invoice', 'CreditNote'))
      .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
      .replaceAll('cac:InvoiceLine', 'cac:CreditNoteLine')
      .replaceAll('InvoicedQuantity', 'CreditedQuantity');

  it.each([
    ['380', 'CreditNote'],
    ['389', 'CreditNote'],
    ['381', '381'],
  ])('is a credit note, whatever its type says: %s', async (typeCode, told) => {
    expect(creditNote(typeCode)).toContain('xsd:CreditNote-2');
    expect(await judged(creditNote(typeCode))).toEqual([
      'refused',
      ['creditNote', `Die Datei ist keine Rechnung, sondern eine Gutschrift oder Stornorechnung (Art ${told}).`],
    ]);
  });
});

describe('the currency of the amounts', () => {
  const inDollars = ['refused', ['currencyOther', 'Die Rechnung lautet auf USD, vereinbart sind Euro.']];
  const changed = (xml: string, from: string | RegExp, to: string) => {
    const after = xml.replace(from, to);
    expect(after).not.toBe(xml);
    return after;
  };

  it.each<[string, () => string]>([
    ['all sums', () => ublInvoice().replaceAll('currencyID="EUR"', 'currencyID="USD"')],
    ['the amount to pay', () => changed(ublInvoice(), /(PayableAmount currencyID=")EUR/, '$1USD')],
    ['a price', () => changed(ublInvoice(), /(PriceAmount currencyID=")EUR/, '$1USD')],
    [
      'the amount to pay in CII',
      () => changed(ciiInvoice(), '<ram:DuePayableAmount>', '<ram:DuePayableAmount currencyID="USD">'),
    ],
    ['a line in CII', () => changed(ciiInvoice(), '<ram:LineTotalAmount>', '<ram:LineTotalAmount currencyID="USD">')],
  ])('is that of the invoice, or it is none in euros: %s', async (_, write) => {
    const [verdict, ...findings] = await judged(write());
    expect([verdict, findings.find(([code]) => code === 'currencyOther')]).toEqual(inDollars);
  });

  it('is told once where the whole invoice is in another one', async () => {
    for (const xml of [ublInvoice({ currency: 'USD' }), ciiInvoice({ currency: 'USD' })])
      expect(await judged(xml)).toEqual(inDollars);
  });

  it('is not called another one where the invoice says none', async () => {
    const ubl = changed(ublInvoice(), /<cbc:DocumentCurrencyCode>EUR<.cbc:DocumentCurrencyCode>/, '');
    const cii = changed(ciiInvoice(), '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', '');
    for (const xml of [ubl, cii]) {
      const codes = (await judged(xml)).map((found) => found[0]);
      expect(codes).toContain('currencyMissing');
      expect(codes).not.toContain('currencyOther');
    }
  });

  it('may be another one in the tax that is told in a second currency (BT-111)', async () => {
    const ubl = changed(
      ublInvoice(),
      /<\/cbc:DocumentCurrencyCode>([\s\S]*)<cac:LegalMonetaryTotal>/,
      '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>PLN</cbc:TaxCurrencyCode>$1<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">1570.00</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal>',
    );
    expect(await judged(ubl)).toEqual(['payable']);
    const cii = changed(
      changed(
        ciiInvoice(),
        '<ram:InvoiceCurrencyCode>',
        '<ram:TaxCurrencyCode>PLN</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>',
      ),
      '<ram:GrandTotalAmount>',
      '<ram:TaxTotalAmount currencyID="PLN">1570.00</ram:TaxTotalAmount><ram:GrandTotalAmount>',
    );
    expect(await judged(cii)).toEqual(['payable']);
  });
});
