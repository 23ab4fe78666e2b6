// Dear: papers are printed by a process beside the server.
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firmCalls } from '#contract/account/firm.ts';
import { addedFirmTokenSchema, firmTokenCalls } from '#contract/account/firm-systems.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { taxCalls, taxCaseSchema } from '#contract/money/desk-tax.ts';
import { documentDraftAnswerSchema } from '#contract/papers/document-draft.ts';
import { xrechnungAddress, xrechnungSyntaxes } from '#contract/papers/xrechnung.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { EnInvoice } from '#domain/invoicing/en-invoice.ts';
import { brokenRules } from '#domain/invoicing/rules.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { ContractAddress, ContractDetails } from '#domain/offer/parties/addresses.ts';
import { formatMoney } from '#domain/values/money.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { readInvoiceFile } from '#server/incoming-invoices/read-invoice-file.ts';
import { nextNumber } from '#server/numbers.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { archivalFlaws, attachedFile } from '#tests/support/archival-flaws.ts';
import { withBearer } from '#tests/support/bearer.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A provider with a number for taxes of its own, which the configuration of the demonstration leaves open. */
const provider = { ...providerNow(), vatId: 'DE123456788' };

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp({}, undefined, { provider: () => provider });
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

/** Goods of a sale with the price of one, in cents; the usual ones of the factory where a case is not about goods. */
interface Goods {
  readonly item: OfferItem;
  readonly unitPrice: number;
}
const tablets: Goods = {
  item: {
    id: 'item-tablets',
    entryId: '9efbe0c5-a4c1-5d6d-a542-d28055e5f378',
    title: 'iPad (7. Generation)',
    quantity: 50,
  },
  unitPrice: 11_999,
};
const monitors: Goods = {
  item: { id: 'item-monitors', freetext: 'Monitor Eizo EV2456', title: 'Monitor Eizo EV2456', quantity: 7 },
  unitPrice: 4_333,
};

interface Sale {
  readonly details?: Partial<ContractDetails>;
  readonly address?: Partial<ContractAddress>;
  readonly goods?: readonly Goods[];
}

/** A business's sale up to the settled price, with other data for taxes and payment or other goods than usual. */
async function saleOf({ details = {}, address = { contactPhone: '+49 341 123456' }, goods = [] }: Sale) {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const own = ownCommand(offerId, email);
  const other = (command: Command): Command => {
    const made = own(command);
    if (made.type === 'submitOffer' && goods.length > 0)
      return { ...made, draft: { ...made.draft, items: goods.map(({ item }) => item) } };
    if (made.type === 'submitBid' && goods.length > 0)
      return {
        ...made,
        lines: goods.map(({ item, unitPrice }) => ({ itemId: item.id, unitPrice, deductions: [] })),
      };
    if (made.type !== 'submitAddresses') return made;
    const { contractAddress, contractDetails, ...places } = made.addresses;
    const { iban, ...unpaid } = contractDetails;
    const paid = { ...unpaid, ...(details.paypal === undefined && iban !== undefined && { iban }), ...details };
    return {
      ...made,
      addresses: { ...places, contractAddress: { ...contractAddress, ...address }, contractDetails: paid },
    };
  };
  const seller = await signUp(test, email);
  await playCommands(test, offerId, other, wayTo('tested'));
  // By the desk, so that the catalogue says what the goods are (INV-15).
  await succeed(desk.post(`/desk/api/skipAdjustingBid/${offerId}`, {}));
  const documentOf = async () => {
    const { data } = z
      .object({ data: wholeOfferViewSchema })
      .parse(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`)));
    const found = data.documents.find(({ kind }) => kind === 'selfBilledInvoice');
    if (!found) throw new Error('No Gutschrift');
    return found;
  };
  return { offerId, seller, documentOf };
}

/** A system of a firm that somebody founds with the sales they have. */
async function systemOf(founder: HttpClient) {
  await succeed(founder.post(firmCalls.found, { name: 'Muster IT GmbH' }));
  const token = await succeed(founder.post(firmTokenCalls.add, { name: 'ERP', scopes: ['readSales'], term: 'month' }));
  return withBearer(test.visitor(), addedFirmTokenSchema.parse(token).token);
}

const draftOf = async (offerId: string) =>
  documentDraftAnswerSchema.parse(await succeed(desk.get(deskApi.documentDraft(offerId)))).draft;

/** The sale with its Gutschrift printed, and where the seller finds it. */
async function issued(sale: Sale) {
  const { offerId, seller, documentOf } = await saleOf(sale);
  await succeed(desk.post(`/desk/api/addCreditNote/${offerId}`, {}));
  await test.runJobs();
  const { url = '', ...document } = await documentOf();
  return { seller, url, ...document };
}

/** The invoice in a file that the seller has, by what reads the invoices of sellers. */
async function readBack(content: Uint8Array): Promise<EnInvoice> {
  const file = await readInvoiceFile({ content });
  const embedded = file.kind === 'pdf' ? file.embedded : undefined;
  const read = file.kind === 'xml' ? file.read : embedded && 'read' in embedded ? embedded.read : undefined;
  if (!read) throw new Error(`No e-invoice: ${JSON.stringify(file)}`);
  expect(read.doubled).toEqual([]);
  return read.invoice;
}

/** What a case is about, as the reader found it; money in cents. */
const told = ({ number, typeCode, seller, buyer, totals, taxes, payment }: EnInvoice) => ({
  ...{ number, typeCode, totals, means: payment?.meansCode },
  ...{ parties: [seller.name, seller.vatId ?? seller.taxNumber, buyer.name, buyer.vatId] },
  taxes: taxes.map(({ category, taxable, rate, tax, reasonCode }) => [category, taxable, rate, tax, reasonCode]),
});

/** Every VAT case that nobody has to decide (the table of the domain's 1.2), with its taxes as category, net sum, rate, tax and code of its reason. */
const cases: [name: string, sale: Sale, taxes: readonly unknown[], means?: string][] = [
  ['of a regular business', {}, [['S', 194_500, 19, 36_955, undefined]]],
  ['paid by PayPal', { details: { paypal: 'kim@example.org' } }, [['S', 194_500, 19, 36_955, undefined]], '68'],
  [
    'of a small business',
    { details: { vatStatus: 'smallBusiness', taxId: '181/815/08155', taxIdType: 'taxNumber' } },
    [['E', 194_500, 0, 0, undefined]],
  ],
  ['of a margin scheme reseller', { details: { vatStatus: 'marginScheme' } }, [['E', 194_500, 0, 0, 'VATEX-EU-F']]],
  ['on which we owe the tax (§ 13b UStG)', { goods: [tablets] }, [['AE', 599_950, 0, 0, 'VATEX-EU-AE']]],
  [
    'on part of which we owe the tax',
    { goods: [tablets, monitors] },
    [
      ['AE', 599_950, 0, 0, 'VATEX-EU-AE'],
      ['S', 30_331, 19, 5_763, undefined],
    ],
  ],
];

describe('a Gutschrift as e-invoice', () => {
  it.each(cases)(
    '%s: the seller downloads PDF/A-3 and both XRechnungen, and our own reader reads the sums of the paper out of each (INV-22)',
    async (_name, sale, taxes, means = '58') => {
      const { seller, url, number, eInvoice } = await issued(sale);
      expect(eInvoice).toEqual({ xrechnungLacks: [] });
      const pdf = (await seller.get(url)).rawPayload;
      expect(await archivalFlaws(pdf)).toEqual([]);
      const hybrid = await readBack(pdf);
      const net = hybrid.lines.reduce((sum, line) => sum + (line.net ?? 0), 0);
      const tax = hybrid.taxes.reduce((sum, one) => sum + (one.tax ?? 0), 0);
      expect(told(hybrid)).toMatchObject({
        ...{ number, typeCode: '389', taxes, means },
        totals: { lines: net, net, tax, gross: net + tax, payable: net + tax },
        parties: [expect.any(String), expect.any(String), provider.name, provider.vatId],
      });
      const text = (await pdfText(pdf)).replaceAll('\u00a0', ' ');
      const printed = [...hybrid.taxes.flatMap((one) => [one.taxable ?? 0, one.tax ?? 0]), net + tax];
      for (const amount of printed.filter((one) => one !== 0))
        expect(text).toContain(formatMoney(amount).replaceAll('\u00a0', ' '));

      for (const syntax of xrechnungSyntaxes) {
        const answer = await seller.get(xrechnungAddress(url, syntax));
        expect(answer.headers['content-disposition']).toContain(`XRechnung-${number}-${syntax}.xml`);
        const read = await readBack(answer.rawPayload);
        expect(told(read)).toEqual(told(hybrid));
        expect(read.lines).toEqual(hybrid.lines);
        expect(brokenRules(read, 'xrechnung')).toEqual([]);
        const atDesk = await desk.get(xrechnungAddress(url.replace('/selfservice/', '/desk/'), syntax));
        expect(atDesk.rawPayload).toEqual(answer.rawPayload);
      }
    },
  );

  it('of a firm in Vienna names its country on paper and in each form, once somebody decided what it is', async () => {
    const vienna = { street: 'Praterstraße 1', zip: '1020', city: 'Wien', contactPhone: '+43 1 123456' };
    const { offerId, seller, documentOf } = await saleOf({
      details: { vatStatus: 'euBusiness', taxId: 'ATU12345675', taxIdType: 'vatId' },
      address: { ...vienna, country: 'AT' },
    });
    const { version } = taxCaseSchema.parse(await succeed(desk.get(taxCalls.case(offerId))));
    const reason = 'Ware kommt aus Wien.';
    const decision = { version, known: 0, treatment: 'euAcquisition', reason, confirmation: 'BZSt, 23.11.2026' };
    await succeed(desk.post(taxCalls.decide(offerId), decision));
    await succeed(desk.post(`/desk/api/addCreditNote/${offerId}`, {}));
    await test.runJobs();
    const { url = '' } = await documentOf();
    const pdf = (await seller.get(url)).rawPayload;
    expect(await pdfText(pdf)).toContain('Österreich');
    const files = xrechnungSyntaxes.map(async (syntax) => (await seller.get(xrechnungAddress(url, syntax))).rawPayload);
    for (const content of [pdf, ...(await Promise.all(files))]) {
      const { seller: firm, taxes, delivery } = await readBack(content);
      expect(firm).toMatchObject({ vatId: 'ATU12345675', address: { zip: '1020', city: 'Wien', country: 'AT' } });
      expect(taxes).toMatchObject([{ category: 'K', taxable: 194_500, tax: 0 }]);
      expect(delivery?.address).toMatchObject({ country: 'DE' });
    }
  });

  it('says what is missing where it cannot be had as XRechnung, and strangers find nothing', async () => {
    const { offerId } = await saleOf({ address: {} });
    expect((await draftOf(offerId))?.eInvoice).toEqual({
      isOne: true,
      lacks: ['Die Telefonnummer des Ansprechpartners fehlt (BT-42).'],
    });
    const { seller, url, eInvoice } = await issued({ address: {} });
    expect(eInvoice).toEqual({ xrechnungLacks: ['Die Telefonnummer des Ansprechpartners fehlt (BT-42).'] });
    expect((await seller.get(xrechnungAddress(url, 'cii'))).statusCode).toBe(404);
    const complete = await issued({});
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await stranger.get(xrechnungAddress(complete.url, 'cii'))).statusCode).toBe(404);
    expect((await complete.seller.get(`${complete.url}/xrechnung/pdf`)).statusCode).toBe(404);

    // The same for the firms' systems: each the papers of its own sales, in every form.
    const [own, others] = await Promise.all([complete.seller, stranger].map(systemOf));
    const documentUrl = complete.url.replace('/selfservice/api/documents/', '/firm/api/document/');
    for (const form of [documentUrl, ...xrechnungSyntaxes.map((syntax) => xrechnungAddress(documentUrl, syntax))]) {
      expect((await own?.get(form))?.statusCode, form).toBe(200);
      expect((await others?.get(form))?.statusCode, form).toBe(404);
    }
  });

  it('is a plain PDF where something is missing for it in 2026, and refused with names from 2027 on, before its number is taken (INV-20, INV-30a)', async () => {
    const unnumbered = { taxId: 'DE123456788-00001', taxIdType: 'businessId' } as const;
    const toCome = (await draftOf((await saleOf({ details: unnumbered })).offerId))?.eInvoice;
    expect(toCome?.isOne).toBe(false);
    expect(toCome?.lacks).toContainEqual(expect.stringContaining('die USt-IdNr. oder Steuernummer des Verkäufers'));
    const plain = await issued({ details: unnumbered });
    expect(plain).not.toHaveProperty('eInvoice');
    expect(attachedFile(await PDFDocument.load((await plain.seller.get(plain.url)).rawPayload))).toBeUndefined();

    test.clock.set('2027-01-04T09:00:00.000Z');
    desk = await signInStaff(test);
    const { offerId } = await saleOf({ details: unnumbered });
    const before = await test.deps.database.transaction((tx) =>
      nextNumber(tx, 'selfBilledInvoice', '2027-01-04T09:00:00.000Z'),
    );
    const refused = await desk.post(`/desk/api/addCreditNote/${offerId}`, {});
    expect(refused.json()).toMatchObject({
      code: 'invoiceNotSound',
      fields: { 'BR-S-02': expect.stringContaining('USt-IdNr. oder Steuernummer des Verkäufers') },
    });
    const after = await test.deps.database.transaction((tx) =>
      nextNumber(tx, 'selfBilledInvoice', '2027-01-04T09:00:00.000Z'),
    );
    expect(Number(after.slice(-6))).toBe(Number(before.slice(-6)) + 1);
  });
});
