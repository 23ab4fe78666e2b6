import { describe, expect, it } from 'vitest';
import { allTrackingNumbers } from './tracked.ts';

describe('tracking numbers of packaging and shipping label', () => {
  it('begin with the single legacy number', () => {
    expect(allTrackingNumbers({ trackingNumber: 'A', trackingNumbers: ['B', 'C'] })).toEqual(['A', 'B', 'C']);
  });

  it('name a number once, though it stands in both places', () => {
    expect(allTrackingNumbers({ trackingNumber: 'B', trackingNumbers: ['A', 'B'] })).toEqual(['B', 'A']);
  });

  it('are an empty list where nothing was sent', () => {
    expect(allTrackingNumbers({})).toEqual([]);
  });
});
