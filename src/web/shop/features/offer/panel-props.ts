import type { OfferView } from '#contract/offer-view.ts';
import type { OfferStore } from './offer-store.ts';

/** What every panel of an offer is given: the offer, and how to act on it. */
export interface PanelProps {
  readonly view: OfferView;
  readonly actions: Pick<OfferStore, 'act' | 'upload' | 'noticeSignOut'>;
  /** Told while something keeps the goods from leaving, which only their packing knows. */
  readonly onHeldBack?: (held: boolean) => void;
}

/** The number that actions before the order name; an order made without an inquiry names itself. */
export function inquiryOf(view: OfferView): string {
  return view.inquiryId ?? view.orderId ?? '';
}

/** The number that actions on the order name. */
export function orderOf(view: OfferView): string {
  return view.orderId ?? '';
}
