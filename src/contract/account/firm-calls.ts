import type { OfferAction } from '#contract/sale/offer-actions.ts';
import type { FirmCall } from '#domain/firm/firm-rights.ts';

/** What a seller's action asks of somebody who acts for a firm: whoever packs may hand over, all else binds the firm. */
export function firmCallOf(action: OfferAction): FirmCall {
  return action === 'dispatchGoods' ? 'belong' : 'decide';
}
