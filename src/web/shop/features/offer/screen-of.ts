import type { OfferView } from '#contract/offer-view.ts';
import type { EventType } from '#domain/offer/events.ts';

/** The screens an offer can show; each tells one thing that is the case. */
export type Screen =
  | 'initiated'
  | 'submitted'
  | 'bid'
  | 'bidDeclined'
  | 'deadlinePassed'
  | 'counterbidSubmitted'
  | 'agreed'
  | 'dataCheck'
  | 'handover'
  | 'inTransit'
  | 'received'
  | 'testing'
  | 'adjusted'
  | 'payout'
  | 'finished'
  | 'completed'
  | 'returning'
  | 'aborted'
  | 'rejected'
  | 'declined'
  | 'counterbidDeclined'
  | 'cancelled';

/** Which screen an offer shows: its status first, its stage and what was recorded where one status spans several. */
export function screenOf(view: OfferView): Screen {
  switch (view.status) {
    case 'converted':
      return 'bid';
    case 'counterbid':
      return 'bidDeclined';
    case 'accepted':
    case 'counterbidAccepted':
      if (view.stage === 'negotiation') return 'agreed';
      return hasHappened(view, 'dataVerified') ? 'handover' : 'dataCheck';
    case 'cancelled':
      return view.orderRejection ? 'aborted' : 'cancelled';
    case 'alreadyDelivered':
      return deliveredScreen(view);
    default:
      return view.status;
  }
}

function deliveredScreen(view: OfferView): Screen {
  switch (view.stage) {
    case 'logistics':
      return 'inTransit';
    case 'deletion':
      return 'received';
    case 'testing':
      return view.adjustment && !view.adjustment.answer ? 'adjusted' : 'testing';
    case 'payout':
      return hasHappened(view, 'finished') ? 'finished' : 'payout';
    case 'completed':
      return 'completed';
    default:
      return view.turn === 'nobody' ? 'aborted' : 'returning';
  }
}

/** Whether an event is in the offer's history. */
function hasHappened(view: OfferView, type: EventType): boolean {
  return view.timeline.some((entry) => entry.type === type);
}
