import { describe, expect, it } from 'vitest';
import { messageBodyOf, messageIdOf } from './message.ts';
import { backoffDelay, givesUpAfter, maxAttempts, retryDelayAfter } from './retry-delays.ts';

const happened = { offerId: 'offer-1', version: 7, type: 'bidSubmitted', at: '2026-11-24T09:00:00.000Z' };

describe('what another system is told', () => {
  it('is what happened to which sale, and nothing of persons or money', () => {
    expect(JSON.parse(messageBodyOf(happened))).toEqual({
      type: 'offer.bidSubmitted',
      timestamp: happened.at,
      data: { event: 'bidSubmitted', offerId: 'offer-1', version: 7, at: happened.at },
    });
  });

  it('has the same number however often it is sent', () => {
    expect(messageIdOf(happened)).toBe('offer-1_7');
    expect(messageIdOf({ ...happened, version: 8 })).not.toBe(messageIdOf(happened));
  });
});

describe('a message that fails', () => {
  const pauses = (chance: number) =>
    Array.from({ length: maxAttempts }, (_none, index) => retryDelayAfter(index + 1, chance)).filter(
      (one) => one !== undefined,
    );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

  it('is sent again over three days, with growing pauses, and then no more', () => {
    const seconds = pauses(0.5);
    expect(seconds).toHaveLength(maxAttempts - 1);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(sum(seconds)).toBeGreaterThan(givesUpAfter / 1_000);
    expect(sum(seconds)).toBeLessThan(4 * 86_400);
    expect(retryDelayAfter(maxAttempts, 0.5)).toBeUndefined();
  });

  it('waits at a target that hangs for half a minute at first, and for ten minutes at most', () => {
    const minute = 60_000;
    expect([0, 5, 20, 100, 4_000].map((minutes) => backoffDelay(minutes * minute))).toEqual([
      ...[minute / 2, minute / 2, 2 * minute, 10 * minute, 10 * minute],
    ]);
  });

  it('comes back a little earlier or later than its neighbours', () => {
    expect(retryDelayAfter(2, 0)).toBeCloseTo(270);
    expect(retryDelayAfter(2, 1)).toBeCloseTo(330);
  });
});
