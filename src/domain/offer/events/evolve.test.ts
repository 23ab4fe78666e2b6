import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { phases } from '../phase.ts';
import { requireFact } from '../state.ts';
import type { OfferEvent } from './events.ts';
import { evolve, foldEvents } from './evolve.ts';

const recorded = (version: number) => ({ version, actor: 'customer', at: '2026-11-23T09:00:00.000Z' }) as const;

describe('an offer as its events tell it', () => {
  it.each(phases)('has in the phase %s what the phase promises, from every event on', (phase) => {
    const { events, state } = offerIn(phase);
    expect(foldEvents(events)).toEqual(state);
  });

  it('is an error, not an agreement to nothing, when the bid that was accepted is missing', () => {
    const { state } = offerIn('submitted');
    const accepted: OfferEvent = { type: 'bidAccepted', data: { declarations: [] }, ...recorded(3) };
    expect(() => evolve(state, accepted)).toThrow('An offer in the phase submitted lacks bid');
  });

  it('is an error when an event leads where something is missing', () => {
    const { state } = offerIn('agreed');
    const verified: OfferEvent = { type: 'dataVerified', data: {}, ...recorded(9) };
    expect(() => evolve(state, verified)).toThrow('An offer in the phase handover lacks addresses, orderId');
  });

  it('says what is missing rather than a price of nothing', () => {
    expect(() => requireFact(offerIn('bidPlaced').state, 'agreement')).toThrow('lacks agreement');
    expect(requireFact(offerIn('agreed').state, 'agreement').total).toBeGreaterThan(0);
  });
});
