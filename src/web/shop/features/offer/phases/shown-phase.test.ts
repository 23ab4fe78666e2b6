import { describe, expect, it } from 'vitest';
import { phases } from '#domain/offer/phase.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewIn, viewOf } from '#tests/factories/offer-view.ts';
import { shownPhase } from './shown-phase.ts';

describe('what the screen of an offer is about', () => {
  it.each(phases)('is the phase %s', (phase) => {
    expect(shownPhase(viewIn(phase))).toBe(phase);
  });

  it.each(['bidPlaced', 'counterbidOpen'] as const)('in phase %s is that the deadline is over', (phase) => {
    expect(shownPhase(viewOf(offerIn(phase), '2026-12-31T09:00:00.000Z'))).toBe('deadlinePassed');
  });

  it('of an order that ended before goods were sent is that it was aborted', () => {
    expect(shownPhase(viewOf(continueStory(offerIn('handover'), ['rejectOrder'])))).toBe('aborted');
  });

  it('of a declined adjusted bid is the return', () => {
    expect(shownPhase(viewOf(continueStory(offerIn('adjusted'), ['declineAdjustedBid'])))).toBe('returning');
  });
});
