import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { addedApiTokenSchema, apiTokenCalls } from '#contract/account/api-tokens.ts';
import { packingViewSchema } from '#contract/parcels/packing.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { playRound } from '#seed/provider/play-alone.ts';
import { DemoProvider } from '#seed/provider/provider.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor } from '#tests/support/mailbox.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openClient } from '#web/desk/pages/developer/provider-client.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
let stranger: HttpClient;
const email = 'verkauf@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
  stranger = await signUp(test, 'andere@example.org');
});
afterAll(() => test.close());

const sites = ['Hamburg', 'Leipzig', 'Köln', 'Ulm'];
const goods = (site: string) => ({ id: `item-${randomUUID()}`, freetext: 'Notebook Lenovo T480', quantity: 4, site });
const place = (site: string) => ({
  site,
  pickupAddress: {
    differentFromContract: true,
    name: 'Lager',
    street: `Straße in ${site} 3`,
    zip: '20457',
    city: site,
  },
  pickupDetails: { preferredPickupWeekdays: ['tue'], contactName: `Pförtner ${site}`, contactPhone: '040 1234567' },
});
const { packagingAddress: _none, ...contract } = addressesBody;

async function read(offerId: string): Promise<WholeOfferView> {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}
const act = (name: string, offerId: string, body: object) => seller.post(`/selfservice/api/${name}/${offerId}`, body);
const provide = (name: string, offerId: string, body: object = {}) => desk.post(`/desk/api/${name}/${offerId}`, body);

/** Four places, agreed on. */
async function agreed(shippingMethod = 'pickup') {
  const offerId = newOfferId();
  const inquiry = inquiryBody(email, { items: sites.map(goods), bySite: true });
  await succeed(act('submitOffer', offerId, inquiry));
  const { items, inquiryId = '' } = await read(offerId);
  await succeed(provide('submitBid', offerId, bidBody(items, { shippingMethod })));
  await succeed(act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations }));
  return { offerId, inquiryId, items };
}

/** The same, up to the first appointment. */
async function ordered() {
  const { offerId, inquiryId, items } = await agreed();
  await succeed(act('submitAddresses', offerId, { inquiryId, ...contract, sites: sites.map(place) }));
  const { orderId } = z.object({ orderId: z.string() }).parse(await succeed(provide('linkOrder', offerId)));
  await succeed(provide('verifyData', offerId));
  return { offerId, orderId, items };
}

const slot = (site: string, date: string) => ({ site, date, timeFrom: '08:00', timeTo: '12:00' });
const calendar = (offerId: string, site: string, by = seller) =>
  by.get(`/selfservice/api/readAppointment/${offerId}?site=${encodeURIComponent(site)}`);

describe('a sale from four places', () => {
  it('is fetched on two days, each place by itself, and is in transit once the last has handed over', async () => {
    const { offerId, orderId } = await ordered();
    const days = { Hamburg: '2026-12-01', Leipzig: '2026-12-01', Köln: '2026-12-02', Ulm: '2026-12-02' };
    for (const [site, date] of Object.entries(days))
      await succeed(provide('confirmPickupAppointment', offerId, slot(site, date)));
    const view = await read(offerId);
    expect(view.sites?.map(({ site, units, appointment }) => [site, units, appointment?.date])).toEqual(
      Object.entries(days).map(([site, date]) => [site, 4, date]),
    );
    expect(view.sites?.[2]).toMatchObject({
      pickupDetails: { contactName: 'Pförtner Köln' },
      transport: { cartons: 1 },
    });
    expect(view).not.toHaveProperty('appointment');

    await succeed(provide('dispatchGoods', offerId, { site: 'Hamburg' }));
    await succeed(act('dispatchGoods', offerId, { orderId, site: 'Leipzig' }));
    await succeed(act('dispatchGoods', offerId, { orderId, site: 'Leipzig' }));
    expect(await read(offerId)).toMatchObject({ phase: 'handover', stage: 'logistics' });
    await succeed(provide('dispatchGoods', offerId, { site: 'Köln' }));
    await succeed(provide('dispatchGoods', offerId, { site: 'Ulm' }));
    const sent = await read(offerId);
    expect(sent).toMatchObject({ phase: 'inTransit', status: 'alreadyDelivered' });
    expect(sent.timeline.map(({ text }) => text)).toContain('Wir haben die Geräte abgeholt, Standort Köln.');
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('has a calendar file and a mail for each place, that nobody else reads', async () => {
    const { offerId } = await ordered();
    await succeed(provide('confirmPickupAppointment', offerId, slot('Köln', '2026-12-01')));
    await succeed(provide('confirmPickupAppointment', offerId, slot('Ulm', '2026-12-02')));
    await succeed(provide('confirmPickupAppointment', offerId, slot('Ulm', '2026-12-03')));
    const [one, other] = [(await calendar(offerId, 'Köln')).body, (await calendar(offerId, 'Ulm')).body];
    expect(one).toContain('LOCATION:Straße in Köln 3\\, 20457 Köln\r\n');
    expect([one.match(/SEQUENCE:\d/)?.[0], other.match(/SEQUENCE:\d/)?.[0]]).toEqual(['SEQUENCE:0', 'SEQUENCE:1']);
    expect(one.match(/UID:.*/)?.[0]).not.toBe(other.match(/UID:.*/)?.[0]);
    expect((await calendar(offerId, 'Hamburg')).statusCode).toBe(404);
    expect((await seller.get(`/selfservice/api/readAppointment/${offerId}`)).statusCode).toBe(404);
    expect((await calendar(offerId, 'Köln', stranger)).statusCode).toBe(404);
    const subjects = (await subjectsFor(test, email)).filter((subject) => subject.startsWith('Abholung'));
    expect(subjects.slice(-3).map((subject) => /Standort (\S+),/.exec(subject)?.[1])).toEqual(['Köln', 'Ulm', 'Ulm']);
  });

  it('packs each place by itself', async () => {
    const { offerId, items } = await ordered();
    const answer = await succeed(seller.get(`/selfservice/api/readPacking/${offerId}`));
    const { loads, sites: packed, cartons } = z.object({ data: packingViewSchema }).parse(answer).data;
    expect(loads.map(({ site, contents }) => [site, contents])).toEqual(
      sites.map((site, index) => [site, [{ itemId: items[index]?.id, units: 4 }]]),
    );
    expect([cartons, packed?.map((one) => [one.site, one.cartons])]).toEqual([4, sites.map((site) => [site, 1])]);
  });

  it('lets the goods of one place go while batteries hold up another (LOG-11)', async () => {
    const { offerId, orderId, items } = await ordered();
    await succeed(provide('confirmPickupAppointment', offerId, slot('Hamburg', '2026-12-01')));
    await succeed(provide('confirmPickupAppointment', offerId, slot('Ulm', '2026-12-01')));
    const [first] = items;
    await succeed(act('answerBatteries', offerId, { answers: [{ itemId: first?.id, answer: 'defective' }] }));
    const held = await act('dispatchGoods', offerId, { orderId, site: 'Hamburg' });
    expect(held.json()).toMatchObject({ code: 'batteriesHeld' });
    await succeed(act('dispatchGoods', offerId, { orderId, site: 'Ulm' }));
  });

  it.each([
    ['a place without an address', { sites: sites.slice(1).map(place) }, 409, 'siteAddressMissing'],
    ['no place at all', {}, 409, 'siteAddressMissing'],
    ['an unknown place', { sites: [...sites.slice(1), 'Kiel'].map(place) }, 409, 'siteUnknown'],
    ['a place twice', { sites: [...sites, 'Ulm'].map(place) }, 409, 'siteTwice'],
    ['200 places', { sites: Array.from({ length: 200 }, (_, index) => place(`Ort ${index}`)) }, 413, 'bodyTooLarge'],
  ])('refuses %s', async (_, places, status, code) => {
    const { offerId, inquiryId } = await agreed();
    const answer = await act('submitAddresses', offerId, { inquiryId, ...contract, ...places });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('names the field of an address that is not whole', async () => {
    const { offerId, inquiryId } = await agreed();
    const { pickupAddress, ...bare } = place('Köln');
    const places = [
      ...['Hamburg', 'Leipzig', 'Ulm'].map(place),
      { ...bare, pickupAddress: { ...pickupAddress, zip: '' } },
    ];
    const answer = await act('submitAddresses', offerId, { inquiryId, ...contract, sites: places });
    expect(answer.json()).toMatchObject({
      code: 'invalidBody',
      fields: { 'sites.3.pickupAddress.zip': expect.any(String) },
    });
  });

  it.each([
    ['an item in no place', [goods('Ulm'), { ...goods('Köln'), site: undefined }], 'itemWithoutSite'],
    ['200 places', Array.from({ length: 200 }, (_, index) => goods(`Ort ${index}`)), 'sitesTooMany'],
  ])('refuses an inquiry with %s', async (_, items, code) => {
    const answer = await act('submitOffer', newOfferId(), inquiryBody(email, { items, bySite: true }));
    expect(answer.json()).toMatchObject({ code });
  });

  it('knows a place that is written in two ways as one, by its first writing', async () => {
    const items = [goods('Ulm'), goods(' ULM '), goods('Köln')];
    const offerId = newOfferId();
    await succeed(act('submitOffer', offerId, inquiryBody(email, { items, bySite: true })));
    expect((await read(offerId)).items.map(({ site }) => site)).toEqual(['Ulm', 'Ulm', 'Köln']);
  });

  it('takes the largest number of places, with all that can be said of each', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Schule ${index}`);
    const offerId = newOfferId();
    await succeed(act('submitOffer', offerId, inquiryBody(email, { items: names.map(goods), bySite: true })));
    const { items, inquiryId = '' } = await read(offerId);
    await succeed(provide('submitBid', offerId, bidBody(items, { shippingMethod: 'pickup' })));
    await succeed(act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations }));
    const remarks = 'ü'.repeat(1_000);
    const full = names.map((site) => ({ ...place(site), pickupDetails: { ...place(site).pickupDetails, remarks } }));
    await succeed(act('submitAddresses', offerId, { inquiryId, ...contract, sites: full }));
    expect((await read(offerId)).sites).toHaveLength(50);
  });

  it('is handed out with the addresses and contacts of its places to whoever takes their data along (INV-42)', async () => {
    const answer = await seller.get(accountCalls.export);
    for (const said of ['Pförtner Köln', 'Straße in Ulm 3']) expect(answer.body).toContain(said);
  });
});

describe('the demo provider', () => {
  it('arranges every place and fetches the goods of each', async () => {
    const { offerId, orderId } = await ordered();
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const body = { name: 'Vorführung', scopes: ['buyer', 'warehouse', 'accounting'] };
    const { token } = addedApiTokenSchema.parse(await succeed(desk.post(apiTokenCalls.add, body)));
    const provider = new DemoProvider(openClient(url, token), () => test.clock.now());
    const said: string[] = [];
    for (let rounds = 0; (await playRound(provider, (line) => said.push(line), orderId)) > 0; rounds += 1)
      if (rounds > 60) throw new Error('The provider finds no end');
    expect(said.filter((line) => line.includes('Nicht möglich'))).toEqual([]);
    const { sites: done } = await read(offerId);
    expect(done?.every(({ appointment, goodsDispatchedAt }) => appointment && goodsDispatchedAt)).toBe(true);
  });
});
