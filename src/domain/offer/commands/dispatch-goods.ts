import { command } from '../command-record.ts';
import { ownOrder } from '../own-process.ts';
import { hasContract, isHandoverReady } from '../standing.ts';

interface DispatchGoods {
  /** The customer names the order; the provider, who fetched the goods, does not. */
  orderId?: string;
  /** By the seller's own answer a battery among the goods must not travel (LOG-11, LOG-12). */
  batteriesHeld: boolean;
}

/** The goods leave the customer, who sends or brings them; what is fetched the provider may report as well. */
export const dispatchGoods = command<DispatchGoods>()({
  actors: ['customer', 'provider'],
  from: ['handover'],
  events: ['goodsDispatched'],
  names: ownOrder,
  guard(state, { actor }) {
    if (actor === 'provider' && state.shippingMethod !== 'pickup') return 'notAllowedForActor';
    return isHandoverReady(state) ? undefined : 'handoverNotReady';
  },
  decide: (_state, { batteriesHeld }) => (batteriesHeld ? 'batteriesHeld' : [{ type: 'goodsDispatched', data: {} }]),
  isRepeat: (state, _sent, { actor }) =>
    actor === 'customer' && state.goodsDispatchedAt !== undefined && hasContract(state),
});
