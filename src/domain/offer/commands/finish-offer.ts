import { command } from '../command-record.ts';
import { ownOrder } from '../own-process.ts';
import { hasDocument } from '../standing.ts';

/** The customer has done everything and waits for the money. */
export const finishOffer = command<{ orderId: string }>()({
  actors: ['customer'],
  from: ['payout'],
  events: ['finished'],
  names: ownOrder,
  guard: (state) => (hasDocument(state) ? undefined : 'documentMissing'),
  decide: () => [{ type: 'finished', data: {} }],
  isRepeat: ({ phase }) => phase === 'finished' || phase === 'completed',
});
