import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { offerListItemSchema } from '#contract/sale/offer-list.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { readStatus } from '#server/status/read-status.ts';
import { statusToken } from '#server/status/status-token.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
});
afterAll(() => test.close());

const steps: CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'startDeletion', 'finishDeletion'] as const),
  ...(['startTesting', 'finishTesting'] as const),
];

it('a business with goods of unknown tax reads in its list, its offer, its mail and behind a status link that we have to decide (INV-15)', async () => {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const own = ownCommand(offerId, email);
  const tablets = (command: Command): Command => {
    const made = own(command);
    if (made.type !== 'submitOffer') return made;
    const items = [{ id: 'item-1', freetext: 'iPad Pro 11 Zoll', title: 'iPad Pro 11 Zoll', quantity: 10 }];
    return { ...made, draft: { ...made.draft, items } };
  };
  const seller = await signUp(test, email);
  const desk = await signInStaff(test);
  await playCommands(test, offerId, tablets, steps);
  await succeed(desk.post(`/desk/api/skipAdjustingBid/${offerId}`, {}));

  const offer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  const { data } = z.object({ data: wholeOfferViewSchema }).parse(offer);
  expect(data).toMatchObject({ phase: 'payout', ownInvoice: 'goods', listedGoods: { judged: 'review' } });
  const list = z.array(offerListItemSchema).parse(await succeed(seller.get('/selfservice/api/listOffers')));
  expect(list).toEqual([expect.objectContaining({ id: offerId, yourTurn: false, otherTax: 'undecided' })]);

  await test.runJobs();
  const mail = (await test.mails()).find((one) => one.messageId.startsWith(offerId));
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('Als Nächstes klären wir, wie Ihr Verkauf besteuert wird');
  const token = statusToken(offerId, '2026-11-23', { emailKey: email, secret: test.deps.env.secret });
  expect(await readStatus(test.deps, token)).toMatchObject({ phase: 'payout', turn: 'we' });

  const refused = await desk.post(`/desk/api/addCreditNote/${offerId}`, {});
  expect(refused.json()).toMatchObject({ code: 'reverseChargeNeedsReview' });
});

it('a bid on tablets from 5,000 euros on says at once, in list, offer and mail, that no tax comes on top; below it the usual one (INV-15)', async () => {
  const offerId = newOfferId();
  const itemId = `item-${offerId.slice('offer-'.length)}`;
  const email = `${offerId}@example.org`;
  const own = ownCommand(offerId, email);
  const tablets = (command: Command): Command => {
    const made = own(command);
    if (made.type !== 'submitOffer') return made;
    const items = [
      { id: itemId, title: 'iPad (7. Generation)', entryId: '9efbe0c5-a4c1-5d6d-a542-d28055e5f378', quantity: 50 },
    ];
    return { ...made, draft: { ...made.draft, items } };
  };
  const seller = await signUp(test, email);
  const desk = await signInStaff(test);
  await playCommands(test, offerId, tablets, ['submitOffer']);
  const bid = (unitPrice: number) => ({
    lines: [{ itemId, unitPrice, deductions: [] }],
    shippingMethod: 'shipment',
    validUntil: '2026-12-07',
  });
  const row = async () => {
    const list = z.array(offerListItemSchema).parse(await succeed(seller.get('/selfservice/api/listOffers')));
    return list.find(({ id }) => id === offerId);
  };
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bid(99.99)));
  expect(await row()).not.toHaveProperty('otherTax');
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bid(100)));
  expect(await row()).toMatchObject({ otherTax: 'reverseCharge', amount: 5000 });
  const offer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  const { data } = z.object({ data: wholeOfferViewSchema }).parse(offer);
  expect(data).toMatchObject({ otherTax: 'reverseCharge', listedGoods: { classes: { [itemId]: 'tablet' } } });

  await test.runJobs();
  const mails = (await test.mails()).filter((one) => one.messageId.startsWith(offerId));
  const subjects = mails.map(({ subject }) => subject.replaceAll('\u00a0', ' ')).join('\n');
  expect(subjects).toContain('4.999,50 € netto zzgl. 19 % USt.');
  expect(subjects).toContain('5.000,00 € (netto, ohne USt., § 13b UStG)');
});
