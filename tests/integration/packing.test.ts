import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountExportSchema } from '#contract/account/profile.ts';
import { type PackingView, packingViewSchema } from '#contract/parcels/packing.ts';
import { addressesBody, bidBody, businessDeclarations, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let anna: HttpClient;
let bernd: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  anna = await signUp(test, 'anna@example.org');
  bernd = await signUp(test, 'bernd@example.org');
});
afterAll(() => test.close());

const notebooks = () => ({ id: `item-${randomUUID()}`, freetext: 'Notebook Lenovo T480', quantity: 4 });

async function inquiry(...items: Record<string, unknown>[]): Promise<string> {
  const id = newOfferId();
  const body = { email: 'anna@example.org', offeredAsBusiness: true, location: '04109', availableImmediately: true };
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, { ...body, items }));
  return id;
}

const viewOf = (answer: { json(): { data: unknown } }): PackingView => packingViewSchema.parse(answer.json().data);
const read = async (id: string, by = anna) => viewOf(await by.get(`/selfservice/api/readPacking/${id}`));
const answer = (id: string, answers: object[], by = anna) =>
  by.post(`/selfservice/api/answerBatteries/${id}`, { answers });
const tick = (id: string, body: object, by = anna) => by.post(`/selfservice/api/tickPacking/${id}`, body);

describe('how the goods of an offer are packed', () => {
  it('is told to its owner with the instructions for exactly these goods', async () => {
    const id = await inquiry(notebooks());
    const view = await read(id);
    expect(view).toMatchObject({ cartons: 1, pallets: 0, weight: 12, carrier: { name: 'DHL' } });
    expect(view.loads[0]).toMatchObject({ batteries: 4, marked: true });
    expect(view.guides.map((guide) => guide.id)).toEqual(['notebook']);
  });

  it('says for how many units packing material is sent: who has their own gets none', async () => {
    const said = (packagingAvailable: boolean) => ({ configuration: { working: true, packagingAvailable } });
    const id = await inquiry({ ...notebooks(), ...said(true) }, { ...notebooks(), ...said(false), quantity: 3 });
    const own = await inquiry({ ...notebooks(), ...said(true) });
    expect([(await read(id)).material, (await read(own)).material]).toEqual([3, 0]);
    expect((await desk.get(`/desk/api/offers/${id}`)).json().data.transport).toMatchObject({ material: 3 });
  });

  it('stands in numbers with the offer itself, for the seller and at the desk (LOG-30)', async () => {
    const id = await inquiry({ id: `item-${randomUUID()}`, freetext: 'USV APC 750 VA', quantity: 1 });
    const offer = (await anna.get(`/selfservice/api/readOffer/${id}`)).json().data;
    expect(offer.transport).toMatchObject({ reasons: ['leadBattery'], weight: 14 });
    expect((await desk.get(`/desk/api/offers/${id}`)).json().data.transport).toEqual(offer.transport);
  });

  it('does not exist for anybody else, and cannot be changed by them', async () => {
    const item = notebooks();
    const id = await inquiry(item);
    const calls = (by: HttpClient) => [
      by.get(`/selfservice/api/readPacking/${id}`),
      answer(id, [{ itemId: item.id, answer: 'fine' }], by),
      tick(id, { load: 'carton.1.1.1.1.abc', task: 'data', done: true }, by),
    ];
    const codes = async (by: HttpClient) => (await Promise.all(calls(by))).map(({ statusCode }) => statusCode);
    expect(await codes(bernd)).toEqual([404, 404, 404]);
    expect(await codes(test.visitor())).toEqual([401, 401, 401]);
    expect((await read(id)).batteries).toEqual([{ itemId: item.id, kind: 'lithium' }]);
  });
});

describe('the mail that asks to pack', () => {
  it('says how much it is, what is asked before, and where the papers are', async () => {
    const item = { ...notebooks(), serialNumbers: ['SN-1', 'SN-2'] };
    const id = await inquiry(item);
    const { inquiryId } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
    const provide = (name: string, body: object = {}) => succeed(desk.post(`/desk/api/${name}/${id}`, body));
    await provide('submitBid', bidBody([item]));
    await succeed(anna.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    await succeed(anna.post(`/selfservice/api/submitAddresses/${id}`, { inquiryId, ...addressesBody }));
    await provide('linkOrder');
    await provide('verifyData');
    await provide('dispatchPackaging', { trackingNumbers: [] });
    await test.runJobs();
    await succeed(answer(id, [{ itemId: item.id, answer: 'fine' }]));
    await provide('sendShippingLabel', { carrier: 'dhl', trackingNumbers: ['201298452277'] });
    await test.runJobs();
    const mails = (await test.mails()).filter(({ text }) => text.includes(`/cockpit/${id}/packliste/`));
    const said = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(said).toHaveLength(2);
    expect(said.filter((text) => text.includes('Zu packen: 1 Paket, zusammen ca. 12 kg.'))).toHaveLength(2);
    // The first was sent before the answer, which is what the second no longer asks for.
    expect(said.filter((text) => text.includes('nach den Akkus von 1 Position'))).toHaveLength(1);
  });
});

describe('LOG-11: what the seller says about batteries', () => {
  it('is kept, the last word counts, the goods stay out of the parcels, and the desk sees it', async () => {
    const item = notebooks();
    const id = await inquiry(item);
    await succeed(answer(id, [{ itemId: item.id, answer: 'fine' }]));
    const said = viewOf(await answer(id, [{ itemId: item.id, answer: 'defective' }]));
    expect(said.held).toEqual([{ itemId: item.id, units: 4, reason: 'defective' }]);
    expect(said.loads).toEqual([]);
    const { batteries } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
    expect(batteries).toEqual([{ itemId: item.id, kind: 'lithium', answer: 'defective' }]);
  });

  it('is not asked where the inquiry says it', async () => {
    const configuration = { working: true, packagingAvailable: true, battery: 'swollen' };
    const id = await inquiry({ ...notebooks(), configuration });
    const { held, batteries } = await read(id);
    expect(held).toMatchObject([{ reason: 'defective' }]);
    expect(batteries).toMatchObject([{ answer: 'defective' }]);
  });

  it('is refused for goods without a battery', async () => {
    const item = { id: `item-${randomUUID()}`, freetext: 'Monitor 24 Zoll', quantity: 1 };
    const id = await inquiry(item);
    expect((await answer(id, [{ itemId: item.id, answer: 'fine' }])).statusCode).toBe(400);
  });
});

describe('LOG-12: what must not travel', () => {
  it('is not marked as sent until the seller leaves it out, also by other programs; the process speaks first', async () => {
    const item = notebooks();
    const id = await inquiry({
      ...item,
      configuration: { working: true, packagingAvailable: true, battery: 'swollen' },
    });
    const inquiryId = (await desk.get(`/desk/api/offers/${id}`)).json().data.inquiryId;
    const provide = (name: string, body: object = {}) => succeed(desk.post(`/desk/api/${name}/${id}`, body));
    const dispatch = async (orderId: string) => {
      const { statusCode, body } = await anna.post(`/selfservice/api/dispatchGoods/${id}`, { orderId });
      return [statusCode, JSON.parse(body).code ?? JSON.parse(body).status];
    };
    await provide('submitBid', bidBody([item]));
    await succeed(anna.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    await succeed(anna.post(`/selfservice/api/submitAddresses/${id}`, { inquiryId, ...addressesBody }));
    await provide('linkOrder');
    await provide('verifyData');
    const { orderId } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
    expect(await dispatch(orderId)).toEqual([409, 'handoverNotReady']);
    await provide('sendShippingLabel', { carrier: 'dpd', trackingNumbers: ['01015026003653C'] });
    expect(await dispatch('B-2026-999999')).toEqual([409, 'idMismatch']);
    expect(await dispatch(orderId)).toEqual([409, 'batteriesHeld']);
    await succeed(answer(id, [{ itemId: item.id, answer: 'leftOut' }]));
    expect(await dispatch(orderId)).toEqual([200, 'alreadyDelivered']);
    expect(await dispatch(orderId)).toEqual([200, 'alreadyDelivered']);
  });
});

describe('what is ticked off while packing', () => {
  it('is kept, may be taken back, and a second press changes nothing', async () => {
    const id = await inquiry(notebooks());
    const load = (await read(id)).loads[0]?.key ?? '';
    const dataOf = ({ loads }: PackingView) => loads[0]?.tasks.find(({ task }) => task === 'data')?.done;
    const ticked = [
      await tick(id, { load, task: 'data', done: true }),
      await tick(id, { load, task: 'data', done: true }),
      await tick(id, { load, task: 'data', done: false }),
    ];
    expect(ticked.map((one) => dataOf(viewOf(one)))).toEqual([true, true, false]);
  });

  it('is not kept for a load that is packed otherwise by now', async () => {
    const id = await inquiry(notebooks());
    await succeed(tick(id, { load: 'carton.1.1.9.9.abc', task: 'data', done: true }));
    expect((await read(id)).loads[0]?.tasks.some(({ done }) => done)).toBe(false);
  });

  it('is in what its seller takes along of all own data, with the answers about batteries', async () => {
    const item = notebooks();
    const id = await inquiry(item);
    await succeed(answer(id, [{ itemId: item.id, answer: 'fine' }]));
    const [load] = (await read(id)).loads;
    await succeed(tick(id, { load: load?.key, task: 'data', done: true }));
    const { kept } = accountExportSchema.parse((await anna.get(accountCalls.export)).json());
    expect(kept.offers).toContainEqual(
      expect.objectContaining({
        id,
        remindersOffAt: null,
        documents: [],
        batteryAnswers: [expect.objectContaining({ itemId: item.id, answer: 'fine' })],
        packingTicks: [expect.objectContaining({ task: 'data' })],
      }),
    );
  });

  it('is closed once the sale has ended', async () => {
    const id = await inquiry(notebooks());
    await succeed(desk.post(`/desk/api/reject/${id}`, { reason: 'zu alt' }));
    const late = await tick(id, { load: 'carton.1.1.1.1.abc', task: 'data', done: true });
    expect([late.statusCode, late.json().code]).toEqual([409, 'notAllowedInPhase']);
  });
});

describe('the appointment as a calendar file', () => {
  it('is for its owner alone, and a changed one replaces the former', async () => {
    const item = notebooks();
    const id = await inquiry(item);
    const inquiryId = (await desk.get(`/desk/api/offers/${id}`)).json().data.inquiryId;
    const provide = (name: string, body: object = {}) => succeed(desk.post(`/desk/api/${name}/${id}`, body));
    const act = (name: string, body: object) => succeed(anna.post(`/selfservice/api/${name}/${id}`, body));
    await provide('submitBid', bidBody([item], { shippingMethod: 'pickup' }));
    await act('acceptBid', { inquiryId, declarations: businessDeclarations });
    const { packagingAddress: _none, ...addresses } = addressesBody;
    const pickup = { pickupAddress: { differentFromContract: false }, pickupDetails: { preferredPickupWeekdays: [] } };
    await act('submitAddresses', { inquiryId, ...addresses, ...pickup });
    await provide('linkOrder');
    await provide('verifyData');
    const calendar = (by: HttpClient) => by.get(`/selfservice/api/readAppointment/${id}`);
    expect((await calendar(anna)).statusCode).toBe(404);

    await provide('confirmPickupAppointment', { date: '2026-11-27', timeFrom: '09:00', timeTo: '12:00' });
    const first = await calendar(anna);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.body).toContain('SEQUENCE:0\r\n');
    expect(first.body).toContain('LOCATION:Hafenstraße 1\\, 04109 Leipzig\r\n');
    expect([(await calendar(bernd)).statusCode, (await calendar(test.visitor())).statusCode]).toEqual([404, 401]);

    await provide('confirmPickupAppointment', { date: '2026-11-30', timeFrom: '13:00', timeTo: '15:00' });
    const second = (await calendar(anna)).body;
    const uidOf = (file: string) => /UID:.*/.exec(file)?.[0];
    expect(uidOf(second)).toBe(uidOf(first.body));
    expect(second).toContain('SEQUENCE:1\r\n');
    expect(second).toContain('DTSTART:20261130T120000Z\r\n');

    await provide('rejectOrder', { reason: 'Die Geräte passen doch nicht.' });
    const off = (await calendar(anna)).body;
    expect(uidOf(off)).toBe(uidOf(second));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']) expect(off).toContain(`${line}\r\n`);
  });
});
