import type { OfferView } from '#contract/sale/offer-view.ts';
import type { OfferStore } from './offer-store.ts';

/** What every panel of an offer is given: the offer, and how to act on it. */
export interface PanelProps {
  readonly view: OfferView;
  readonly actions: Pick<
    OfferStore,
    | 'act'
    | 'sendMessage'
    | 'handInAgreement'
    | 'checkInvoice'
    | 'correctInvoice'
    | 'answerMissing'
    | 'confirmAccount'
    | 'giveAccount'
    | 'askSignOff'
    | 'giveSignOff'
    | 'withdrawSignOff'
    | 'upload'
    | 'noticeSignOut'
  >;
  /** Told while something keeps the goods from leaving, which only their packing knows. */
  readonly onHeldBack?: (held: boolean) => void;
}

/** What an offer has for certain in the phase that is shown; throws without it, rather than show a price of 0 € or send no number. */
export function requireViewFact<K extends keyof OfferView>(view: OfferView, fact: K): NonNullable<OfferView[K]> {
  const value = view[fact];
  if (value === undefined || value === null) throw new Error(`An offer in the phase ${view.phase} lacks ${fact}`);
  return value;
}

/** The number that actions before the order name; an order made without an inquiry names itself. */
export function inquiryOf(view: OfferView): string {
  return view.inquiryId ?? orderOf(view);
}

/** The number that actions on the order name. */
export function orderOf(view: OfferView): string {
  return requireViewFact(view, 'orderId');
}
