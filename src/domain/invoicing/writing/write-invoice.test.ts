import { describe, expect, it } from 'vitest';
import { elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { readXml } from '#server/xml/read-xml.ts';
import { paidLine, selfBilledCases, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { enInvoiceOf } from '../en-invoice-of.ts';
import { payableOf } from '../paper-money.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

function read(xml: string): XmlElement {
  const found = readXml(new TextEncoder().encode(xml));
  if ('unread' in found) throw new Error(found.unread);
  return found.root;
}

/** Every element without text and without children. */
function emptyOnes({ name, text, children }: XmlElement): string[] {
  return children.length === 0 && text.trim() === '' ? [name] : children.flatMap(emptyOnes);
}

const trade = 'SupplyChainTradeTransaction';
const hostile = selfBilledSnapshot([
  paidLine(1, 100, { title: 'R640 <&>"\' ]]> \u0000\ud800\u0008 ☃ 莱', description: '\u0000', serialNumbers: ['\t'] }),
]);

describe('an invoice as XML', () => {
  it.each(Object.entries(selfBilledCases))('%s: says in both syntaxes what is paid (INV-22)', (_name, snapshot) => {
    const invoice = enInvoiceOf(snapshot);
    const euros = (payableOf(snapshot) / 100).toFixed(2);
    const settlement = elementAt(read(writeCii(invoice)), trade, 'ApplicableHeaderTradeSettlement');
    expect(textAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation', 'DuePayableAmount')).toBe(euros);
    expect(textAt(read(writeUbl(invoice)), 'LegalMonetaryTotal', 'PayableAmount')).toBe(euros);
  });

  it('holds what others wrote as they wrote it, but for what XML cannot hold, and no empty element', () => {
    const invoice = enInvoiceOf(hostile);
    const [cii, ubl] = [read(writeCii(invoice)), read(writeUbl(invoice))];
    const product = elementAt(cii, trade, 'IncludedSupplyChainTradeLineItem', 'SpecifiedTradeProduct');
    expect(textAt(product, 'Name')).toBe('R640 <&>"\' ]]>  ☃ 莱');
    expect(textAt(ubl, 'InvoiceLine', 'Item', 'Name')).toBe('R640 <&>"\' ]]>  ☃ 莱');
    expect(elementAt(product, 'Description')).toBeUndefined();
    expect([...emptyOnes(cii), ...emptyOnes(ubl)]).toEqual([]);
  });

  it('is the same each time', () => {
    const write = () => [writeCii(enInvoiceOf(hostile)), writeUbl(enInvoiceOf(hostile))];
    expect(write()).toEqual(write());
  });
});
