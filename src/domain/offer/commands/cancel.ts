import { command } from '../command-record.ts';
import { ownProcess } from '../own-process.ts';
import { beforeTransit } from '../phase.ts';

/** The provider steps back before the goods travel, and says why. */
export const cancel = command<{ reason: string }>()({
  actors: ['provider'],
  from: beforeTransit,
  events: ['cancelled'],
  decide: (_state, { reason }) => (reason.trim() === '' ? 'reasonMissing' : [{ type: 'cancelled', data: { reason } }]),
});

/** The customer steps back, free of charge and without a reason, until the goods travel (LEG-10). */
export const cancelOffer = command<{ id: string }>()({
  actors: ['customer'],
  from: beforeTransit,
  events: ['cancelled'],
  names: ownProcess,
  decide: () => [{ type: 'cancelled', data: {} }],
  isRepeat: ({ cancellation }) => cancellation?.by === 'customer',
});
