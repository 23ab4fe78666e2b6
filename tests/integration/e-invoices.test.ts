import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wholeOfferViewSchema } from '#contract/whole-offer-view.ts';
import { xrechnungAddress } from '#contract/xrechnung.ts';
import type { ContractAddress, ContractDetails } from '#domain/offer/addresses.ts';
import type { Command } from '#domain/offer/commands.ts';
import { elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { nextNumber } from '#server/numbers.ts';
import { readXml } from '#server/xml/read-xml.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { attachedFile } from '#tests/support/archival-flaws.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

/** A business's sale up to the settled price, with other data for taxes and payment than usual. */
async function saleOf(
  details: Partial<ContractDetails>,
  address: Partial<ContractAddress> = { contactPhone: '+49 341 123456' },
) {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const own = ownCommand(offerId, email);
  const other = (command: Command): Command => {
    const made = own(command);
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
  await playCommands(test, offerId, other, wayTo('payout'));
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

/** The sale with its Gutschrift printed, and where the seller finds it. */
async function issued(...sale: Parameters<typeof saleOf>) {
  const { offerId, seller, documentOf } = await saleOf(...sale);
  await succeed(desk.post(`/desk/api/addCreditNote/${offerId}`, {}));
  await test.runJobs();
  const { url = '', ...document } = await documentOf();
  return { seller, url, ...document };
}

function xmlOf(content: Uint8Array): XmlElement {
  const read = readXml(content);
  if ('unread' in read) throw new Error(read.unread);
  return read.root;
}

/** What a CII names: its number, type and what is paid. */
function readCii(root: XmlElement) {
  const settlement = elementAt(root, 'SupplyChainTradeTransaction', 'ApplicableHeaderTradeSettlement');
  const payable = textAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation', 'DuePayableAmount');
  return {
    number: textAt(root, 'ExchangedDocument', 'ID'),
    typeCode: textAt(root, 'ExchangedDocument', 'TypeCode'),
    category: textAt(settlement, 'ApplicableTradeTax', 'CategoryCode'),
    means: textAt(settlement, 'SpecifiedTradeSettlementPaymentMeans', 'TypeCode'),
    payable,
  };
}

const euros = (amount = '') =>
  Number(amount).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

describe('a Gutschrift as e-invoice', () => {
  it.each<[string, Partial<ContractDetails>, { category: string; means: string }]>([
    ['of a regular business', {}, { category: 'S', means: '58' }],
    ['paid by PayPal', { paypal: 'kim@example.org' }, { category: 'S', means: '68' }],
    [
      'of a small business',
      { vatStatus: 'smallBusiness', taxId: '181/815/08155', taxIdType: 'taxNumber' },
      { category: 'E', means: '58' },
    ],
    ['of a margin scheme reseller', { vatStatus: 'marginScheme' }, { category: 'E', means: '58' }],
  ])(
    '%s: the seller has the XML in the PDF and as XRechnung, and all say the same sum (INV-22)',
    async (_who, details, told) => {
      const { seller, url, number, eInvoice } = await issued(details);
      expect(eInvoice).toEqual({ xrechnungLacks: [] });
      const pdf = (await seller.get(url)).rawPayload;
      const file = attachedFile(await PDFDocument.load(pdf));
      expect(file?.name).toBe('factur-x.xml');
      const hybrid = readCii(xmlOf(file?.bytes ?? new Uint8Array()));
      expect(hybrid).toMatchObject({ number, typeCode: '389', ...told });
      const text = (await pdfText(pdf)).replaceAll('\u00a0', ' ');
      expect(text).toContain(`${euros(hybrid.payable)} €`);

      const cii = await seller.get(xrechnungAddress(url, 'cii'));
      expect(cii.headers['content-disposition']).toContain(`XRechnung-${number}-cii.xml`);
      expect(readCii(xmlOf(cii.rawPayload))).toEqual(hybrid);
      const ubl = xmlOf((await seller.get(xrechnungAddress(url, 'ubl'))).rawPayload);
      expect(textAt(ubl, 'LegalMonetaryTotal', 'PayableAmount')).toBe(hybrid.payable);
      expect((await seller.get(xrechnungAddress(url, 'ubl'))).rawPayload).toEqual(
        (await desk.get(xrechnungAddress(url.replace('/selfservice/', '/desk/'), 'ubl'))).rawPayload,
      );
    },
  );

  it('says what is missing where it cannot be had as XRechnung, and strangers find nothing', async () => {
    const { seller, url, eInvoice } = await issued({}, {});
    expect(eInvoice).toEqual({ xrechnungLacks: ['Die Telefonnummer des Ansprechpartners fehlt (BT-42).'] });
    expect((await seller.get(xrechnungAddress(url, 'cii'))).statusCode).toBe(404);
    const complete = await issued({});
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await stranger.get(xrechnungAddress(complete.url, 'cii'))).statusCode).toBe(404);
    expect((await complete.seller.get(`${complete.url}/xrechnung/pdf`)).statusCode).toBe(404);
  });

  it('is a plain PDF where something is missing for it in 2026, and refused with names from 2027 on, before its number is taken (INV-20, INV-30)', async () => {
    const unnumbered = { taxId: 'DE123456788-00001', taxIdType: 'businessId' } as const;
    const plain = await issued(unnumbered);
    expect(plain).not.toHaveProperty('eInvoice');
    expect(attachedFile(await PDFDocument.load((await plain.seller.get(plain.url)).rawPayload))).toBeUndefined();

    test.clock.set('2027-01-04T09:00:00.000Z');
    desk = await signInStaff(test);
    const { offerId } = await saleOf(unnumbered);
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
