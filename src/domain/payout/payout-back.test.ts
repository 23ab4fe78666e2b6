import { describe, expect, it } from 'vitest';
import { type AccountCheck, mayNameAccount, turnOfPayment } from './payout-back.ts';

const at = '2026-11-24T09:00:00.000Z';
const asked: AccountCheck = { reasonCode: 'AC04' };
const answered: AccountCheck = { ...asked, answer: { at, by: 'seller' } };

describe('a sale whose payment left us', () => {
  it('is its seller’s turn where we ask for the account, else ours', () => {
    expect((['asked', 'again', 'ordered'] as const).map(turnOfPayment)).toEqual(['customer', 'provider', 'provider']);
  });

  it('takes the seller’s first answer though the next one is chosen, and another only before that', () => {
    const mayNow = (check: AccountCheck, isChosenAgain: boolean) =>
      mayNameAccount({ state: 'returned', check, isChosenAgain });
    expect([mayNow(asked, true), mayNow(answered, false), mayNow(answered, true)]).toEqual([true, true, false]);
    expect(mayNow({ ...asked, answer: { at, by: 'desk' } }, false)).toBe(false);
  });
});
