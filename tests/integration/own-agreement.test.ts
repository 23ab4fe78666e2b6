import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { storesNothing } from '#domain/catalogue/data-wish.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { readOwnAgreement } from '#server/offers/own-agreements.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'firma-avv@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

async function read(offerId: string, by = seller): Promise<WholeOfferView> {
  const answer = await succeed(by.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

const queueRows = z.object({
  rows: z.array(z.object({ id: z.string(), notes: z.array(z.object({ view: z.string().optional() })) })),
});
const uploaded = z.tuple([z.object({ url: z.string() })]);
async function upload(by = seller, name = 'avv.pdf', content = '%PDF-1.7\n%%EOF'): Promise<string> {
  return uploaded.parse(await succeed(by.upload('/selfservice/api/uploads', [{ name, content }])))[0].url;
}

const fetched = {
  pickupAddress: { differentFromContract: false },
  pickupDetails: { preferredPickupWeekdays: ['thu'], timeFrom: '09:00', timeTo: '15:00' },
};
const readyBy = {
  shipment: ['sendShippingLabel', { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] }],
  pickup: ['confirmPickupAppointment', { date: '2026-11-26', timeFrom: '09:00', timeTo: '12:00' }],
} as const;

/** A sale of a business up to the label, or to the day of our driver. */
async function readyToSend(offeredAsBusiness = true, shippingMethod: 'shipment' | 'pickup' = 'shipment') {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email, { offeredAsBusiness })));
  const { items, inquiryId } = await read(offerId);
  if (!offeredAsBusiness) return { offerId, orderId: '' };
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items, { shippingMethod })));
  const act = (name: string, body: object) => succeed(seller.post(`/selfservice/api/${name}/${offerId}`, body));
  await act('acceptBid', { inquiryId, declarations: businessDeclarations });
  const details = { ...addressesBody.contractDetails, taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular' };
  const { packagingAddress: _none, ...contract } = addressesBody;
  const goods = shippingMethod === 'pickup' ? fetched : addressesBody;
  await act('submitAddresses', { inquiryId, ...contract, ...goods, contractDetails: details });
  for (const command of ['linkOrder', 'verifyData']) await succeed(desk.post(`/desk/api/${command}/${offerId}`, {}));
  const [ready, body] = readyBy[shippingMethod];
  await succeed(desk.post(`/desk/api/${ready}/${offerId}`, body));
  return { offerId, orderId: (await read(offerId)).orderId ?? '' };
}

const rowsOfList = z.array(z.object({ id: z.string() }).loose());
const list = async (query = '') => rowsOfList.parse(await succeed(seller.get(`${api.selfservice.listOffers}${query}`)));
const listed = async (offerId: string) => (await list()).find(({ id }) => id === offerId);
const yourTurns = async () => (await list('?show=yourTurn')).map(({ id }) => id);
const handIn = (offerId: string, agreementUpload: string, by = seller) =>
  by.post(`/selfservice/api/handInAgreement/${offerId}`, { agreementUpload });
const judge = (offerId: string, body: object, by = desk) => by.post(`/desk/api/judgeAgreement/${offerId}`, body);
const dispatch = (offerId: string, orderId: string) =>
  seller.post(`/selfservice/api/dispatchGoods/${offerId}`, { orderId });
const subjects = async (recipient: string) =>
  (await test.mails()).filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);

describe('a firm’s own processing agreement (DEL-10)', () => {
  it('holds the goods back until the provider has answered, and both sides read whose turn it is', async () => {
    const { offerId, orderId } = await readyToSend();
    expect(await read(offerId)).toMatchObject({ takesAgreement: true });
    const etag = (await seller.get(`/selfservice/api/readOffer/${offerId}`)).headers.etag;
    expect(await listed(offerId)).toMatchObject({ turn: 'both', yourTurn: true });
    const { headers } = await seller.get(api.selfservice.listOffers);
    const url = await upload();
    await succeed(handIn(offerId, url));
    expect((await seller.get(api.selfservice.listOffers)).headers.etag).not.toBe(headers.etag);
    expect(await listed(offerId)).toMatchObject({ turn: 'provider', yourTurn: false, heldByAgreement: true });
    expect(await yourTurns()).not.toContain(offerId);
    expect(await read(offerId)).toMatchObject({ turn: 'provider' });
    await succeed(handIn(offerId, url));
    expect((await seller.get(`/selfservice/api/readOffer/${offerId}`)).headers.etag).not.toBe(etag);
    expect((await read(offerId)).ownAgreement).toMatchObject({
      number: 1,
      standing: 'waiting',
      file: { name: 'avv.pdf' },
    });
    expect((await dispatch(offerId, orderId)).json()).toMatchObject({ code: 'agreementWaiting' });
    await test.runJobs();
    expect((await subjects('ankauf@example.org')).filter((one) => one.startsWith('Eigener AV-Vertrag'))).toHaveLength(
      1,
    );
    const { rows } = queueRows.parse((await desk.get(`${deskApi.queue}?tab=blocked`)).json());
    expect(rows.find(({ id }) => id === offerId)?.notes.map(({ view }) => view)).toContain('auftragsverarbeitung');

    expect((await judge(offerId, { number: 1, accepted: false })).statusCode).toBe(400);
    const declined = { number: 1, accepted: false, reason: 'Es fehlen die Maßnahmen.' };
    await succeed(judge(offerId, declined));
    await succeed(judge(offerId, declined));
    expect(await listed(offerId)).toMatchObject({ turn: 'both', yourTurn: true });
    expect(await yourTurns()).toContain(offerId);
    expect((await judge(offerId, { number: 1, accepted: true })).json()).toMatchObject({ code: 'agreementChanged' });
    await test.runJobs();
    expect((await subjects(email)).filter((one) => one.includes('ist abgelehnt'))).toHaveLength(1);
    expect((await read(offerId)).ownAgreement).toMatchObject({ standing: 'declined', reason: declined.reason });

    await succeed(handIn(offerId, await upload()));
    expect((await dispatch(offerId, orderId)).json()).toMatchObject({ code: 'agreementWaiting' });
    await succeed(judge(offerId, { number: 2, accepted: true }));
    expect((await read(offerId)).ownAgreement).toMatchObject({ number: 2, standing: 'accepted' });
    expect((await dispatch(offerId, orderId)).statusCode).toBe(200);
    expect((await handIn(offerId, await upload())).json()).toMatchObject({ code: 'notAllowedInPhase' });
  });

  it('holds our own driver as well, until it is answered', async () => {
    const { offerId } = await readyToSend(true, 'pickup');
    await succeed(handIn(offerId, await upload()));
    const report = () => desk.post(`/desk/api/dispatchGoods/${offerId}`, {});
    expect((await report()).json()).toMatchObject({ code: 'agreementWaiting' });
    expect((await read(offerId)).phase).toBe('handover');
    await succeed(judge(offerId, { number: 1, accepted: true }));
    await succeed(report());
    expect((await read(offerId)).phase).toBe('inTransit');
  });

  it('stands in place of the provider’s once it is accepted: none of ours is issued beside it', async () => {
    const own = 'statt-avv@example.org';
    const customer = await signUp(test, own);
    const offerId = newOfferId();
    await succeed(customer.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(own)));
    const { items, inquiryId } = await read(offerId, customer);
    await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items)));
    const act = (name: string, body: object) => succeed(customer.post(`/selfservice/api/${name}/${offerId}`, body));
    await act('acceptBid', { inquiryId, declarations: businessDeclarations });
    await succeed(handIn(offerId, await upload(customer), customer));
    await succeed(judge(offerId, { number: 1, accepted: true }));
    await act('submitAddresses', { inquiryId, ...addressesBody });
    expect((await read(offerId, customer)).documents.map(({ kind }) => kind)).toEqual(['purchaseContract']);
  });

  it('holds nothing back once only goods without data are sold, and is answered all the same', async () => {
    const own = 'monitore-avv@example.org';
    const customer = await signUp(test, own);
    const offerId = newOfferId();
    const monitor = test.deps.catalogue.catalogue.items.find((one) => isComplete(one) && storesNothing(one));
    const goods = [
      { id: `item-${crypto.randomUUID()}`, freetext: 'Dell PowerEdge R640', quantity: 1 },
      { id: `item-${crypto.randomUUID()}`, entryId: monitor?.id, quantity: 2 },
    ];
    const act = (name: string, body: object) => succeed(customer.post(`/selfservice/api/${name}/${offerId}`, body));
    await act('submitOffer', inquiryBody(own, { items: goods }));
    await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(goods, { linesOptional: true })));
    await succeed(handIn(offerId, await upload(customer), customer));
    const { inquiryId } = await read(offerId, customer);
    const chosen = { counterbid: 1_280, itemIds: [goods[1]?.id], declarations: businessDeclarations };
    await act('submitCounterbid', { inquiryId, ...chosen });
    await act('submitAddresses', { inquiryId, ...addressesBody });
    for (const [command, body] of [
      ['linkOrder', {}],
      ['verifyData', {}],
      ['sendShippingLabel', { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] }],
    ] as const)
      await succeed(desk.post(`/desk/api/${command}/${offerId}`, body));
    const { orderId, media, ownAgreement, turn } = await read(offerId, customer);
    expect([media, ownAgreement?.standing, turn]).toEqual([[], 'waiting', 'both']);
    const rows = rowsOfList.parse(await succeed(customer.get(`${api.selfservice.listOffers}?show=yourTurn`)));
    expect(rows).toMatchObject([{ id: offerId, turn: 'both', yourTurn: true }]);
    const blocked = queueRows.parse((await desk.get(`${deskApi.queue}?tab=blocked`)).json());
    expect(blocked.rows.map(({ id }) => id)).not.toContain(offerId);
    await act('dispatchGoods', { orderId });
    await succeed(judge(offerId, { number: 1, accepted: false, reason: 'Es ist nichts mehr dabei, was Daten trägt.' }));
  });

  it('is a PDF of one’s own, of one’s own sale that has use for it', async () => {
    const { offerId } = await readyToSend();
    const text = await upload(seller, 'liste.csv', 'Modell;Anzahl\nR640;1');
    expect((await handIn(offerId, text)).json()).toMatchObject({ code: 'uploadUnfit' });
    const stranger = await signUp(test, 'fremd-avv@example.org');
    expect((await handIn(offerId, await upload(stranger), stranger)).statusCode).toBe(404);
    expect((await handIn(offerId, await upload(stranger))).statusCode).toBe(400);
    expect((await judge(offerId, { number: 1, accepted: true })).statusCode).not.toBe(200);
    const warehouse = await signInStaff(test, ['warehouse'], 'lager@example.org');
    expect((await judge(offerId, { number: 1, accepted: true }, warehouse)).statusCode).toBe(404);
    const privately = await readyToSend(false);
    expect((await read(privately.offerId)).takesAgreement).toBeUndefined();
    expect((await handIn(privately.offerId, await upload())).json()).toMatchObject({ code: 'agreementNotNeeded' });
  });

  it('belongs to the export of its account and goes with a deleted inquiry (INV-42)', async () => {
    const other = 'weg-avv@example.org';
    const customer = await signUp(test, other);
    const offerId = newOfferId();
    await succeed(customer.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(other)));
    await succeed(handIn(offerId, await upload(customer), customer));
    const offers = offersOfAccount({ ...test.deps, reactionsTo });
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.email, other));
    if (!account) throw new Error('no account');
    expect(JSON.stringify(await exportAccount(test.deps, account, [offers]))).toContain('avv.pdf');
    await deleteAccount(test.deps, account, [offers]);
    expect(await readOwnAgreement(test.deps.db, offerId)).toBeUndefined();
  });
});
