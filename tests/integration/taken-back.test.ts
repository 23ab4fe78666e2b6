// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listCalls } from '#contract/goods/list-calls.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { openListFile, sheetsOf } from '#server/asset-lists/list-file.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { proposedLines } from '#tests/factories/offer-values.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'zurueck@example.org';
const way: readonly CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'skipDeletion'] as const),
  ...(['startTesting', 'finishTesting'] as const),
];

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

const [servers, tapes] = [`item-${randomUUID()}`, `item-${randomUUID()}`];
let sold = 0;
/** Three servers of 640 € and two cartridges of 12.50 €, tested; then adjusted: two servers lack their power supply of 50 €. */
async function adjusted(choice: object = { returnsOptional: true }) {
  sold += 1;
  const numbers = { inquiryId: `A-back-${sold}`, orderId: `B-back-${sold}` };
  const offerId = newOfferId();
  const own = (command: Command): Command => {
    const named = { ...command, ...('inquiryId' in command && { inquiryId: numbers.inquiryId }) };
    const both = { ...named, ...('orderId' in command && { orderId: numbers.orderId }) };
    const priced = both.type === 'submitBid' ? { ...both, lines: proposedLines } : both;
    const mine = 'draft' in priced ? { ...priced, draft: { ...priced.draft, email } } : priced;
    // The usual goods have names that no client would give them.
    return JSON.parse(JSON.stringify(mine).replaceAll('"item-1"', `"${servers}"`).replaceAll('"item-2"', `"${tapes}"`));
  };
  await storeSale(test, offerId, own, way);
  const uploaded = await succeed(
    desk.upload('/selfservice/api/uploads', [{ name: 'foto.csv', content: 'a;b\n1;2\n' }]),
  );
  const evidence = z
    .array(z.object({ url: z.string() }))
    .parse(uploaded)
    .map(({ url }) => url);
  const lines = [{ itemId: servers, deductions: [{ name: 'ohne Netzteil', units: 2, evidence }] }];
  await succeed(desk.post(`/desk/api/adjustBid/${offerId}`, { lines, answerUntil: '2026-12-04', ...choice }));
  return { offerId, orderId: numbers.orderId };
}

const read = async (offerId: string) =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`)))
    .data;
const accept = ({ offerId, orderId }: { offerId: string; orderId: string }, returns?: object[]) =>
  seller.post(`/selfservice/api/acceptAdjustedBid/${offerId}`, { orderId, ...(returns && { returns }) });

describe('single devices of an adjusted bid', () => {
  it('go back, the others are paid: price, document, sheets and log agree', async () => {
    const sale = await adjusted();
    const before = await read(sale.offerId);
    expect(before.adjustment).toMatchObject({ returnsOptional: true, total: 1845, agreedTotal: 1945 });
    await succeed(accept(sale, [{ itemId: servers, units: 2 }]));

    const after = await read(sale.offerId);
    expect([after.payoutTotal, after.adjustment?.total, after.phase]).toEqual([665, 665, 'payout']);
    expect(after.adjustment?.lines[0]).toMatchObject({
      returned: { units: 2, worth: 1280 },
      deductions: [],
      total: 640,
    });
    const answer = await seller.get(listCalls.sheet(sale.offerId, 'result', 'xlsx'));
    const file = openListFile(answer.rawPayload);
    if (file.kind === 'unread') throw new Error(file.why);
    const [heads = [], first = [], , sums = []] = sheetsOf(file)[0]?.rows ?? [];
    const at = (head: string) => heads.indexOf(head);
    expect([first[at('Zurück')], sums[at('Endgültig netto')]]).toEqual(['2', expect.stringContaining('665')]);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('have to be on their way before the payout is complete, and the desk is told so', async () => {
    const sale = await adjusted();
    await succeed(accept(sale, [{ itemId: tapes, units: 1 }]));
    await succeed(desk.post(`/desk/api/addCreditNote/${sale.offerId}`, {}));
    await test.runJobs();
    const complete = () =>
      desk.post(`/desk/api/complete/${sale.offerId}`, { paymentReference: 'SEPA 1', payeeRelease: 'geprüft' });
    expect((await complete()).json()).toMatchObject({ code: 'returnsOpen' });
    const queue = JSON.stringify(await succeed(desk.get('/desk/api/queue')));
    expect(queue).toContain('Geräte zurückschicken, bevor gezahlt wird');
    await succeed(desk.post(`/desk/api/dispatchReturns/${sale.offerId}`, { trackingNumbers: ['01015026003653C'] }));
    await succeed(complete());
    await test.runJobs();
    const subjects = (await test.mails()).filter(({ text }) => text.includes('die Sie nicht verkaufen'));
    expect(subjects.map(({ subject }) => subject)).toEqual([`Rücksendung zu Auftrag ${sale.orderId}`]);
  });

  it('stay where the bid does not allow it, where nothing would remain, and for anybody else', async () => {
    const all = [
      { itemId: servers, units: 3 },
      { itemId: tapes, units: 2 },
    ];
    const whole = await adjusted({});
    expect((await read(whole.offerId)).adjustment).not.toHaveProperty('returnsOptional');
    expect((await accept(whole, all.slice(0, 1))).json()).toMatchObject({ code: 'returnsNotOptional' });
    const sale = await adjusted({ returnsOptional: true, fixedItemIds: [tapes] });
    expect((await accept(sale, all)).json()).toMatchObject({ code: 'returnsInvalid' });
    expect((await accept(await adjusted(), all)).json()).toMatchObject({ code: 'nothingStays' });
    const other = await signUp(test, 'fremd@example.org');
    const { offerId, orderId } = sale;
    const tried = await other.post(`/selfservice/api/acceptAdjustedBid/${offerId}`, {
      orderId,
      returns: all.slice(0, 1),
    });
    expect(tried.statusCode).toBe(404);
    expect((await read(offerId)).phase).toBe('adjusted');
  });

  it('are answered once: the same again changes nothing, another choice is refused', async () => {
    const sale = await adjusted();
    const returns = [{ itemId: servers, units: 1 }];
    await succeed(accept(sale, returns));
    const { version } = await read(sale.offerId);
    await succeed(accept(sale, returns));
    expect((await accept(sale)).statusCode).toBe(409);
    expect((await read(sale.offerId)).version).toBe(version);
  });
});
