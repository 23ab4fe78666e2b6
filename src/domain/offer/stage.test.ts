import { describe, expect, it } from 'vitest';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import type { CommandType } from './commands/commands.ts';
import { type Phase, phases, phasesOfStage, type Stage, type Status, stages, type Turn } from './phase.ts';
import { stageOf, statusOf, turnOfPhase } from './stage.ts';

/** The table of phases in docs/offer-process.md, for goods that were sent and a price that was bid. */
const table: Record<Phase, [Status, Stage, Turn]> = {
  initiated: ['initiated', 'negotiation', 'provider'],
  submitted: ['submitted', 'negotiation', 'provider'],
  bidPlaced: ['converted', 'negotiation', 'customer'],
  counterbidOpen: ['counterbid', 'negotiation', 'customer'],
  counterbidPlaced: ['counterbidSubmitted', 'negotiation', 'provider'],
  agreed: ['accepted', 'negotiation', 'customer'],
  addressed: ['accepted', 'logistics', 'provider'],
  ordered: ['accepted', 'logistics', 'provider'],
  handover: ['accepted', 'logistics', 'both'],
  inTransit: ['alreadyDelivered', 'logistics', 'provider'],
  received: ['alreadyDelivered', 'deletion', 'provider'],
  erased: ['alreadyDelivered', 'testing', 'provider'],
  tested: ['alreadyDelivered', 'testing', 'provider'],
  adjusted: ['alreadyDelivered', 'testing', 'customer'],
  payout: ['alreadyDelivered', 'payout', 'both'],
  finished: ['alreadyDelivered', 'payout', 'provider'],
  rejected: ['rejected', 'rejected', 'nobody'],
  declined: ['declined', 'rejected', 'nobody'],
  counterbidRefused: ['counterbidDeclined', 'rejected', 'nobody'],
  returning: ['alreadyDelivered', 'orderRejected', 'provider'],
  aborted: ['alreadyDelivered', 'orderRejected', 'nobody'],
  cancelled: ['cancelled', 'cancelled', 'nobody'],
  completed: ['alreadyDelivered', 'completed', 'nobody'],
};

const shown = ({ state }: OfferStory, now: string) => [statusOf(state, now), stageOf(state), turnOfPhase(state, now)];

describe('status, stage and turn', () => {
  it.each(phases.map((phase) => [phase, table[phase]] as const))('of %s are %j', (phase, row) => {
    const story = offerIn(phase);
    expect(story.state.phase).toBe(phase);
    expect(shown(story, story.now)).toEqual(row);
  });

  it.each<Phase>(['bidPlaced', 'counterbidOpen'])('of %s follow the clock: over with its day in Berlin', (phase) => {
    const story = offerIn(phase);
    const lastDay = story.state.bid?.validUntil ?? '';
    expect(shown(story, `${lastDay}T22:59:59.999Z`)).toEqual(table[phase]);
    expect(shown(story, `${lastDay}T23:00:00.000Z`)).toEqual(['deadlinePassed', 'negotiation', 'nobody']);
  });

  it('say until the goods leave that the price came from a counterbid', () => {
    const story = offerIn('counterbidPlaced');
    const steps: CommandType[] = ['acceptCounterbid', 'submitAddresses', 'linkOrder', 'verifyData'];
    const told = steps.map((step) => {
      const { state, now } = continueStory(story, [step]);
      return [state.phase, statusOf(state, now)];
    });
    const reached: Phase[] = ['agreed', 'addressed', 'ordered', 'handover'];
    expect(told).toEqual(reached.map((phase) => [phase, 'counterbidAccepted']));
  });

  it.each<Phase>(['ordered', 'handover'])('call an order aborted in %s cancelled: nothing was sent', (phase) => {
    const story = continueStory(offerIn(phase), ['rejectOrder']);
    expect(shown(story, story.now)).toEqual(['cancelled', 'orderRejected', 'nobody']);
  });

  it('sort every phase into exactly one stage', () => {
    const sorted = stages.flatMap((stage) => phasesOfStage(stage));
    expect(sorted.toSorted()).toEqual([...phases].toSorted());
  });
});
