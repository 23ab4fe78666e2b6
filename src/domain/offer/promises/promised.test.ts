import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/values/day.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { phases } from '../phase.ts';
import { type PromisedDays, promisedFrom } from './promised.ts';
import { promisedIn } from './promised-in.ts';

const days: PromisedDays = {
  bidWorkingDays: 1,
  packagingWorkingDays: 2,
  inspectionWorkingDays: 3,
  taxWorkingDays: 2,
  payoutWorkingDays: 2,
  returnWorkingDays: undefined,
};
/** A Friday before a weekend. */
const friday = '2026-11-27T15:00:00.000Z';

describe('what is promised', () => {
  it.each([
    ['bid', '2026-11-30'],
    ['packaging', '2026-12-01'],
    ['inspection', '2026-12-02'],
    ['return', undefined],
  ] as const)('for the %s ends %s, counted in working days', (what, by) => {
    expect(promisedFrom(what, friday, days)?.by).toBe(by);
  });

  it('leaves Christmas out', () => {
    expect(promisedFrom('payout', '2026-12-24T09:00:00.000Z', days)?.by).toBe('2026-12-29');
  });

  it('is told in each phase in which the provider owes it, and in no other', () => {
    const told = Object.fromEntries(
      phases.flatMap((phase) => {
        const { state, events } = offerIn(phase);
        const promised = promisedIn(state, events, { ...days, returnWorkingDays: 5 });
        return promised ? [[phase, promised.what]] : [];
      }),
    );
    expect(told).toEqual({
      submitted: 'bid',
      handover: 'packaging',
      received: 'inspection',
      erased: 'inspection',
      tested: 'inspection',
      finished: 'payout',
      returning: 'return',
    });
  });

  it('is the payment again where the account was changed long before it was asked for, and not while that holds it back (LEG-61)', () => {
    const { state, events } = offerIn('finished');
    const requestedAt = events.findLast(({ type }) => type === 'finished')?.at ?? '';
    const heldUntil = (payoutHoldUntil: string) => promisedIn({ ...state, payoutHoldUntil }, events, days);
    expect(heldUntil(addHours(requestedAt, -48))).toEqual(promisedIn(state, events, days));
    expect(heldUntil(addHours(requestedAt, -48))?.what).toBe('payout');
    expect(heldUntil(addHours(requestedAt, 1))).toBeUndefined();
  });

  it('is no longer packaging once the label is there', () => {
    const { state, events } = offerIn('handover');
    const labelled = { ...state, shippingLabelData: { carrier: 'dhl' as const, trackingNumbers: ['1'] } };
    expect(promisedIn(labelled, events, days)).toBeUndefined();
  });
});
