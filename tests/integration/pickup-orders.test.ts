import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfPages, pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'fahrer@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

const { packagingAddress: _none, ...contract } = addressesBody;
const notebook = (more: object = {}) => ({
  id: `item-${randomUUID()}`,
  freetext: 'Notebook Lenovo T480',
  quantity: 2,
  serialNumbers: ['PF1ABC', 'PF2DEF'],
  ...more,
});
const server = (more: object = {}) => ({
  id: `item-${randomUUID()}`,
  freetext: 'Server Dell PowerEdge R640',
  quantity: 1,
  ...more,
});
const there = (street: string) => ({
  pickupAddress: { differentFromContract: true, name: 'Lager Nord', street, zip: '20457', city: 'Hamburg' },
  pickupDetails: {
    preferredPickupWeekdays: ['thu'],
    contactName: 'Pförtner Petersen',
    contactPhone: '040 1234567',
    remarks: 'Hebebühne nötig: ja\nEinfahrt bis 7,5 t',
  },
});
const provide = (name: string, offerId: string, body: object = {}) =>
  succeed(desk.post(`/desk/api/${name}/${offerId}`, body));

async function toFetch(items: object[], place: object, inquiry: object = {}, shippingMethod = 'pickup') {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, { ...inquiryBody(email), ...inquiry, items }));
  const { items: sold, inquiryId } = (await desk.get(deskApi.offer(offerId))).json().data;
  await provide('submitBid', offerId, bidBody(sold, { shippingMethod }));
  const act = (name: string, body: object) =>
    succeed(seller.post(`/selfservice/api/${name}/${offerId}`, { inquiryId, ...body }));
  await act('acceptBid', { declarations: businessDeclarations });
  await act('submitAddresses', { ...contract, ...place });
  await provide('linkOrder', offerId);
  await provide('verifyData', offerId);
  return { offerId, orderId: (await desk.get(deskApi.offer(offerId))).json().data.orderId };
}
const appointment = (timeFrom: string, timeTo: string) => ({ date: '2026-11-26', timeFrom, timeTo });

describe('the paper of our driver', () => {
  it('says where, when, whom to ask, what goes along and what stays, and no price', async () => {
    const notebooks = notebook();
    const { offerId, orderId } = await toFetch([notebooks, server()], there('Speicherweg 7'));
    await provide('confirmPickupAppointment', offerId, appointment('09:00', '12:00'));
    await succeed(
      seller.post(`/selfservice/api/answerBatteries/${offerId}`, {
        answers: [{ itemId: notebooks.id, answer: 'defective' }],
      }),
    );
    const file = await desk.get(deskApi.pickupOrder(offerId));
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(`Abholauftrag-${orderId}.pdf`);
    // Whoever signs for a short list signs on the sheet that says what for.
    expect(await pdfPages(file.rawPayload)).toHaveLength(1);
    const text = await pdfText(file.rawPayload);
    for (const said of [
      `Abholauftrag ${orderId}`,
      'Donnerstag, 26. November 2026, 09:00 bis 12:00 Uhr',
      'Speicherweg 7 20457 Hamburg',
      'Pförtner Petersen, +49401234567',
      'Einfahrt bis 7,5 t',
      'Nicht mitnehmen: 2 × Notebook Lenovo T480, Akku aufgebläht',
      'Server Dell PowerEdge R640',
      'Name und Unterschrift des Fahrers',
    ])
      expect(text).toContain(said);
    // What stays is not among what goes along.
    expect(text).not.toContain('PF1ABC');
    expect(text).not.toMatch(/640,00|€|DE02/);
  });

  it('of several places has the goods of the one that is named, and there is none without a name', async () => {
    const sites = ['Hamburg', 'Leipzig'];
    const { offerId } = await toFetch(
      [notebook({ site: 'Hamburg' }), server({ site: 'Leipzig' })],
      { sites: sites.map((site) => ({ site, ...there(`Straße in ${site} 3`) })) },
      { bySite: true },
    );
    const text = await pdfText((await desk.get(`${deskApi.pickupOrder(offerId)}?site=Leipzig`)).rawPayload);
    expect(text).toContain('Straße in Leipzig 3');
    expect(text).toContain('PowerEdge');
    expect(text).not.toContain('T480');
    expect((await desk.get(deskApi.pickupOrder(offerId))).statusCode).toBe(409);
    expect((await desk.get(`${deskApi.pickupOrder(offerId)}?site=Köln`)).statusCode).toBe(409);
  });

  it('of a day holds each stop on pages of its own, in the order of their windows, and no longer what is gone', async () => {
    const late = await toFetch([server()], there('Spätweg 1'));
    await provide('confirmPickupAppointment', late.offerId, appointment('14:00', '16:00'));
    const early = await toFetch([notebook()], there('Frühweg 2'));
    await provide('confirmPickupAppointment', early.offerId, appointment('08:00', '09:00'));
    const day = () => desk.get(`${deskApi.pickupOrders}?day=2026-11-26`);
    const pages = await pdfPages((await day()).rawPayload);
    const of = (orderId: string) =>
      pages.findIndex((page, index) => index > 0 && page.includes(`Abholauftrag ${orderId}`));
    expect(pages[0]).toContain(early.orderId);
    expect(pages[0]).toContain(late.orderId);
    expect(of(early.orderId)).toBeGreaterThan(0);
    expect(of(late.orderId)).toBeGreaterThan(of(early.orderId));

    await provide('dispatchGoods', early.offerId);
    expect(await pdfText((await day()).rawPayload)).not.toContain(early.orderId);
    expect((await desk.get(`${deskApi.pickupOrders}?day=2026-11-27`)).statusCode).toBe(404);
  });

  it('is not made where nothing is fetched', async () => {
    const { offerId } = await toFetch([server()], addressesBody, {}, 'shipment');
    expect((await desk.get(deskApi.pickupOrder(offerId))).statusCode).toBe(409);
    expect((await desk.get(deskApi.pickupOrder(newOfferId()))).statusCode).toBe(404);
  });
});
