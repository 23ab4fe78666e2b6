import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { owedOf, tellingPayment } from './owed.ts';
import { type PaymentFact, saleOf } from './sale.ts';

const days = (day: number) => `2026-12-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const { state: finished } = offerIn('finished');
const { state: completed } = offerIn('completed');
const payment = (state: PaymentFact['state'], at: number, account?: PaymentFact['account']): PaymentFact => ({
  ...{ state, at: days(at), orderedAt: days(1) },
  ...(account && { account }),
});
const owed = (...payments: PaymentFact[]) => owedOf(saleOf(finished, { payments }));
const owedAfterEnd = (...payments: PaymentFact[]) => owedOf(saleOf(completed, { payments }));

describe('what is to be done by the payments of a sale', () => {
  it('is nothing before the first and once one has arrived', () => {
    expect([owed(), owed(payment('paid', 2)), owedAfterEnd(payment('paid', 2))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the bank’s while a payment is with it, unless the seller has to choose the next paper', () => {
    const payments = [payment('ordered', 1)];
    expect(owed(...payments)).toBe('ordered');
    expect(owedOf(saleOf(offerIn('payout').state, { payments }))).toBeUndefined();
  });

  it('is the seller’s while we ask for the account, and ours again after the answer, or where nobody asked', () => {
    for (const state of ['returned', 'notExecuted'] as const) {
      expect(owed(payment(state, 2, 'asked'))).toBe('asked');
      expect(owed(payment(state, 2, 'answered'))).toBe('again');
      expect(owed(payment(state, 2))).toBe('again');
    }
  });

  it('goes by a later order that covers what came back, though nobody has answered about its account', () => {
    const again = { ...payment('ordered', 4), orderedAt: days(4) };
    expect(owed(payment('returned', 2, 'asked'), again)).toBe('ordered');
    expect(owed(payment('returned', 2, 'asked'), { ...again, state: 'credited' })).toBeUndefined();
  });

  it('goes by what came back after an order that was let go before', () => {
    expect(owed({ ...payment('credited', 5), orderedAt: days(1) }, payment('returned', 4))).toBe('again');
  });

  it('is of an ended sale what came back after its end, and nothing that a person has settled since', () => {
    if (completed.phase !== 'completed') throw new Error('Not completed');
    const { at } = completed.completion;
    const back = (moved: number): PaymentFact => ({
      ...payment('returned', 2),
      at: new Date(Date.parse(at) + moved).toISOString(),
    });
    expect([owedAfterEnd(back(1)), owedAfterEnd(back(0)), owedAfterEnd(back(-1))]).toEqual([
      'again',
      undefined,
      undefined,
    ]);
  });

  it('is told by the one whose account is asked about, of several that came back', () => {
    const payments = [payment('returned', 2, 'asked'), payment('returned', 3, 'answered'), payment('returned', 4)];
    expect(tellingPayment({ state: finished, payments })).toBe(payments[0]);
    expect(owed(...payments)).toBe('asked');
  });
});
