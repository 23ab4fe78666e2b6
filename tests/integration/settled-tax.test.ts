import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { offerListItemSchema } from '#contract/offer-list.ts';
import { wholeOfferViewSchema } from '#contract/whole-offer-view.ts';
import type { Command, CommandType } from '#domain/offer/commands.ts';
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

it('a business that owes an invoice for goods of unknown tax reads so in its list, its offer, its mail and behind a status link (INV-15)', async () => {
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
  expect(data).toMatchObject({ phase: 'payout', reverseCharge: 'review', otherTax: 'undecided' });
  const list = z.array(offerListItemSchema).parse(await succeed(seller.get('/selfservice/api/listOffers')));
  expect(list).toEqual([expect.objectContaining({ id: offerId, yourTurn: true, otherTax: 'undecided' })]);

  await test.runJobs();
  const mail = (await test.mails()).find((one) => one.messageId.startsWith(offerId));
  expect(mail?.text).toContain('Bitte laden Sie Ihre Rechnung über diesen Betrag hoch');
  const token = statusToken(offerId, '2026-11-23', { emailKey: email, secret: test.deps.env.secret });
  expect(await readStatus(test.deps, token)).toMatchObject({ phase: 'payout', turn: 'you' });

  const refused = await desk.post(`/desk/api/addCreditNote/${offerId}`, {});
  expect(refused.json()).toMatchObject({ code: 'reverseChargeNeedsReview' });
});
