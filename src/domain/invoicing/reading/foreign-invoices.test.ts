import { describe, expect, it } from 'vitest';
import { readXml } from '#server/xml/read-xml.ts';
import { ciiInvoice, ublInvoice } from '#tests/factories/invoice-xml.ts';
import { readInvoice } from './read-invoice.ts';

function readOf(xml: string) {
  const read = readXml(new TextEncoder().encode(xml));
  if ('unread' in read) throw new Error(read.unread);
  const invoice = readInvoice(read.root);
  if (!invoice) throw new Error('No invoice');
  return invoice;
}

describe('a charge, as the truth of XML is written: true or 1', () => {
  const inUbl = (says: string) =>
    ublInvoice().replace(
      '<cac:TaxTotal>',
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${says}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">5.00</cbc:Amount></cac:AllowanceCharge><cac:TaxTotal>`,
    );
  const inCii = (says: string) =>
    ciiInvoice().replace(
      '<ram:SpecifiedTradePaymentTerms>',
      `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${says}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>5.00</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradePaymentTerms>`,
    );

  it.each([
    ['true', 1],
    ['1', 1],
    ['false', 0],
    ['0', 0],
  ])('%s', (says, charges) => {
    for (const xml of [inUbl(says), inCii(says)]) {
      const { invoice } = readOf(xml);
      expect([invoice.charges.length, invoice.allowances.length]).toEqual([charges, 1 - charges]);
    }
  });
});
