import { type SeenVersion, sawEverything } from '../standing.ts';
import { command } from './command-record.ts';

/** The contract becomes an order of the provider's. */
export const linkOrder = command<SeenVersion & { orderId: string }>()({
  actors: ['provider'],
  from: ['addressed'],
  events: ['linkedToOrder'],
  isCurrent: sawEverything,
  decide: (_state, { orderId }) => [{ type: 'linkedToOrder', data: { orderId } }],
});
