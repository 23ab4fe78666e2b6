import { describe, expect, it } from 'vitest';
import { type AccountCheck, type LeftState, mayAnswer, paymentStep, turnOfPayment } from './payout-back.ts';

const completedAt = '2026-11-20T09:00:00.000Z';
const at = '2026-11-24T09:00:00.000Z';
const asked: AccountCheck = { reasonCode: 'AC04' };
const answered: AccountCheck = { ...asked, answer: { at, by: 'seller' } };
const sale = { completedAt, hasPaper: true };
const stepOf = (state: LeftState, check?: AccountCheck) => paymentStep({ state, at, ...(check && { check }) }, sale);

describe('a sale whose payment left us', () => {
  it('asks its seller until the account is known to be right, and then it is our turn until the next payment arrived', () => {
    expect(stepOf('returned', asked)).toBe('asked');
    for (const state of ['returned', 'notExecuted'] as const) expect(stepOf(state, answered)).toBe('again');
    expect(stepOf('returned')).toBe('again');
    expect(stepOf('ordered')).toBe('ordered');
    expect(stepOf('paid')).toBeUndefined();
    expect((['asked', 'again', 'ordered'] as const).map(turnOfPayment)).toEqual(['customer', 'provider', 'provider']);
  });

  it('leaves nothing to do where a person paid by other ways after it came back, nor before the first payment', () => {
    const later = { completedAt: '2026-11-25T09:00:00.000Z', hasPaper: true };
    expect(paymentStep({ state: 'returned', at, check: answered }, later)).toBeUndefined();
    expect(paymentStep(undefined, sale)).toBeUndefined();
  });

  it('takes the seller’s first answer though the next one is chosen, and another only before that', () => {
    const mayNow = (check: AccountCheck, isChosenAgain: boolean) =>
      mayAnswer({ state: 'returned', check, isChosenAgain });
    expect([mayNow(asked, true), mayNow(answered, false), mayNow(answered, true)]).toEqual([true, true, false]);
    expect(mayNow({ ...asked, answer: { at, by: 'desk' } }, false)).toBe(false);
  });

  it('is the seller’s again after an objection, though money is on its way', () => {
    expect(paymentStep({ state: 'ordered', at }, { completedAt: undefined, hasPaper: false })).toBeUndefined();
  });
});
