import { describe, expect, it } from 'vitest';
import { checkInvoice } from '#domain/invoicing/incoming/check-invoice.ts';
import { verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { owedInvoiceOf } from '#domain/invoicing/incoming/owed.ts';
import { writeXml, type XmlNode } from '#domain/xml/write-xml.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { readXml } from '#server/xml/read-xml.ts';
import { shopConfig } from '#shop.config.ts';
import { ciiInvoice, ublInvoice } from '#tests/factories/invoice-xml.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

const usual = { vatPercent: 19, today: '2026-11-24', isNumberUsed: () => false };
const owed = owedInvoiceOf(offerIn('payout').state, shopConfig.company, usual);

/** The verdict with the codes of what was found. */
async function judged(xml: string) {
  const report = checkInvoice(await readInvoiceFile({ content: Buffer.from(xml) }), owed);
  return [verdictOfReport(report), ...report.findings.map(({ code }) => code)];
}

const full = { note: 'Auftrag B-2026-000001', seller: { taxNumber: '181/815/08155' } };
const syntaxes = [
  // May stand there many times, and say nothing of money: the rest is found in the sums.
  ['UBL', ublInvoice(full), ['Note', 'PaymentMeans', 'PaymentTerms']],
  ['CII', ciiInvoice(full), ['IncludedNote', 'SpecifiedTradeSettlementPaymentMeans', 'Description']],
] as const;

function rootOf(xml: string): XmlElement {
  const read = readXml(Buffer.from(xml));
  if ('unread' in read) throw new Error(read.unread);
  return read.root;
}

/** A document as it is, each element with its own namespace. */
function written(root: XmlElement): string {
  const nodeOf = ({ name, namespace, attributes, text, children }: XmlElement): XmlNode => ({
    ...{ name, attributes: { xmlns: namespace, ...attributes } },
    content: children.length > 0 ? children.map(nodeOf) : text,
  });
  return writeXml(nodeOf(root));
}

/** The children of an element after something was done to the one at a place, or nothing where it cannot be done. */
type Deed = (children: readonly XmlElement[], at: number) => readonly XmlElement[] | undefined;

/** A document for each of its elements, in which something was done to that one alone. */
function eachWith(root: XmlElement, deed: Deed): [name: string, xml: string][] {
  const inside = (element: XmlElement): [string, XmlElement][] =>
    element.children.flatMap((child, at): [string, XmlElement][] => {
      const done = deed(element.children, at);
      const deeper = inside(child).map(([name, changed]): [string, XmlElement] => [
        name,
        { ...element, children: element.children.with(at, changed) },
      ]);
      return [...(done ? [[child.name, { ...element, children: done }] as [string, XmlElement]] : []), ...deeper];
    });
  return inside(root).map(([name, changed]) => [name, written(changed)]);
}

const twice: Deed = (children, at) => children.toSpliced(at, 0, ...children.slice(at, at + 1));
const exchanged: Deed = (children, at) => {
  const [one, next] = children.slice(at, at + 2);
  return one && next && one.name !== next.name ? children.toSpliced(at, 2, next, one) : undefined;
};
const estranged: Deed = (children, at) => {
  const [one] = children.slice(at, at + 1);
  return one && children.with(at, { ...one, namespace: 'urn:example:other' });
};

async function payableOnes(changed: readonly (readonly [string, string])[]): Promise<string[]> {
  const names: string[] = [];
  for (const [name, xml] of changed) if ((await judged(xml))[0] === 'payable') names.push(name);
  return [...new Set(names)];
}

describe.each(syntaxes)('an own invoice in %s (INV-21)', (_, xml, often) => {
  const root = rootOf(xml);

  it('is payable as it was written, with two numbers for taxes', async () => {
    expect(await judged(written(root))).toEqual(['payable']);
  });

  it('is not payable with any of its elements twice, equal or not, but for what may stand there often', async () => {
    const changed = eachWith(root, twice);
    expect(changed.length).toBeGreaterThan(50);
    expect((await payableOnes(changed)).sort()).toEqual([...often].sort());
  });

  it('is not payable with any two of its elements in another order', async () => {
    const changed = eachWith(root, exchanged);
    expect(changed.length).toBeGreaterThan(30);
    for (const [name, other] of changed) expect([name, ...(await judged(other))]).toContain('schemaBroken');
  });

  it('is given back with any of its elements in another namespace', async () => {
    for (const [name, other] of eachWith(root, estranged))
      expect([name, ...(await judged(other))]).toEqual(expect.arrayContaining(['refused', 'schemaBroken']));
  });
});

describe('what an own invoice says of money', () => {
  const changed = (xml: string, from: string | RegExp, to: string) => {
    const after = xml.replace(from, to);
    expect(after).not.toBe(xml);
    return after;
  };
  const [ubl, cii] = [ublInvoice(), ciiInvoice()];
  const party = '<cac:PayeeParty><cac:PartyName><cbc:Name>Inkasso AG</cbc:Name></cac:PartyName></cac:PayeeParty>';

  it.each<[string, string, string[]]>([
    [
      'a second sum of taxes that is another one',
      changed(
        ubl,
        '<cac:LegalMonetaryTotal>',
        '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">999.00</cbc:TaxAmount></cac:TaxTotal>$&',
      ),
      ['refused', 'doubled'],
    ],
    [
      'a second sum of taxes in CII',
      changed(cii, '<ram:GrandTotalAmount>', '<ram:TaxTotalAmount>999.00</ram:TaxTotalAmount>$&'),
      ['refused', 'doubled'],
    ],
    [
      'a second USt-IdNr. that says to be a number of another kind',
      ublInvoice({ seller: { taxNumber: 'DE999999999' } }),
      ['refused', 'taxIdOther'],
    ],
    [
      'something paid before, and no amount to pay',
      changed(
        ubl,
        /<cbc:PayableAmount.*?<.cbc:PayableAmount>/,
        '<cbc:PrepaidAmount currencyID="EUR">500.00</cbc:PrepaidAmount>',
      ),
      ['refused', 'schemaBroken', 'payableOther'],
    ],
    [
      'an allowance that no sum counts',
      changed(
        ubl,
        '<cac:TaxTotal>',
        '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">500.00</cbc:Amount></cac:AllowanceCharge>$&',
      ),
      ['refused', 'arithmetic'],
    ],
    ['another who gets the money', changed(ubl, '<cac:Delivery>', `${party}$&`), ['waits', 'payeeOther']],
    [
      'another who gets the money, in CII',
      changed(
        cii,
        '<ram:SpecifiedTradeSettlementPaymentMeans>',
        '<ram:PayeeTradeParty><ram:Name>Inkasso AG</ram:Name></ram:PayeeTradeParty>$&',
      ),
      ['waits', 'payeeOther'],
    ],
    [
      'the seller again as who gets it',
      changed(ubl, '<cac:Delivery>', `${party.replace('Inkasso AG', 'Kim Muster')}$&`),
      ['waits', 'rule'],
    ],
    ['that we are debited', changed(ubl, '>58<', '>59<'), ['waits', 'debited']],
    [
      'two means of payment of which one debits us',
      changed(
        cii,
        '<ram:SpecifiedTradeSettlementPaymentMeans>',
        '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>$&',
      ),
      ['refused', 'doubled', 'debited'],
    ],
    [
      'a tax that is kept back',
      changed(
        ubl,
        '<cac:LegalMonetaryTotal>',
        '<cac:WithholdingTaxTotal><cbc:TaxAmount currencyID="EUR">100.00</cbc:TaxAmount></cac:WithholdingTaxTotal>$&',
      ),
      ['waits', 'moneyBeyond'],
    ],
    [
      'a charge for carriage that only EXTENDED has',
      changed(
        cii,
        '<ram:SpecifiedTradePaymentTerms>',
        '<ram:SpecifiedLogisticsServiceCharge><ram:AppliedAmount>50.00</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>$&',
      ),
      ['waits', 'moneyBeyond'],
    ],
    [
      'a line that belongs to another, in CII',
      changed(cii, '</ram:LineID>', '$&<ram:ParentLineID>1</ram:ParentLineID>'),
      ['waits', 'misplacedParts'],
    ],
    [
      'a tax of another kind',
      changed(ubl, /(<cac:TaxCategory>.*?<cac:TaxScheme><cbc:ID>)VAT/s, '$1GST'),
      ['waits', 'misplacedParts'],
    ],
    [
      'a tax of no kind, in CII',
      changed(cii, /(<ram:ApplicableTradeTax>.*?)<ram:TypeCode>VAT<.ram:TypeCode>/s, '$1'),
      ['waits', 'misplacedParts'],
    ],
    [
      'a seller by its trading name alone',
      changed(
        changed(ubl, /<cac:PartyLegalEntity>.*?<.cac:PartyLegalEntity>/s, ''),
        '<cac:PostalAddress>',
        '<cac:PartyName><cbc:Name>Kim Muster</cbc:Name></cac:PartyName>$&',
      ),
      ['waits', 'misplacedParts'],
    ],
    [
      'a document of what was ordered with a name',
      changed(cii, '</ram:BuyerOrderReferencedDocument>', '<ram:Name>Auftrag</ram:Name>$&'),
      ['waits', 'misplacedParts'],
    ],
    [
      'a sum that is put together of a text and an element',
      changed(ubl, /(<cbc:PayableAmount[^>]*>)2314/, '$1231<cbc:ID/>4'),
      ['refused', 'schemaBroken'],
    ],
    [
      'dollars, and euros in an attribute of another vocabulary',
      changed(
        changed(ubl, /(PayableAmount currencyID=")EUR"/, '$1USD" x:currencyID="EUR"'),
        'xmlns:cac=',
        'xmlns:x="urn:x" xmlns:cac=',
      ),
      ['refused', 'schemaBroken', 'currencyOther'],
    ],
    [
      'two accounts, one of them ours to pay to',
      changed(
        ubl,
        '<cac:PaymentTerms>',
        '<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE75512108001245126199</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>$&',
      ),
      ['payable'],
    ],
    [
      'extensions, in which anything may stand',
      changed(
        ubl,
        /xmlns:cac=([^>]*>)/,
        'xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2" xmlns:cac=$1<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><s xmlns="urn:signature"><PayableAmount>1</PayableAmount></s></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>',
      ),
      ['payable'],
    ],
  ])('with %s', async (_, xml, expected) => {
    expect(await judged(xml)).toEqual(expected);
  });

  it('counts several terms of payment in the profile EXTENDED alone', async () => {
    const terms = changed(cii, /<ram:SpecifiedTradePaymentTerms>.*<.ram:SpecifiedTradePaymentTerms>/, '$&$&');
    const extended = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
    expect(await judged(terms)).toEqual(['refused', 'doubled']);
    expect(await judged(changed(terms, 'urn:cen.eu:en16931:2017', extended))).toEqual(['payable']);
  });

  it('is told in as much as a page can hold, however many parts are wrong', async () => {
    const parts = Array.from({ length: 10_000 }, (_, at) => `<x:${'n'.repeat(200)}${at}/>`).join('');
    const xml = changed(changed(ubl, 'xmlns:cac=', 'xmlns:x="urn:x" xmlns:cac='), '<cac:TaxTotal>', `${parts}$&`);
    const report = checkInvoice(await readInvoiceFile({ content: Buffer.from(xml) }), owed);
    expect(report.findings.map(({ code }) => code)).toEqual(['schemaBroken']);
    expect(JSON.stringify(report).length).toBeLessThan(10_000);
  });
});
