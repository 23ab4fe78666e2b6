import { describe, expect, it } from 'vitest';
import { specifications } from '#domain/invoicing/en-invoice.ts';
import { checkInvoice } from '#domain/invoicing/incoming/check-invoice.ts';
import { type InvoiceReport, verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { type OwedInvoice, owedInvoiceOf } from '#domain/invoicing/incoming/owed.ts';
import { shopConfig } from '#shop.config.ts';
import { brokenInvoicePdf, invoicePdf } from '#tests/factories/invoice-pdf.ts';
import { ciiInvoice, ublInvoice, usualInvoice, type WrittenInvoice } from '#tests/factories/invoice-xml.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { saleOf, type VatCase } from '#tests/factories/vat-cases.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

const today = '2026-11-24';
const { xrechnung } = specifications;
const usual = { vatPercent: 19, today, isNumberUsed: () => false };
const owed = owedInvoiceOf(offerIn('payout').state, shopConfig.company, usual);

async function checked(file: string | Uint8Array, against: OwedInvoice = owed): Promise<InvoiceReport> {
  const content = typeof file === 'string' ? Buffer.from(file) : file;
  return checkInvoice(await readInvoiceFile({ content }), against);
}

/** The verdict with the codes of what was found. */
async function judged(file: string | Uint8Array, against?: OwedInvoice) {
  const report = await checked(file, against);
  return [verdictOfReport(report), ...report.findings.map(({ code }) => code)];
}

describe('an own invoice as XML (INV-21)', () => {
  it.each([
    ['UBL', ublInvoice],
    ['CII', ciiInvoice],
  ])('is payable by itself when it says in %s what was agreed', async (_, written) => {
    const report = await checked(written());
    expect([verdictOfReport(report), report.findings]).toEqual(['payable', []]);
    expect(report.says).toEqual({
      ...{ number: 'R-2026-17', issueDate: '2026-11-23', typeCode: '380', supplied: '2026-11-23' },
      ...{ seller: 'Kim Muster', taxId: 'DE136695976', buyer: 'Muster Ankauf e. K.' },
      ...{ net: 194_500, tax: 36_955, gross: 231_455 },
    });
    expect(report.right).toContain('Betrag 2.314,55\u00a0€ und Umsatzsteuer wie vereinbart');
  });

  it('is told in as much as a page can hold, however long its texts are', async () => {
    const long = 'Ü'.repeat(100_000);
    const report = await checked(
      ublInvoice({ number: long, specification: long, seller: { name: long, vatId: long } }),
    );
    expect(report.findings.map(({ code }) => code)).toContain('sellerOther');
    expect(JSON.stringify(report).length).toBeLessThan(10_000);
  });

  it('says the same in both syntaxes', async () => {
    const { syntax: _, ...ubl } = await checked(ublInvoice({ gross: '2400.00' }));
    const { syntax: __, ...cii } = await checked(ciiInvoice({ gross: '2400.00' }));
    expect(ubl).toEqual(cii);
  });

  it.each<[string, WrittenInvoice, string[]]>([
    [
      'a wrong net sum',
      { net: '1900.00', tax: '361.00', gross: '2261.00' },
      ['refused', 'netOther', 'taxOther', 'grossOther', 'arithmetic'],
    ],
    [
      'a tax that is rounded up by a cent',
      { tax: '369.56', gross: '2314.56', taxes: [{ ...usualInvoice.taxes[0], tax: '369.56' }] },
      ['waits', 'taxRounded'],
    ],
    [
      'a tax that is rounded down by a cent',
      { tax: '369.54', gross: '2314.54', taxes: [{ ...usualInvoice.taxes[0], tax: '369.54' }] },
      ['waits', 'taxRounded'],
    ],
    [
      'a tax that is two cents too much',
      { tax: '369.57', gross: '2314.57', taxes: [{ ...usualInvoice.taxes[0], tax: '369.57' }] },
      ['refused', 'taxOther', 'grossOther'],
    ],
    [
      'a tax rounded by a cent that the gross sum does not hold',
      { tax: '369.56', taxes: [{ ...usualInvoice.taxes[0], tax: '369.56' }] },
      ['refused', 'taxOther', 'arithmetic'],
    ],
    [
      'a tax rounded by a cent, and another amount to pay',
      { tax: '369.56', gross: '2314.56', payable: '2314.55', taxes: [{ ...usualInvoice.taxes[0], tax: '369.56' }] },
      ['refused', 'taxOther', 'grossOther', 'arithmetic'],
    ],
    [
      'a tax of another rate that comes to a cent beside ours',
      { tax: '369.56', gross: '2314.56', taxes: [{ ...usualInvoice.taxes[0], tax: '369.56', rate: '19.0005' }] },
      ['refused', 'treatmentOther', 'taxRounded'],
    ],
    ['its net sum as the gross one, which the rules of CII take', { gross: '1945.00' }, ['refused', 'grossOther']],
    [
      'a rate that is on a cent more than the net sum, as the standard takes it',
      { taxes: [{ ...usualInvoice.taxes[0], taxable: '1945.01' }] },
      ['waits', 'splitOther'],
    ],
    ['a cent too much', { gross: '2314.56' }, ['refused', 'grossOther', 'arithmetic']],
    ['half a cent too much', { gross: '2314.555' }, ['refused', 'grossOther', 'arithmetic', 'rule']],
    ['less to pay than its gross sum', { payable: '2000.00' }, ['refused', 'payableOther', 'arithmetic']],
    [
      'a tax that does not follow from its rate',
      { taxes: [{ ...usualInvoice.taxes[0], tax: '300.00' }] },
      ['refused', 'arithmetic'],
    ],
    ['positions that make another sum', { lines: usualInvoice.lines.slice(1) }, ['refused', 'arithmetic']],
    ['its own Gutschrift', { typeCode: '389' }, ['refused', 'selfBilledBySeller']],
    ['a credit note', { typeCode: '381' }, ['refused', 'creditNote']],
    ['a correction', { typeCode: '384' }, ['waits', 'otherType']],
    ['no number', { number: '' }, ['refused', 'schemaBroken', 'numberMissing']],
    ['no date', { date: '' }, ['refused', 'schemaBroken', 'dateMissing']],
    ['tomorrow as its date', { date: '2026-11-25' }, ['refused', 'dateAhead']],
    ['no day of the supply', { supplied: '' }, ['refused', 'suppliedMissing']],
    [
      'a word alone that sounds like it',
      { supplied: '', note: 'Steuerschuldnerschaft des Leistungsempfängers' },
      ['refused', 'suppliedMissing'],
    ],
    ['the day of the supply in words', { supplied: '', note: 'Leistungsdatum entspricht Rechnungsdatum' }, ['payable']],
    ['no number for taxes', { seller: { vatId: '' } }, ['refused', 'taxIdMissing']],
    ['another number for taxes', { seller: { vatId: 'DE811907980' } }, ['refused', 'taxIdOther']],
    [
      'a Steuernummer alone, by which the standard cannot tell who sells (BR-CO-26)',
      { seller: { vatId: '', taxNumber: '181/815/08155' } },
      ['waits', 'rule'],
    ],
    ['a seller whom nobody knows', { seller: { name: 'Andere GmbH' } }, ['waits', 'sellerOther']],
    ['no place of its buyer', { buyer: { city: '' } }, ['refused', 'buyerMissing']],
    ['another buyer', { buyer: { name: 'Konkurrenz AG' } }, ['refused', 'buyerOther']],
    ['Swiss francs', { currency: 'CHF' }, ['refused', 'currencyOther']],
    ['another order', { orderId: 'B-2026-000999' }, ['refused', 'orderOther']],
    ['no order', { orderId: '' }, ['waits', 'orderMissing']],
    [
      'an address of rules left out, which the standard asks for and the law does not',
      { specification: '' },
      ['waits', 'rule'],
    ],
    ['what the XRechnung asks left out, where it calls itself one', { specification: xrechnung }, ['waits', 'rule']],
    ['another account', { iban: 'DE75512108001245126199' }, ['payable', 'accountOther']],
    [
      '7 % tax',
      { tax: '136.15', gross: '2081.15', taxes: [{ taxable: '1945.00', tax: '136.15', category: 'S', rate: '7' }] },
      ['refused', 'taxOther', 'grossOther', 'treatmentOther'],
    ],
  ])('with %s', async (_, changes, expected) => {
    expect(await judged(ublInvoice(changes))).toEqual(expected);
    expect(await judged(ciiInvoice(changes))).toEqual(expected);
  });

  it.each<[string, WrittenInvoice, string[]]>([
    ['a date that was none', { date: '2026-02-30' }, ['dateMissing']],
    ['no positions', { lines: [] }, ['goodsMissing', 'arithmetic']],
  ])('with %s, which the schema of UBL does not allow and that of CII does', async (_, changes, expected) => {
    expect(await judged(ublInvoice(changes))).toEqual(['refused', 'schemaBroken', ...expected]);
    expect(await judged(ciiInvoice(changes))).toEqual(['refused', ...expected]);
  });

  it('names what was found and what is owed, and what to do about it', async () => {
    const { findings } = await checked(ublInvoice({ net: '1900.00', tax: '361.00', gross: '2261.00' }));
    expect(findings[0]).toMatchObject({
      kind: 'content',
      text: 'Der Nettobetrag der Rechnung ist 1.900,00\u00a0€, vereinbart sind 1.945,00\u00a0€.',
      advice: expect.stringContaining('Berichtigen'),
    });
  });

  it('says of a sum that does not follow from the others which one that is', async () => {
    const { findings } = await checked(ublInvoice({ gross: '2314.56' }));
    expect(findings.find(({ code }) => code === 'arithmetic')?.text).toBe(
      'Die Summen der E-Rechnung gehen nicht auf. Die Bruttosumme ist nicht netto und Steuer zusammen (BT-112).',
    );
    expect(await judged(ublInvoice({ taxes: [{ ...usualInvoice.taxes[0], tax: '369.56' }], tax: '369.55' }))).toEqual([
      'refused',
      'arithmetic',
    ]);
  });

  it('says first what it is given back for, then what a person looks at, then what is only told', async () => {
    const all = { gross: '2314.56', seller: { name: 'Andere GmbH' }, iban: 'DE75512108001245126199' };
    const { findings } = await checked(ublInvoice(all));
    expect(findings.map(({ effect }) => effect)).toEqual(['refuse', 'refuse', 'wait', 'note']);
  });

  it.each(['+01:00', 'Z', '-05:00'])('may say its days with a zone of time: %s', async (zone) => {
    const zoned = ublInvoice().replaceAll(/(Date>\d{4}-\d{2}-\d{2})</g, `$1${zone}<`);
    expect(zoned).toContain(`2026-11-23${zone}`);
    expect(await judged(zoned)).toEqual(['payable']);
  });

  it('may have an instruction for programs before its outermost element', async () => {
    const styled = ublInvoice().replace('?>', '?>\n<?xml-stylesheet type="text/xsl" href="rechnung.xsl"?>');
    expect(await judged(styled)).toEqual(['payable']);
  });

  it('may tell a text in a line of its own, in the profile that has such lines', async () => {
    const text =
      '<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>99</ram:LineID><ram:LineStatusReasonCode>INFORMATION</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Vielen Dank.</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeSettlement/></ram:IncludedSupplyChainTradeLineItem>';
    const told = ciiInvoice({ specification: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended' });
    expect(await judged(told.replace('<ram:ApplicableHeaderTradeAgreement>', `${text}$&`))).toEqual(['payable']);
  });

  it('may use its number for one sale only', async () => {
    expect(await judged(ublInvoice(), { ...owed, isNumberUsed: (number) => number === 'R-2026-17' })).toEqual([
      'refused',
      'numberTwice',
    ]);
  });

  it('may not say a sum twice', async () => {
    const twice = ublInvoice().replace(/(<cbc:PayableAmount.*?<\/cbc:PayableAmount>)/, '$1$1');
    expect(await judged(twice)).toEqual(['refused', 'schemaBroken']);
  });
});

describe('the tax of an own invoice', () => {
  const untaxed = (category: string, reason?: string): WrittenInvoice => ({
    ...{ net: '1945.00', tax: '0.00', gross: '1945.00', seller: { vatId: 'DE136695976' } },
    lines: [{ title: 'Gerät', quantity: '1', price: '1945.00', net: '1945.00', category, rate: '0' }],
    taxes: [{ taxable: '1945.00', tax: '0.00', category, rate: '0', ...(reason !== undefined && { reason }) }],
  });
  const sale = (status: VatCase['status'], goods: VatCase['goods'] = [['none', 194_500]]) =>
    owedInvoiceOf(saleOf({ ...(status && { status }), goods }).state, shopConfig.company, usual);

  it('of a small business is none, with the reason', async () => {
    const against = sale('smallBusiness');
    expect(await judged(ublInvoice(untaxed('E', 'Kein Ausweis von Umsatzsteuer, § 19 UStG')), against)).toEqual([
      'payable',
    ]);
    expect(await judged(ublInvoice(untaxed('E')), against)).toEqual(['refused', 'exemptionMissing']);
    expect((await judged(ublInvoice(), against)).slice(0, 2)).toEqual(['refused', 'taxOther']);
  });

  it('of listed goods from 5,000 euros is ours (INV-15)', async () => {
    const against = sale('regular', [['tablet', 600_000]]);
    const written = JSON.parse(
      JSON.stringify(untaxed('AE', 'Steuerschuldnerschaft des Leistungsempfängers')).replaceAll('1945.00', '6000.00'),
    );
    const buyer = { vatId: 'DE811907980' };
    expect(await judged(ciiInvoice({ ...written, buyer }), against)).toEqual(['payable']);
    // Whose number for taxes is left out cannot owe them by the standard (BR-AE-02).
    expect(await judged(ciiInvoice(written), against)).toEqual(['waits', 'rule']);
    expect((await judged(ciiInvoice(written), sale('regular', [['none', 600_000]]))).slice(0, 2)).toEqual([
      'refused',
      'taxOther',
    ]);
  });

  it('waits for a person where nobody can say it', async () => {
    expect(await judged(ublInvoice(), sale('publicBody'))).toEqual(['waits', 'taxUndecided']);
  });
});

describe('an own invoice as PDF', () => {
  const page = ['Rechnung R-2026-17', 'Gesamtbetrag 2.314,55 EUR'];

  it.each(['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml', 'ZUGFeRD-invoice.xml'])(
    'is judged by the e-invoice that lies in it as %s',
    async (name) => {
      expect(await judged(await invoicePdf(page, [[name, ciiInvoice()]]))).toEqual(['payable']);
      const wrong = ciiInvoice({ gross: '2400.00' });
      expect((await judged(await invoicePdf(page, [[name, wrong]]))).slice(0, 2)).toEqual(['refused', 'grossOther']);
    },
  );

  it('waits for a person when its page shows another sum than its XML (INV-22)', async () => {
    const other = await invoicePdf(['Gesamtbetrag 9.999,99 EUR'], [['factur-x.xml', ciiInvoice()]]);
    expect(await judged(other)).toEqual(['waits', 'pdfDiffers']);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['is cut off', ciiInvoice().slice(0, 900), 'embeddedUnread'],
    ['is no XML', '%PDF-1.7', 'embeddedUnread'],
    ['is empty', '', 'embeddedUnread'],
    ['declares entities', `<!DOCTYPE a [<!ENTITY b "c">]>${ciiInvoice().slice(38)}`, 'embeddedUnread'],
    ['is no invoice', '<a/>', 'embeddedUnread'],
  ])('is refused when the e-invoice in it %s', async (_, content, code) => {
    expect(await judged(await invoicePdf(page, [['factur-x.xml', content]]))).toEqual(['refused', code]);
  });

  it.each([
    ['content', ['refused', 'embeddedUnread']],
    ['reference', ['refused', 'embeddedUnread']],
    ['list', ['waits', 'otherInvoice']],
  ] as const)('with a broken %s of what is attached is never payable by itself', async (broken, expected) => {
    expect(await judged(await brokenInvoicePdf(page, ciiInvoice(), broken))).toEqual(expected);
  });

  it('is read by the newer of two when the other is of ZUGFeRD 1', async () => {
    const old = '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>';
    const both = [
      ['ZUGFeRD-invoice.xml', old],
      ['factur-x.xml', ciiInvoice()],
    ] as const;
    expect(await judged(await invoicePdf(page, both))).toEqual(['payable']);
  });

  it('may show its sum as in English', async () => {
    const file = [['factur-x.xml', ciiInvoice()]] as const;
    expect(await judged(await invoicePdf(['Total 2,314.55 EUR'], file))).toEqual(['payable']);
  });

  it('is refused when two e-invoices lie in it', async () => {
    const both = [
      ['factur-x.xml', ciiInvoice()],
      ['xrechnung.xml', ciiInvoice({ gross: '1.00' })],
    ] as const;
    expect(await judged(await invoicePdf(page, both))).toEqual(['refused', 'embeddedTwice']);
  });

  it('is refused when two lie in it under one name, of which a reader sees the last alone', async () => {
    for (const first of [ciiInvoice({ gross: '1.00' }), ciiInvoice(), 'nothing']) {
      const both = [
        ['factur-x.xml', first],
        ['factur-x.xml', ciiInvoice()],
      ] as const;
      expect(await judged(await invoicePdf(page, both))).toEqual(['refused', 'embeddedTwice']);
    }
    const pictures = ['a.png', 'a.png', 'factur-x.xml'].map((name) => [name, ciiInvoice()] as const);
    expect(await judged(await invoicePdf(page, pictures))).toEqual(['payable']);
  });

  it('alone is never believed: a person compares it', async () => {
    expect(await judged(await invoicePdf(page))).toEqual(['waits', 'otherInvoice']);
    expect((await checked(await invoicePdf(page))).right).toEqual(['2.314,55\u00a0€ steht in der PDF']);
    expect(await judged(await invoicePdf(['Gesamtbetrag 12.314,55 EUR']))).toEqual([
      'waits',
      'otherInvoice',
      'grossUnseen',
    ]);
    expect(await judged(await invoicePdf([]))).toEqual(['waits', 'otherInvoice']);
  });

  it('with sums alone, or an old format, is compared by a person too', async () => {
    const minimum = ciiInvoice({ specification: 'urn:factur-x.eu:1p0:minimum' });
    expect(await judged(await invoicePdf(page, [['factur-x.xml', minimum]]))).toEqual(['waits', 'smallProfile']);
    const old = '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>';
    expect(await judged(await invoicePdf(page, [['ZUGFeRD-invoice.xml', old]]))).toEqual(['waits', 'oldFormat']);
  });

  it('that is damaged is refused, and a photo waits', async () => {
    expect(await judged('%PDF-1.7\n%%EOF')).toEqual(['refused', 'pdfDamaged']);
    expect(await judged(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual(['waits', 'otherInvoice']);
  });
});

describe('a file that means harm, or is no invoice', () => {
  it.each([
    ['with entities', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${ublInvoice().slice(38)}`, 'hasEntities'],
    ['with 100,000 levels', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'tooDeep'],
    ['of 50 MB', Buffer.alloc(50 * 1024 * 1024, '<a/>'), 'tooLarge'],
    [
      'in another encoding than it says',
      Buffer.from(ublInvoice().replace('Kim Muster', 'Käte Muster'), 'latin1'),
      'wrongEncoding',
    ],
    ['that is a feed', '<rss/>', 'noEInvoice'],
    ['of another namespace', ublInvoice().replaceAll('Invoice-2', 'Invoice-3'), 'noEInvoice'],
  ])('%s is refused', async (_, file, code) => {
    expect(await judged(file)).toEqual(['refused', code]);
  });

  it('in UTF-16 is read', async () => {
    const wide = Buffer.from(`\ufeff${ublInvoice().replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(await judged(wide)).toEqual(['payable']);
  });
});
