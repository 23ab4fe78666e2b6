import { ownOrder } from '../parties/own-process.ts';
import { hasDocument } from '../standing.ts';
import { command } from './command-record.ts';

/** The customer has done everything and waits for the money; for a private seller the shop says so by itself (decision 0430). */
export const finishOffer = command<{ orderId: string }>()({
  actors: ['customer', 'system'],
  from: ['payout'],
  events: ['finished'],
  names: ownOrder,
  guard: (state) => (hasDocument(state) ? undefined : 'documentMissing'),
  decide: () => [{ type: 'finished', data: {} }],
  isRepeat: ({ phase }) => phase === 'finished' || phase === 'completed',
});
