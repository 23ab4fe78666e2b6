import { command } from '../command-record.ts';

/** The contract becomes an order of the provider's. */
export const linkOrder = command<{ orderId: string }>()({
  actors: ['provider'],
  from: ['addressed'],
  events: ['linkedToOrder'],
  decide: (_state, { orderId }) => [{ type: 'linkedToOrder', data: { orderId } }],
});
