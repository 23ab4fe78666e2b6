import type { AtSite } from '../facts.ts';
import { ownOrder } from '../parties/own-process.ts';
import { handoverOf, openHandovers, refuseSite } from '../parties/sites.ts';
import { hasContract, isReady } from '../standing.ts';
import { command } from './command-record.ts';

interface DispatchGoods {
  /** The customer names the order; the provider, who fetched the goods, does not. */
  orderId?: string;
  /** By the seller's own answer a battery among the goods must not travel (LOG-11, LOG-12). */
  batteriesHeld: boolean;
  /** The seller's own processing agreement waits for the provider's word (DEL-10). */
  agreementWaits?: boolean;
}

/** Goods of several places leave one place after the other. */
type DispatchAt = AtSite<DispatchGoods>;

/** The goods leave the customer, who sends or brings them; what is fetched the provider may report as well. */
export const dispatchGoods = command<DispatchAt>()({
  actors: ['customer', 'provider'],
  from: ['handover'],
  events: ['goodsDispatched'],
  names: ownOrder,
  guard(state, { actor }) {
    if (actor === 'provider' && state.shippingMethod !== 'pickup') return 'notAllowedForActor';
    return openHandovers(state).some((one) => isReady(state, one)) ? undefined : 'handoverNotReady';
  },
  decide(state, { batteriesHeld, agreementWaits, site }) {
    const refused = refuseSite(state, site);
    if (refused) return refused;
    if (!isReady(state, handoverOf(state, site))) return 'handoverNotReady';
    if (agreementWaits) return 'agreementWaiting';
    if (batteriesHeld) return 'batteriesHeld';
    return [{ type: 'goodsDispatched', data: site === undefined ? {} : { site } }];
  },
  isRepeat: (state, { site }, { actor }) =>
    hasContract(state) &&
    (site === undefined
      ? actor === 'customer' && state.goodsDispatchedAt !== undefined
      : handoverOf(state, site).goodsDispatchedAt !== undefined),
});
