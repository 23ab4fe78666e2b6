import { randomUUID } from 'node:crypto';
import type { Command } from '#domain/offer/commands/commands.ts';
import { proposedLines } from '#tests/factories/offer-values.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { storeSale } from './store-sale.ts';
import type { TestApp } from './test-app.ts';

const way = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'startDeletion'] as const),
];

/** The usual sale of three servers and two cartridges, all of it here and its deletion begun. */
export async function saleInDeletion(test: TestApp, email: string) {
  const mark = randomUUID().slice(0, 8);
  const numbers = { inquiryId: `A-${mark}`, orderId: `B-${mark}` };
  const itemIds = [`item-${randomUUID()}`, `item-${randomUUID()}`] as const;
  const offerId = newOfferId();
  const own = (command: Command): Command => {
    const named = { ...command, ...('inquiryId' in command && { inquiryId: numbers.inquiryId }) };
    const both = { ...named, ...('orderId' in command && { orderId: numbers.orderId }) };
    const priced = both.type === 'submitBid' ? { ...both, lines: proposedLines } : both;
    const mine = 'draft' in priced ? { ...priced, draft: { ...priced.draft, email } } : priced;
    // The usual goods have names that no client would give them.
    const [first, second] = itemIds;
    return JSON.parse(JSON.stringify(mine).replaceAll('"item-1"', `"${first}"`).replaceAll('"item-2"', `"${second}"`));
  };
  await storeSale(test, offerId, own, way);
  return { offerId, itemIds, ...numbers };
}
