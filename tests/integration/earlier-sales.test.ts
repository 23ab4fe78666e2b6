import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskOfferSchema } from '#contract/desk-view.ts';
import type { Command, CommandType } from '#domain/offer/commands.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { signInStaff } from '#tests/support/people.ts';
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
  expect(await sellerOf(await sell(untilAddresses))).toMatchObject({ sales: 1, otherIban: false, otherName: false });
  const otherwise = await sell(untilAddresses, (command) => {
    if (command.type !== 'submitAddresses') return command;
    const { contractAddress, contractDetails, ...rest } = command.addresses;
    const iban = 'DE89370400440532013000';
    return {
      ...command,
      addresses: {
        ...rest,
        contractAddress: { ...contractAddress, name: 'Dora Fremd', company: 'Fremd GmbH' },
        contractDetails: { ...contractDetails, iban },
      },
    };
  });
  expect(await sellerOf(otherwise)).toMatchObject({ otherIban: true, otherName: true });
});
