import { describe, expect, it } from 'vitest';
import { type KnownPayment, toldPayment } from './told-payment.ts';

const promises = {
  ...{ bidWorkingDays: 1, packagingWorkingDays: 2, inspectionWorkingDays: 3 },
  ...{ taxWorkingDays: 2, payoutWorkingDays: 2, returnWorkingDays: undefined },
};
const ordered: KnownPayment = {
  ...{ state: 'ordered', at: '2026-11-24T09:00:00.000Z', orderedAt: '2026-11-24T09:00:00.000Z' },
  ...{ day: '2026-11-24', isAsked: false },
};
/** Friday. */
const returned: KnownPayment = { ...ordered, state: 'returned', at: '2026-11-27T09:00:00.000Z' };

describe('what a seller is told of a payment', () => {
  it('is that it was ordered, and no day more', () => {
    const { isAsked: _isAsked, ...told } = ordered;
    expect(toldPayment(ordered, promises)).toEqual(told);
    expect(toldPayment({ ...ordered, state: 'paid' }, promises)).not.toHaveProperty('by');
  });

  it('is the day until which it is made again, once it came back', () => {
    expect(toldPayment(returned, promises)).toMatchObject({ state: 'returned', by: '2026-12-01' });
    expect(toldPayment({ ...returned, state: 'notExecuted' }, promises)).toMatchObject({ by: '2026-12-01' });
  });

  it('is a question and no day where the account may be wrong', () => {
    const told = toldPayment({ ...returned, isAsked: true }, promises);
    expect(told).toMatchObject({ isAsked: true });
    expect(told).not.toHaveProperty('by');
  });

  it('names no day where the house promises none', () => {
    expect(toldPayment(returned, { ...promises, payoutWorkingDays: undefined })).not.toHaveProperty('by');
  });
});
