import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
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

const email = 'auswahl@example.org';
const items = [1, 2, 3].map((at) => ({
  id: `item-00000000-0000-4000-8000-00000000000${at}`,
  freetext: `Gerät ${at}`,
  quantity: at,
}));
const read = async (by: HttpClient, offerId: string) =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(by.get(`/selfservice/api/readOffer/${offerId}`))).data;

describe('lines chosen from a bid', () => {
  it('are the contract at once, with sheet, minimum, goods and mail about them alone', async () => {
    const seller = await signUp(test, email);
    const offerId = newOfferId();
    await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email, { items })));
    const [first, second, third] = items.map(({ id }) => id);
    const bid = bidBody(items, { linesOptional: true, fixedItemIds: [third] });
    await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bid));
    const { inquiryId, bid: shown } = await read(seller, offerId);
    expect(shown).toMatchObject({ linesOptional: true, fixedItemIds: [third], total: 3_840 });

    const choose = (itemIds: unknown[], counterbid: number) =>
      seller.post(`/selfservice/api/submitCounterbid/${offerId}`, {
        inquiryId,
        counterbid,
        itemIds,
        declarations: businessDeclarations,
      });
    const refused = await choose([first, second], 1_920);
    expect(refused.json()).toMatchObject({
      code: 'choiceInvalid',
      detail: expect.stringContaining('nicht alle Positionen'),
    });
    expect((await choose([second, third], 3_199)).json()).toMatchObject({ code: 'counterbidTooLow' });
    await succeed(choose([second, third], 3_200));
    await succeed(choose([second, third], 3_200));

    const sold = await read(seller, offerId);
    expect(sold).toMatchObject({
      phase: 'agreed',
      agreement: { total: 3_200, minimum: 3_125, by: 'counterbid' },
      unsold: [{ id: first, title: 'Gerät 1', quantity: 1 }],
    });
    expect(sold.items.map(({ id }) => id)).toEqual([second, third]);
    expect(sold.timeline.slice(0, 2).map(({ type }) => type)).toEqual(['counterbidAccepted', 'counterbidSubmitted']);
    await test.runJobs();
    const [mail, ...more] = (await test.mails()).filter(({ subject }) =>
      subject.startsWith('Gegenvorschlag angenommen'),
    );
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Gerät 2');
    expect(mail?.text).not.toContain('Gerät 1');

    await succeed(seller.post(`/selfservice/api/submitAddresses/${offerId}`, { inquiryId, ...addressesBody }));
    for (const [call, body] of [
      ['linkOrder', {}],
      ['verifyData', {}],
      ['sendShippingLabel', { carrier: 'dhl', trackingNumbers: ['00340434161094042557'] }],
    ] as const) {
      await succeed(desk.post(`/desk/api/${call}/${offerId}`, body));
    }
    const { orderId } = await read(seller, offerId);
    const packing = JSON.stringify(await succeed(seller.get(`/selfservice/api/readPacking/${offerId}`)));
    expect(packing).not.toContain(first);
    await succeed(seller.post(`/selfservice/api/dispatchGoods/${offerId}`, { orderId }));
    const receive = (lines: object[]) => desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, { lines });
    expect((await receive([{ itemId: first, received: 1 }])).json()).toMatchObject({ code: 'receiptInvalid' });
    await succeed(receive([second, third].map((itemId) => ({ itemId, received: 1 }))));
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('at a higher price wait for the desk, whose sheet says what they are about and offers the same choice anew', async () => {
    const seller = await signUp(test, 'mehr@example.org');
    const offerId = newOfferId();
    await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('mehr@example.org', { items })));
    const [, second, third] = items.map(({ id }) => id);
    await succeed(
      desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items, { linesOptional: true, fixedItemIds: [third] })),
    );
    const body = { counterbid: 3_500, itemIds: [second, third], declarations: businessDeclarations };
    const { inquiryId } = await read(seller, offerId);
    await succeed(seller.post(`/selfservice/api/submitCounterbid/${offerId}`, { inquiryId, ...body }));
    const sheet = z.object({ data: bidSheetSchema }).parse(await succeed(desk.get(deskApi.bidSheet(offerId)))).data;
    expect(sheet).toMatchObject({
      linesOptional: true,
      fixedItemIds: [third],
      counterbid: { amount: 3_500, chosen: { lines: 2, of: 3, total: 3_200, minimum: 3_125 } },
    });
    await succeed(desk.post(`/desk/api/acceptCounterbid/${offerId}`, {}));
    const sold = await read(seller, offerId);
    expect(sold.agreement).toMatchObject({ total: 3_500, minimum: 3_425 });
    expect(sold.items).toHaveLength(2);
  });

  it('cannot be chosen from a bid for all of them', async () => {
    const seller = await signUp(test, 'ganz@example.org');
    const offerId = newOfferId();
    await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('ganz@example.org', { items })));
    await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items)));
    const { inquiryId } = await read(seller, offerId);
    const body = { inquiryId, counterbid: 640, itemIds: [items[0]?.id] };
    const answer = await seller.post(`/selfservice/api/submitCounterbid/${offerId}`, body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'linesNotOptional' });
  });
});
