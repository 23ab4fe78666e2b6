import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textVersions } from '#contract/sale/declarations.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { formatEdition } from '#domain/values/day-text.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

async function read(seller: HttpClient, offerId: string): Promise<WholeOfferView> {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

/** A sale up to the contract, of goods that hold data. */
async function agreed(email: string, offeredAsBusiness: boolean) {
  const seller = await signUp(test, email);
  const offerId = newOfferId();
  const items = [
    {
      id: `item-${crypto.randomUUID()}`,
      freetext: 'Dell PowerEdge R640',
      quantity: 3,
      configuration: { working: true, packagingAvailable: false, mediaWish: 'destroyH4' },
    },
  ];
  await succeed(
    seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email, { offeredAsBusiness, items })),
  );
  const view = await read(seller, offerId);
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(view.items)));
  const { inquiryId } = view;
  const textVersion = textVersions.dataProcessing;
  const declarations = offeredAsBusiness
    ? businessDeclarations.map((one) => (one.name === 'dataProcessing' ? { ...one, textVersion } : one))
    : ['ownership', 'terms', 'adult'].map((name) => ({ name, textVersion: '2026-11' }));
  await succeed(seller.post(`/selfservice/api/acceptBid/${offerId}`, { inquiryId, declarations }));
  const address = (changes: object = {}) =>
    succeed(
      seller.post(`/selfservice/api/submitAddresses/${offerId}`, {
        inquiryId,
        ...addressesBody,
        contractDetails: {
          ...addressesBody.contractDetails,
          business: offeredAsBusiness,
          ...(offeredAsBusiness && { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular' }),
        },
        contractAddress: { ...addressesBody.contractAddress, ...changes },
      }),
    );
  return { seller, offerId, inquiryId, address };
}

const agreementsOf = ({ documents }: WholeOfferView) => documents.filter(({ kind }) => kind === 'processingAgreement');
const mailsTo = async (email: string) => (await test.mails()).filter((mail) => mail.recipient === email);

describe('the processing agreement (DEL-10)', () => {
  it('names both sides, the instruction, the measures and the version, in the papers and as a mail’s file', async () => {
    const email = 'avv@example.org';
    const { seller, offerId, inquiryId, address } = await agreed(email, true);
    expect(agreementsOf(await read(seller, offerId))).toEqual([]);
    await address();
    await test.runJobs();
    const [agreement, ...others] = agreementsOf(await read(seller, offerId));
    expect(others).toEqual([]);
    expect(agreement?.number).toBe(inquiryId?.replace('A-', 'AV-'));
    const file = await seller.get(agreement?.url ?? '');
    const text = await pdfText(file.rawPayload);
    for (const words of [
      'Muster GmbH',
      'Muster Ankauf e. K.',
      formatEdition(textVersions.dataProcessing),
      'vernichten (H-4, Schutzklasse 2)',
      '3 Geräte',
      'Technische und organisatorische Maßnahmen',
      ...['Zutritt', 'Zugang', 'Zugriff', 'Trennung', 'Weitergabe', 'Löschung', 'Verfügbarkeit'].map(
        (one) => `– ${one}: `,
      ),
      'Weitere Auftragsverarbeiter',
      'Der Vertrag Dieser Vertrag nach Art. 28 DSGVO',
    ])
      expect(text).toContain(words);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.includes('Auftragsverarbeitung'));
    expect(mail?.text).toContain(agreement?.number);
    expect(mail?.text).toContain('im Anhang');
  });

  it('is issued anew only where the name or address has changed', async () => {
    const { seller, offerId, inquiryId, address } = await agreed('avv2@example.org', true);
    await address();
    await address();
    await address({ company: 'Neue Muster GmbH' });
    expect(agreementsOf(await read(seller, offerId)).map(({ number }) => number.slice(3))).toEqual([
      inquiryId?.slice(2),
      `${inquiryId?.slice(2)}-2`,
    ]);
  });

  it('is none of an order that was agreed elsewhere, whose addresses can be changed all the same', async () => {
    const email = 'anderswo-avv@example.org';
    const seller = await signUp(test, email);
    const items = [{ id: `item-${crypto.randomUUID()}`, freetext: 'Dell PowerEdge R640', quantity: 3 }];
    const { validUntil: _day, ...sheet } = bidBody(items);
    const orderId = 'B-ANDERSWO-1';
    const order = { email, offeredAsBusiness: true, items, ...sheet, orderId, ...addressesBody };
    const { id } = z.object({ id: z.string() }).parse(await succeed(desk.post('/desk/api/createFromOrder', order)));
    const contractAddress = { ...addressesBody.contractAddress, company: 'Neue Muster GmbH' };
    const changed = { inquiryId: orderId, ...addressesBody, contractAddress };
    await succeed(seller.post(`/selfservice/api/submitAddresses/${id}`, changed));
    const view = await read(seller, id);
    expect(view.contractAddress).toMatchObject({ company: 'Neue Muster GmbH' });
    expect(agreementsOf(view)).toEqual([]);
  });

  it('is none of a private seller’s (household exemption), nor open to others', async () => {
    const email = 'privat-avv@example.org';
    const { seller, offerId, address } = await agreed(email, false);
    await address({});
    await test.runJobs();
    expect(agreementsOf(await read(seller, offerId))).toEqual([]);
    const business = await agreed('avv3@example.org', true);
    await business.address();
    await test.runJobs();
    const [agreement] = agreementsOf(await read(business.seller, business.offerId));
    expect((await seller.get(agreement?.url ?? '')).statusCode).toBe(404);
  });
});
