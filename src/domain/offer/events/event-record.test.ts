import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { checkedOffer } from '../state.ts';
import { event, type Nothing, without } from './event-record.ts';

describe('what an event ends', () => {
  it('is nothing where its record does not say', () => {
    expect(event<Nothing>({ to: 'same', told: () => '' }).ends).toEqual([]);
  });

  it('no longer holds, and everything else does', () => {
    const { state } = offerIn('finished');
    const { document, ...others } = state;
    expect(document).toBeDefined();
    expect(without(state, ['document'])).toStrictEqual(others);
    expect(state.document).toBe(document);
  });

  it('cannot be what the phase that follows promises', () => {
    const left = without(offerIn('finished').state, ['document']);
    expect(() => checkedOffer(left)).toThrow('An offer in the phase finished lacks document');
    expect(checkedOffer({ ...left, phase: 'payout' }).document).toBeUndefined();
  });
});
