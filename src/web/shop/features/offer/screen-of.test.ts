import { describe, expect, it } from 'vitest';
import type { CommandType } from '#domain/offer/commands.ts';
import { phases } from '#domain/offer/phase.ts';
import { usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewIn, viewOf } from '#tests/factories/offer-view.ts';
import { screenOf } from './screen-of.ts';

const expected = {
  initiated: 'initiated',
  submitted: 'submitted',
  bidPlaced: 'bid',
  counterbidOpen: 'bidDeclined',
  counterbidPlaced: 'counterbidSubmitted',
  agreed: 'agreed',
  addressed: 'dataCheck',
  ordered: 'dataCheck',
  handover: 'handover',
  inTransit: 'inTransit',
  received: 'received',
  erased: 'testing',
  tested: 'testing',
  adjusted: 'adjusted',
  payout: 'payout',
  finished: 'finished',
  rejected: 'rejected',
  declined: 'declined',
  counterbidRefused: 'counterbidDeclined',
  returning: 'returning',
  aborted: 'aborted',
  cancelled: 'cancelled',
  completed: 'completed',
} as const;

describe('the screen of an offer', () => {
  it.each(phases)('in phase %s is the one that tells it', (phase) => {
    expect(screenOf(viewIn(phase))).toBe(expected[phase]);
  });

  it.each(['bidPlaced', 'counterbidOpen'] as const)('in phase %s tells that the deadline is over', (phase) => {
    expect(screenOf(viewOf(offerIn(phase), '2026-12-31T09:00:00.000Z'))).toBe('deadlinePassed');
  });

  it('of an order that ended before goods were sent tells that it was aborted', () => {
    const steps: CommandType[] = ['rejectOrder'];
    expect(screenOf(viewOf(continueStory(offerIn('handover'), steps, usualKind)))).toBe('aborted');
  });

  it('of a declined adjusted bid waits for the return', () => {
    expect(screenOf(viewOf(continueStory(offerIn('adjusted'), ['declineAdjustedBid'])))).toBe('returning');
  });
});
