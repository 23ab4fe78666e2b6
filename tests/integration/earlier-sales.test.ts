import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { signInStaff, signUp } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const untilAddresses = ['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses'] as const;
const untilPaid = [
  ...untilAddresses,
  ...([
    'linkOrder',
    'verifyData',
    'sendShippingLabel',
    'dispatchGoods',
    'confirmScopeOfSupply',
    'skipDeletion',
  ] as const),
  ...(['startTesting', 'finishTesting', 'skipAdjustingBid', 'addCreditNote', 'finishOffer', 'complete'] as const),
];

let test: TestApp;
let number = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A sale with numbers of its own; `change` makes it differ from the others of its seller. */
async function sell(types: readonly CommandType[], change: (command: Command) => Command = (command) => command) {
  number += 1;
  const numbers = { inquiryId: `A-9${number}`, orderId: `B-9${number}` };
  const offerId = newOfferId();
  const own = (command: Command): Command =>
    change({ ...command, ...Object.fromEntries(Object.entries(numbers).filter(([name]) => name in command)) });
  await playCommands(test, offerId, own, types);
  return offerId;
}

it('what earlier paid sales had and this one has not is told to the desk: the account, the contract partner', async () => {
  await sell(untilPaid);
  const buyer = await signInStaff(test, ['buyer']);
  const sellerOf = async (offerId: string) =>
    deskOfferSchema.parse((await buyer.get(`/desk/api/offers/${offerId}`)).json().data).seller;
  expect(await sellerOf(await sell(untilAddresses))).toMatchObject({
    ...{ sales: 2, paid: 1, adjusted: 0, otherPayout: false, otherName: false },
  });
  const otherwise = await sell(untilAddresses, (command) => {
    if (command.type !== 'submitAddresses') return command;
    const { contractAddress, contractDetails, ...rest } = command.addresses;
    const { iban: _, ...details } = contractDetails;
    return {
      ...command,
      addresses: {
        ...rest,
        contractAddress: { ...contractAddress, name: 'Dora Fremd', company: 'Fremd GmbH' },
        contractDetails: { ...details, paypal: 'dora@example.org' },
      },
    };
  });
  expect(await sellerOf(otherwise)).toMatchObject({
    ...{ sales: 3, paid: 1, otherPayout: true, otherName: true, otherHolder: false },
  });
});

it('data that were changed since they were on the screen are not confirmed unseen', async () => {
  const offerId = await sell([...untilAddresses, 'linkOrder']);
  const desk = await signInStaff(test, ['buyer'], 'einkauf@example.org');
  const { version } = deskOfferSchema.parse((await desk.get(`/desk/api/offers/${offerId}`)).json().data);
  await playCommands(test, offerId, (command) => ({ ...command, inquiryId: `A-9${number}` }), ['submitAddresses']);
  const confirm = (seen: number) => desk.post(deskApi.command('verifyData', offerId), {}, { 'if-match': `"${seen}"` });
  expect((await confirm(version)).json()).toMatchObject({ status: 409, code: 'offerChanged' });
  expect((await confirm(version + 1)).statusCode).toBe(200);
});

it('a number that another order has is refused at its field', async () => {
  await sell([...untilAddresses, 'linkOrder']);
  const taken = `B-9${number}`;
  const offerId = await sell(untilAddresses);
  const desk = await signInStaff(test, ['buyer'], 'zahlen@example.org');
  const answer = await desk.post(deskApi.command('linkOrder', offerId), { orderId: taken });
  expect(answer.json()).toMatchObject({ status: 409, code: 'numberTaken', fields: { orderId: expect.any(String) } });
});

it('that the account has another name than the contract is told, as long as it is confirmed and has one', async () => {
  const buyer = await signInStaff(test, ['buyer'], 'zwei@example.org');
  const offerId = await sell(untilAddresses);
  const seller = async () =>
    deskOfferSchema.parse((await buyer.get(`/desk/api/offers/${offerId}`)).json().data).seller.otherHolder;
  const { db } = test.deps;
  const [{ email, name } = { email: '', name: '' }] = await db
    .select({ email: offers.emailKey, name: sql<string>`${offers.state} #>> '{addresses,contractAddress,name}'` })
    .from(offers)
    .where(eq(offers.id, offerId));
  await signUp(test, email);
  expect(await seller()).toBe(false);
  await db.update(accounts).set({ name: 'Otto Anders' }).where(eq(accounts.email, email));
  expect(await seller()).toBe(true);
  await db.update(accounts).set({ name: name.toUpperCase() }).where(eq(accounts.email, email));
  expect(await seller()).toBe(false);
});
