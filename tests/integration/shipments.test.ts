// Dear: a carrier that hangs is waited for as long as the settings say.
import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { checkedShipmentSchema, type ShipmentsView, shipmentsSchema } from '#contract/parcels/shipments.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { packagingKinds } from '#server/offers/packaging-stock.ts';
import { addressesBody, bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type CarrierServer, startCarrierServer } from '#tests/support/carrier-server.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor } from '#tests/support/mailbox.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let carrier: CarrierServer;
let desk: HttpClient;
let seller: HttpClient;
const email = 'paket@example.org';
const privately = ['ownership', 'terms', 'adult'].map((name) => ({ name, textVersion: '2026-11' }));

beforeAll(async () => {
  carrier = await startCarrierServer();
  test = await startTestApp(carrier.settings);
  // Later than any clock that the tests run by: what is due later is due by the test's clock alone.
  test.clock.set('2030-03-04T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterEach(() => {
  carrier.moods = [];
  carrier.isSearchBlind = false;
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

async function view(offerId: string) {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

/** A private sale whose goods may now be sent. */
async function handover(): Promise<string> {
  const offerId = newOfferId();
  const act = (name: string, body: object) => succeed(seller.post(`/selfservice/api/${name}/${offerId}`, body));
  await act('submitOffer', inquiryBody(email, { offeredAsBusiness: false }));
  const { items, inquiryId } = await view(offerId);
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items, { validUntil: '2030-03-15' })));
  await act('acceptBid', { inquiryId, declarations: privately });
  await act('submitAddresses', {
    inquiryId,
    ...addressesBody,
    contractDetails: { ...addressesBody.contractDetails, business: false },
  });
  for (const command of ['linkOrder', 'verifyData']) await succeed(desk.post(`/desk/api/${command}/${offerId}`, {}));
  return offerId;
}

const shipmentsOf = async (offerId: string) =>
  shipmentsSchema.parse(await succeed(desk.get(deskApi.shipments(offerId))));
const onlyShipment = ({ shipments: [one] }: ShipmentsView) => one ?? expect.unreachable('nothing there');

/** Orders parcels of these weights and lets the jobs that are due now run. */
async function order(offerId: string, weights: readonly number[], more: object = {}): Promise<ShipmentsView> {
  const body = {
    id: randomUUID(),
    direction: 'inbound',
    carrier: 'dhl',
    parcels: weights.map((weight) => ({ weight })),
    ...more,
  };
  await succeed(desk.post(deskApi.createShipment(offerId), body));
  await succeed(desk.post(deskApi.createShipment(offerId), body));
  await test.runJobs();
  return shipmentsOf(offerId);
}

const change = async (offerId: string, body: object) =>
  shipmentsSchema.parse(await succeed(desk.post(deskApi.changeShipment(offerId), body)));

const madeOf = (reference: string) => carrier.made.filter((one) => one.reference.startsWith(reference));
const isBlocked = async (offerId: string) => {
  const { rows } = queueSchema.parse((await desk.get(`${deskApi.queue}?tab=blocked`)).json());
  return rows.some(({ id, notes }) => id === offerId && notes.some(({ view }) => view === 'versand'));
};

describe('a label from the carrier', () => {
  it('reaches the seller’s page and mail by itself, one file for all parcels', async () => {
    const offerId = await handover();
    const { carriers, proposals } = await shipmentsOf(offerId);
    expect(carriers.map(({ isConnected }) => isConnected)).toEqual([true, true]);
    expect(proposals.map(({ direction }) => direction)).toEqual(['inbound', 'packaging']);
    const shipment = onlyShipment(await order(offerId, [12, 8]));
    expect(shipment).toMatchObject({ state: 'created', announcedAt: expect.any(String), mayRetry: false });
    const made = madeOf(shipment.reference);
    expect(made.map(({ by }) => by)).toEqual(['dhlReturn', 'dhlReturn']);
    const { shippingLabelData } = await view(offerId);
    expect(shippingLabelData?.trackingNumbers).toEqual(made.map(({ trackingNumber }) => trackingNumber));
    const file = await seller.get(shippingLabelData?.label?.url ?? '');
    expect((await PDFDocument.load(file.rawPayload)).getPageCount()).toBe(2);
    expect(
      (await subjectsFor(test, email)).filter((one) => one.startsWith('Ihre Versandetiketten sind da')),
    ).toHaveLength(1);
    expect(await isBlocked(offerId)).toBe(false);
  });

  it('comes with its QR code where there is one parcel', async () => {
    const offerId = await handover();
    await order(offerId, [12]);
    expect((await view(offerId)).shippingLabelData?.qrCode).toMatchObject({
      image: expect.anything(),
      validUntil: '2030-04-03',
    });
  });

  it('of DPD is ordered as a return, and packing material as a parcel to the seller', async () => {
    const offerId = await handover();
    const back = onlyShipment(await order(offerId, [5], { carrier: 'dpd' }));
    expect(back.state).toBe('created');
    expect(madeOf(back.reference).map(({ by }) => by)).toEqual(['dpd']);
    const there = onlyShipment(await order(offerId, [5], { direction: 'packaging' }));
    expect(there).toMatchObject({ state: 'created', mayAnnounce: true });
    expect((await view(offerId)).packaging).toBeUndefined();
    await test.deps.settings.keep({ key: 'packaging', basedOn: 0, before: {}, after: { kinds: 'Karton; 5' } }, 'wer');
    await change(offerId, { change: 'announce', id: there.id, material: [{ kind: 'Karton', pieces: 2 }] });
    expect(await packagingKinds(test.deps.db)).toMatchObject([{ stock: -2 }]);
    expect((await view(offerId)).packaging?.trackingNumbers).toEqual([there.parcels[0]?.trackingNumber]);
  });
});

describe('one parcel for a reference, whatever the carrier does', () => {
  it.each(['hangMade', 'failMade', 'odd', 'cut'] as const)(
    '%s: it was made, so it is found and not ordered again',
    async (mood) => {
      const offerId = await handover();
      carrier.moods = [mood];
      const shipment = onlyShipment(await order(offerId, [5], { direction: 'packaging' }));
      expect(shipment).toMatchObject({ state: 'unclear', mayRetry: false, mayCancel: false });
      expect(await isBlocked(offerId)).toBe(true);
      expect((await desk.post(deskApi.changeShipment(offerId), { change: 'cancel', id: shipment.id })).statusCode).toBe(
        409,
      );
      await change(offerId, { change: 'retry', id: shipment.id });
      await test.runJobs();
      expect(madeOf(shipment.reference)).toHaveLength(1);
      test.clock.advance({ minutes: 3 });
      await test.runJobs();
      const after = onlyShipment(await shipmentsOf(offerId));
      expect(after).toMatchObject({ state: 'created' });
      expect(after.parcels[0]).toMatchObject({
        trackingNumber: madeOf(shipment.reference)[0]?.trackingNumber,
        label: expect.anything(),
      });
      expect(madeOf(shipment.reference)).toHaveLength(1);
      expect(await isBlocked(offerId)).toBe(false);
    },
  );

  it.each(['hangUnmade', 'failUnmade'] as const)(
    '%s: nothing was made, which a person says before it is ordered again',
    async (mood) => {
      const offerId = await handover();
      carrier.moods = [mood];
      const { id, reference } = onlyShipment(await order(offerId, [5], { direction: 'packaging' }));
      const searched = onlyShipment(await change(offerId, { change: 'search', id }));
      expect(searched.parcels[0]).toMatchObject({ state: 'unclear', trouble: 'notFound' });
      const parcel = `${reference}-P1`;
      expect(onlyShipment(await change(offerId, { change: 'settle', id, parcel }))).toMatchObject({
        state: 'failed',
        mayRetry: true,
      });
      await change(offerId, { change: 'retry', id });
      await test.runJobs();
      expect(onlyShipment(await shipmentsOf(offerId)).state).toBe('created');
      expect(madeOf(reference)).toHaveLength(1);
    },
  );

  it('is not given up while the carrier’s search does not know it yet', async () => {
    const offerId = await handover();
    carrier.moods = ['hangMade'];
    carrier.isSearchBlind = true;
    const { reference } = onlyShipment(await order(offerId, [5], { direction: 'packaging' }));
    test.clock.advance({ minutes: 3 });
    await test.runJobs();
    expect(onlyShipment(await shipmentsOf(offerId)).parcels[0]).toMatchObject({
      state: 'unclear',
      trouble: 'notFound',
    });
    carrier.isSearchBlind = false;
    test.clock.advance({ minutes: 15 });
    await test.runJobs();
    expect(onlyShipment(await shipmentsOf(offerId)).state).toBe('created');
    expect(madeOf(reference)).toHaveLength(1);
  });

  it('of a return is found with its number, and gets a new label because DHL gives it once', async () => {
    const offerId = await handover();
    carrier.moods = ['hangMade'];
    const { id, reference } = onlyShipment(await order(offerId, [5]));
    const found = onlyShipment(await change(offerId, { change: 'search', id }));
    expect(found.parcels[0]).toMatchObject({ state: 'created', trouble: 'labelMissing' });
    expect((await view(offerId)).shippingLabelData).toBeUndefined();
    await change(offerId, { change: 'retry', id });
    await test.runJobs();
    const { parcels, state } = onlyShipment(await shipmentsOf(offerId));
    expect([state, parcels.map((one) => one.state)]).toEqual(['created', ['cancelled', 'created']]);
    expect(madeOf(reference).map((one) => one.reference)).toEqual([`${reference}-P1`, `${reference}-P2`]);
    expect((await view(offerId)).shippingLabelData?.trackingNumbers).toEqual([parcels[1]?.trackingNumber]);
  });

  it('of DPD can be settled with the label of its portal, which then reaches the seller', async () => {
    const offerId = await handover();
    carrier.moods = ['hangMade'];
    const { id, reference } = onlyShipment(await order(offerId, [5], { carrier: 'dpd' }));
    const upload = async (name: string, content: string) =>
      z
        .tuple([z.object({ url: z.string() })])
        .parse(await succeed(desk.upload(deskApi.uploads, [{ name, content }])))[0].url;
    const trackingNumber = madeOf(reference)[0]?.trackingNumber;
    const settle = (labelUpload: string) =>
      desk.post(deskApi.changeShipment(offerId), {
        change: 'settle',
        id,
        parcel: `${reference}-P1`,
        trackingNumber,
        labelUpload,
      });
    expect((await settle(await upload('liste.csv', 'a;b\n1;2\n'))).json()).toMatchObject({ code: 'uploadUnfit' });
    const label = await upload('dpd.pdf', '%PDF-1.7\n%%EOF');
    await succeed(settle(label));
    expect((await view(offerId)).shippingLabelData).toMatchObject({
      trackingNumbers: [trackingNumber],
      label: { url: label },
    });
    expect(madeOf(reference)).toHaveLength(1);
  });

  it('of DPD, which knows no search, is settled by a person who looked there', async () => {
    const offerId = await handover();
    carrier.moods = ['hangMade'];
    const { id, reference } = onlyShipment(await order(offerId, [5], { carrier: 'dpd', direction: 'packaging' }));
    const searched = onlyShipment(await change(offerId, { change: 'search', id }));
    expect(searched.parcels[0]).toMatchObject({ state: 'unclear', trouble: 'cannotSearch' });
    const packaging = (await shipmentsOf(offerId)).proposals.find(({ direction }) => direction === 'packaging');
    expect(packaging?.warnings).toEqual([expect.stringContaining(reference)]);
    const trackingNumber = madeOf(reference)[0]?.trackingNumber;
    const settled = await change(offerId, { change: 'settle', id, parcel: `${reference}-P1`, trackingNumber });
    expect(onlyShipment(settled).parcels[0]).toMatchObject({ state: 'created', trackingNumber });
    expect(madeOf(reference)).toHaveLength(1);
  });
});

describe('what came is kept, and the rest is offered again', () => {
  it('keeps the labels of a shipment of which the carrier refused a part', async () => {
    const offerId = await handover();
    carrier.moods = ['refuse'];
    const partly = onlyShipment(await order(offerId, [5, 6]));
    expect(partly.parcels.map(({ state }) => state)).toEqual(['failed', 'created']);
    expect(partly.parcels[0]).toMatchObject({ trouble: 'refused', said: expect.stringContaining('Postleitzahl') });
    expect(await isBlocked(offerId)).toBe(true);
    expect((await view(offerId)).shippingLabelData).toBeUndefined();
    await change(offerId, { change: 'retry', id: partly.id });
    await test.runJobs();
    const whole = onlyShipment(await shipmentsOf(offerId));
    expect(whole).toMatchObject({ state: 'created', announcedAt: expect.any(String) });
    expect(whole.parcels[1]).toEqual(partly.parcels[1]);
    expect(madeOf(whole.reference)).toHaveLength(2);
  });

  it('takes no label that is no PDF, and keeps it aside', async () => {
    const offerId = await handover();
    carrier.moods = ['noPdf'];
    const odd = onlyShipment(await order(offerId, [5]));
    expect(odd.parcels[0]).toMatchObject({ state: 'created', trouble: 'labelNoPdf', aside: expect.anything() });
    expect(odd.parcels[0]).not.toHaveProperty('label');
    const file = await desk.get(deskApi.upload(odd.parcels[0]?.aside?.url ?? ''));
    expect(file.body).toContain('kein PDF');
    expect((await view(offerId)).shippingLabelData).toBeUndefined();
  });

  it('waits as long as the carrier wants, and goes on by itself', async () => {
    const offerId = await handover();
    carrier.moods = ['busy'];
    const busy = onlyShipment(await order(offerId, [5, 6]));
    expect(busy.parcels.map(({ state, trouble }) => [state, trouble])).toEqual([
      ['intended', 'busy'],
      ['intended', undefined],
    ]);
    expect(madeOf(busy.reference)).toHaveLength(0);
    test.clock.advance({ minutes: 1 });
    await test.runJobs();
    expect(madeOf(busy.reference)).toHaveLength(0);
    test.clock.advance({ minutes: 1 });
    await test.runJobs();
    expect(onlyShipment(await shipmentsOf(offerId)).state).toBe('created');
    expect(madeOf(busy.reference)).toHaveLength(2);
  });

  it('says so when our access is not taken, and nothing was made', async () => {
    const offerId = await handover();
    carrier.moods = ['access'];
    const refused = onlyShipment(await order(offerId, [5]));
    expect(refused.parcels[0]).toMatchObject({ state: 'failed', trouble: 'access' });
    expect(madeOf(refused.reference)).toHaveLength(0);
  });

  it('keeps the parcels of a sale that does not take them any more, and says why', async () => {
    const offerId = await handover();
    const body = { id: randomUUID(), direction: 'inbound', carrier: 'dhl', parcels: [{ weight: 5 }] };
    await succeed(desk.post(deskApi.createShipment(offerId), body));
    await succeed(desk.post(`/desk/api/cancel/${offerId}`, { reason: 'Der Kunde hat es sich anders überlegt.' }));
    await test.runJobs();
    const kept = onlyShipment(await shipmentsOf(offerId));
    expect(kept).toMatchObject({ state: 'created', refusal: expect.any(String) });
    expect(kept).not.toHaveProperty('announcedAt');
    const gone = onlyShipment(await change(offerId, { change: 'cancel', id: kept.id }));
    expect(gone.state).toBe('cancelled');
  });
});

describe('what goes back', () => {
  it('is told the seller once somebody says that it left, and ends the sale', async () => {
    const offerId = await handover();
    await order(offerId, [5]);
    const { orderId } = await view(offerId);
    await succeed(seller.post(`/selfservice/api/dispatchGoods/${offerId}`, { orderId }));
    await succeed(desk.post(`/desk/api/rejectOrder/${offerId}`, { reason: 'Die Geräte sind andere.' }));
    const { shipments } = await order(offerId, [6], { direction: 'returns' });
    const back = shipments.find(({ direction }) => direction === 'returns') ?? expect.unreachable();
    expect(back).toMatchObject({ state: 'created', mayAnnounce: true });
    expect((await view(offerId)).returns).toEqual([]);
    for (const id of [back.id, back.id]) await change(offerId, { change: 'announce', id });
    expect((await view(offerId)).returns.map(({ trackingNumbers }) => trackingNumbers)).toEqual([
      [madeOf(back.reference)[0]?.trackingNumber],
    ]);
  });
});

describe('beforehand and afterwards', () => {
  it('tells what the carrier would refuse, before anything is made', async () => {
    const offerId = await handover();
    const before = carrier.made.length;
    const check = async (body: object) =>
      checkedShipmentSchema.parse(await succeed(desk.post(deskApi.checkShipment(offerId), body)));
    const wanted = { direction: 'packaging', carrier: 'dhl', parcels: [{ weight: 5 }, { weight: 40 }] };
    expect(await check(wanted)).toEqual({
      isAsked: true,
      parcels: [{ refusals: [] }, { refusals: ['DHL nimmt Pakete bis 31,5 kg.'] }],
    });
    carrier.moods = ['refuse'];
    const refused = await check({ ...wanted, parcels: [{ weight: 5 }] });
    expect(refused.parcels[0]?.refusals).toEqual(['consignee.postalCode: Die Postleitzahl passt nicht zum Ort.']);
    expect(carrier.made).toHaveLength(before);
  });

  it('takes a label back at the carrier', async () => {
    const offerId = await handover();
    const { id, reference } = onlyShipment(await order(offerId, [5], { direction: 'packaging' }));
    expect(onlyShipment(await change(offerId, { change: 'cancel', id })).state).toBe('cancelled');
    expect(madeOf(reference)[0]?.isCancelled).toBe(true);
  });

  it('shows both sides where a parcel is, and moves nothing by itself', async () => {
    const offerId = await handover();
    const { parcels } = onlyShipment(await order(offerId, [5]));
    const number = parcels[0]?.trackingNumber ?? '';
    carrier.news.set(number, [
      { at: '2030-03-04T16:00:00', code: 'transit', text: 'Die Sendung wurde im Paketzentrum bearbeitet.' },
      { at: '2030-03-04T12:00:00', code: 'pre-transit', text: 'Die Sendung wurde angekündigt.' },
    ]);
    const status = (await view(offerId)).status;
    test.clock.advance({ hours: 7 });
    await test.runJobs();
    const shown = onlyShipment(await shipmentsOf(offerId)).parcels[0]?.tracking;
    expect(shown?.map(({ stage, place }) => [stage, place])).toEqual([
      ['underway', 'Radefeld'],
      ['registered', 'Radefeld'],
    ]);
    const seen = await view(offerId);
    expect(seen.status).toBe(status);
    expect(seen.parcels).toEqual([
      { trackingNumber: number, direction: 'inbound', tracking: [shown?.[0], shown?.[1]] },
    ]);
    carrier.news.set(number, [{ at: '2030-03-05T09:00:00', code: 'delivered', text: 'Zugestellt.' }]);
    test.clock.advance({ hours: 7 });
    await test.runJobs();
    const questions = () => carrier.asked.filter((one) => one.endsWith(number)).length;
    const asked = questions();
    test.clock.advance({ hours: 48 });
    await test.runJobs();
    expect(questions()).toBe(asked);
    expect((await view(offerId)).parcels?.[0]?.tracking[0]).toMatchObject({ stage: 'delivered' });
  });
});
