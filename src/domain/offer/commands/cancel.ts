import { ownProcess } from '../parties/own-process.ts';
import { isPartlyHandedOver } from '../parties/sites.ts';
import { beforeTransit } from '../phase.ts';
import type { OfferState } from '../state.ts';
import { command } from './command-record.ts';

/** Goods of one of several places have left: the order is ended by rejectOrder, which brings them back. */
const refusePartly = (state: OfferState) => (isPartlyHandedOver(state) ? 'partlyHandedOver' : undefined);

/** The provider steps back before the goods travel, and says why. */
export const cancel = command<{ reason: string }>()({
  actors: ['provider'],
  from: beforeTransit,
  events: ['cancelled'],
  guard: refusePartly,
  decide: (_state, { reason }) => (reason.trim() === '' ? 'reasonMissing' : [{ type: 'cancelled', data: { reason } }]),
});

/** The customer steps back, free of charge and without a reason, until the goods travel (LEG-10). */
export const cancelOffer = command<{ id: string }>()({
  actors: ['customer'],
  from: beforeTransit,
  events: ['cancelled'],
  guard: refusePartly,
  names: ownProcess,
  decide: () => [{ type: 'cancelled', data: {} }],
  isRepeat: ({ cancellation }) => cancellation?.by === 'customer',
});
