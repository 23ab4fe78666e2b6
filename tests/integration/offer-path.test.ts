// Dear: whole sales are played by both sides.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DeskOffer } from '#contract/desk/desk-view.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'verkauf@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

async function read(offerId: string): Promise<WholeOfferView> {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}
async function readAtDesk(offerId: string): Promise<DeskOffer> {
  const answer = await succeed(desk.get(`/desk/api/offers/${offerId}`));
  return z.object({ data: deskOfferSchema }).parse(answer).data;
}
const act = (action: string, offerId: string, body: object, headers?: Record<string, string>) =>
  succeed(seller.post(`/selfservice/api/${action}/${offerId}`, body, headers));
const provide = (command: string, offerId: string, body: object = {}) =>
  succeed(desk.post(`/desk/api/${command}/${offerId}`, body));

async function agreed(shippingMethod = 'shipment'): Promise<{ offerId: string; inquiryId: string; itemId: string }> {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email)));
  const view = await readAtDesk(offerId);
  await provide('submitBid', offerId, bidBody(view.items, { shippingMethod }));
  const inquiryId = view.inquiryId ?? '';
  await act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  return { offerId, inquiryId, itemId: view.items[0]?.id ?? '' };
}

describe('an offer from the inquiry to the payment, through the calls', () => {
  it('sells three servers with a counterbid and an adjusted bid, and every row is the fold of its log', async () => {
    const offerId = newOfferId();
    const inquiry = inquiryBody(email);
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiry));
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiry));
    const { items, inquiryId = '' } = await readAtDesk(offerId);
    expect(inquiryId).toMatch(/^A-2026-\d{6}$/);
    await provide('submitBid', offerId, bidBody(items));
    const { version, bid, turn } = await read(offerId);
    expect(bid).toMatchObject({ total: 1920, minimum: 1875, validUntil: '2026-12-04', open: true, basis: 'net' });
    expect(turn).toBe('customer');

    const counterbid = { inquiryId, counterbid: 2000, declarations: businessDeclarations };
    await act('submitCounterbid', offerId, counterbid, { 'If-Match': `"${version}"` });
    await provide('acceptCounterbid', offerId);
    await act('submitAddresses', offerId, { inquiryId, ...addressesBody });
    await provide('linkOrder', offerId);
    await provide('verifyData', offerId);
    await provide('dispatchPackaging', offerId, { trackingNumbers: ['01015026003653C'] });
    const label = { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] };
    const empty = await desk.post(`/desk/api/sendShippingLabel/${offerId}`, { ...label, qrCode: {} });
    expect(empty.json().fields).toHaveProperty(['qrCode.imageUpload']);
    const qrCode = { number: 'QR 4711', validUntil: '2026-12-24' };
    await provide('sendShippingLabel', offerId, { ...label, qrCode });
    expect((await read(offerId)).shippingLabelData).toEqual({ ...label, qrCode });
    const { orderId = '' } = await read(offerId);
    expect(orderId).toMatch(/^B-2026-\d{6}$/);
    await act('dispatchGoods', offerId, { orderId });
    const itemId = items[0]?.id ?? '';
    await provide('confirmScopeOfSupply', offerId, { lines: [{ itemId, received: 3 }] });
    await provide('startDeletion', offerId);
    const medium = { serial: 'S1', model: 'PM883', method: 'NIST 800-88 Rev. 2 Purge', result: 'erased' };
    const withoutMedia = [{ itemId, units: 2, reason: 'noMedia' }];
    await provide('finishDeletion', offerId, { media: [medium], withoutMedia });
    await provide('startTesting', offerId);
    await provide('finishTesting', offerId, { lines: [{ itemId, result: 'deviating' }] });
    const [photo] = z
      .array(z.object({ url: z.string(), name: z.string() }))
      .parse(await succeed(desk.upload('/selfservice/api/uploads', [{ name: 'foto.csv', content: 'a;b\n1;2\n' }])));
    const deductions = [{ name: 'ohne Einbauschienen', units: 2, evidence: [photo?.url] }];
    await provide('adjustBid', offerId, { lines: [{ itemId, deductions }], answerUntil: '2026-12-04' });
    expect((await read(offerId)).adjustment).toMatchObject({ total: 1970, agreedTotal: 2000 });
    await act('acceptAdjustedBid', offerId, { orderId });
    const [invoice] = z
      .array(z.object({ url: z.string() }))
      .parse(await succeed(seller.upload('/selfservice/api/uploads', [{ name: 'r.xml', content: '<Invoice/>' }])));
    await act('issueInvoice', offerId, { orderId, invoiceUpload: invoice?.url });
    await act('finishOffer', offerId, { orderId });
    await provide('complete', offerId, { paymentReference: 'SEPA 2026-11-24/7' });

    const paid = await read(offerId);
    expect(paid).toMatchObject({ stage: 'completed', status: 'alreadyDelivered', payoutTotal: 1970, turn: 'nobody' });
    expect(paid.timeline.map((entry) => entry.version)).toEqual(
      Array.from({ length: paid.version }, (_one, index) => paid.version - index),
    );
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it.each([
    [
      'pickup',
      { pickupAddress: { differentFromContract: false }, pickupDetails: { preferredPickupWeekdays: ['mon'] } },
    ],
    ['delivery', { deliveryDetails: { preferredDeliveryWeekdays: ['tue', 'fri'] } }],
  ])('hands goods over by %s after a confirmed appointment', async (method, places) => {
    const { offerId, inquiryId } = await agreed(method);
    const { packagingAddress: _parcel, ...contract } = addressesBody;
    await act('submitAddresses', offerId, { inquiryId, ...contract, ...places });
    await provide('linkOrder', offerId, { orderId: `ERP-${method}` });
    await provide('verifyData', offerId);
    const orderId = `ERP-${method}`;
    const early = await seller.post(`/selfservice/api/dispatchGoods/${offerId}`, { orderId });
    expect(early.json()).toMatchObject({ code: 'handoverNotReady', currentStatus: 'accepted' });
    const confirm = method === 'pickup' ? 'confirmPickupAppointment' : 'confirmDeliveryAppointment';
    await provide(confirm, offerId, { date: '2026-11-27', timeFrom: '09:00', timeTo: '12:00' });
    await act('dispatchGoods', offerId, { orderId });
    expect((await read(offerId)).status).toBe('alreadyDelivered');
  });

  it('gives a number that an ERP has used already to no second order', async () => {
    const { offerId, inquiryId } = await agreed();
    await act('submitAddresses', offerId, { inquiryId, ...addressesBody });
    const answer = await desk.post(`/desk/api/linkOrder/${offerId}`, { orderId: 'ERP-pickup' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'numberTaken']);
  });

  it('asks for the password before another IBAN counts, and then holds the payout for 24 hours (LEG-61)', async () => {
    const { offerId, inquiryId } = await agreed();
    await act('submitAddresses', offerId, { inquiryId, ...addressesBody });
    const contractDetails = { ...addressesBody.contractDetails, iban: 'DE89370400440532013000' };
    const changed = { inquiryId, ...addressesBody, contractDetails };
    const refused = await seller.post(`/selfservice/api/submitAddresses/${offerId}`, changed);
    expect(refused.json().code).toBe('passwordNeeded');
    const wrong = await seller.post(`/selfservice/api/submitAddresses/${offerId}`, { ...changed, password: 'falsch' });
    expect(wrong.json()).toMatchObject({ code: 'passwordWrong', fields: { password: expect.any(String) } });
    expect(await read(offerId)).not.toHaveProperty('payoutHoldUntil');
    await act('submitAddresses', offerId, { ...changed, password });
    const held = { payoutHoldUntil: '2026-11-24T09:00:00.000Z' };
    expect(await read(offerId)).toMatchObject(held);
    expect((await desk.get(`/desk/api/offers/${offerId}`)).json().data).toMatchObject(held);
    await test.runJobs();
    const [mail] = (await test.mails()).filter(({ subject }) => subject.startsWith('Auszahlungsdaten geändert'));
    expect(mail?.text).toContain('24.11.2026, 10:00\u00a0Uhr');
    expect(mail?.text).toContain('IBAN DE89 **** **** **** **30 00');
    expect(`${mail?.text}${mail?.html}`.replaceAll(/\s/g, '')).not.toContain('DE89370400440532013000');
  });

  it('lets the seller withdraw before the goods travel (LEG-10)', async () => {
    const { offerId, inquiryId } = await agreed();
    await act('cancelOffer', offerId, { inquiryId });
    expect(await read(offerId)).toMatchObject({ status: 'cancelled', cancellation: { by: 'customer' }, actions: [] });
  });
});
