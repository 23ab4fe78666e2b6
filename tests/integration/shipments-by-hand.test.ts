import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { checkedShipmentSchema, shipmentsSchema } from '#contract/parcels/shipments.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { shipments } from '#server/db/schema/shipments.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'aufkleber@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2030-03-04T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

async function view(offerId: string) {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

const sites = ['Hamburg', 'Ulm'];
const { packagingAddress: _none, ...contract } = addressesBody;
const place = (site: string) => ({
  site,
  packagingAddress: { differentFromContract: true, name: `Lager ${site}`, street: 'Weg 3', zip: '20457', city: site },
});

/** A business's sale of two places, whose goods may now be sent. */
async function handover(): Promise<string> {
  const offerId = newOfferId();
  const act = (name: string, body: object) => succeed(seller.post(`/selfservice/api/${name}/${offerId}`, body));
  const goods = sites.map((site) => ({
    id: `item-${randomUUID()}`,
    freetext: 'Notebook Lenovo T480',
    quantity: 4,
    site,
  }));
  await act('submitOffer', inquiryBody(email, { items: goods, bySite: true }));
  const { items, inquiryId } = await view(offerId);
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items, { validUntil: '2030-03-15' })));
  await act('acceptBid', { inquiryId, declarations: businessDeclarations });
  await act('submitAddresses', { inquiryId, ...contract, sites: sites.map(place) });
  for (const command of ['linkOrder', 'verifyData']) await succeed(desk.post(`/desk/api/${command}/${offerId}`, {}));
  return offerId;
}

const read = async (offerId: string) => shipmentsSchema.parse(await succeed(desk.get(deskApi.shipments(offerId))));
const change = (offerId: string, body: object, by = desk) => by.post(deskApi.changeShipment(offerId), body);
const wish = (site: string) => ({
  id: randomUUID(),
  direction: 'inbound',
  carrier: 'dpd',
  site,
  parcels: [{ weight: 9 }],
});

describe('without access to a carrier', () => {
  it('an address label with the reference is printed, and the typed number sends it to that place alone', async () => {
    const offerId = await handover();
    const { proposals, carriers } = await read(offerId);
    expect(carriers.some(({ isConnected }) => isConnected)).toBe(false);
    expect(proposals.filter(({ direction }) => direction === 'inbound').map(({ site }) => site)).toEqual(sites);
    const body = wish('Ulm');
    await succeed(desk.post(deskApi.createShipment(offerId), body));
    await test.runJobs();
    await test.runJobs();
    const [shipment] = (await read(offerId)).shipments;
    const [parcel] = shipment?.parcels ?? [];
    expect(parcel).toMatchObject({ state: 'intended', trouble: 'numberMissing', attempts: 0 });
    const file = await desk.get(deskApi.upload(parcel?.label?.url ?? ''));
    const printed = await pdfText(file.rawPayload);
    for (const words of ['Lager Ulm', '20457 Ulm', parcel?.reference ?? 'nothing', 'Paket 1 von 1'])
      expect(printed).toContain(words);
    const trackingNumber = '0101 5026 0036 53C';
    await succeed(change(offerId, { change: 'settle', id: body.id, parcel: parcel?.reference, trackingNumber }));
    const after = await view(offerId);
    expect(after.sites?.map(({ site, shippingLabelData }) => [site, shippingLabelData?.trackingNumbers])).toEqual([
      ['Hamburg', undefined],
      ['Ulm', ['01015026003653C']],
    ]);
  });

  it('nothing is ordered for a place that is not there, or without one', async () => {
    const offerId = await handover();
    for (const site of ['Köln', undefined]) {
      const { site: _ulm, ...rest } = wish('Ulm');
      const answer = await desk.post(deskApi.createShipment(offerId), { ...rest, ...(site && { site }) });
      expect([site, answer.statusCode]).toEqual([site, 409]);
    }
    expect((await read(offerId)).shipments).toEqual([]);
  });
});

describe('what a contract rules out (LOG-12)', () => {
  it('is said of each carrier before anything is ordered', async () => {
    const offerId = await handover();
    const inbound = (await read(offerId)).proposals.filter(({ direction }) => direction === 'inbound');
    expect(inbound.map(({ against }) => Object.keys(against))).toEqual([['dpd'], ['dpd']]);
    const refusals = async (body: object) =>
      checkedShipmentSchema.parse(await succeed(desk.post(deskApi.checkShipment(offerId), body))).parcels[0]?.refusals;
    const { id: _id, ...dpd } = wish('Ulm');
    expect(await refusals(dpd)).toEqual(['DPD nimmt nach unserem Vertrag keine Geräte mit eingebautem Akku.']);
    expect(await refusals({ ...dpd, carrier: 'dhl' })).toEqual([]);
  });
});

describe('whose shipments they are', () => {
  it('another sale’s shipment does not exist, and another kind of work neither', async () => {
    const [offerId, other] = [await handover(), await handover()];
    const body = wish('Ulm');
    await succeed(desk.post(deskApi.createShipment(offerId), body));
    expect((await change(other, { change: 'cancel', id: body.id })).statusCode).toBe(404);
    expect((await desk.post(deskApi.createShipment(other), body)).statusCode).toBe(404);
    expect((await change(offerId, { change: 'settle', id: body.id, parcel: 'P9' })).statusCode).toBe(404);
    const accounting = await signInStaff(test, ['accounting'], 'kasse@example.org');
    expect((await accounting.get(deskApi.shipments(offerId))).statusCode).toBe(404);
    expect((await change(offerId, { change: 'cancel', id: body.id }, accounting)).statusCode).toBe(404);
    expect((await seller.get(deskApi.shipments(offerId))).statusCode).toBe(401);
  });

  it('go with the account that takes its data along, without who ordered them (INV-42)', async () => {
    const offerId = await handover();
    await succeed(desk.post(deskApi.createShipment(offerId), wish('Ulm')));
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.email, email));
    const offers = offersOfAccount({ ...test.deps, reactionsTo });
    const exported = JSON.stringify(await exportAccount(test.deps, account ?? expect.unreachable(), [offers]));
    const [row] = await test.deps.db.select().from(shipments).where(eq(shipments.offerId, offerId));
    expect(exported).toContain(row?.reference);
    expect(exported).not.toContain(row?.by);
  });
});
