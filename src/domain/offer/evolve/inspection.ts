import type { OfferEvent } from '../events.ts';
import type { OfferState } from '../state.ts';

/** What an event from the receipt to the answered adjustment changes, or undefined for any other event. */
export function evolveInspection(state: OfferState, event: OfferEvent): Partial<OfferState> | undefined {
  switch (event.type) {
    case 'scopeOfSupplyConfirmed':
      return {
        phase: state.phase === 'erased' ? 'erased' : 'received',
        receipt: { ...event.data, at: event.at },
      };
    case 'deletionStarted':
      return { deletion: { media: [], startedAt: event.at } };
    case 'deletionFinished':
      return { phase: 'erased', deletion: { ...state.deletion, media: event.data.media, finishedAt: event.at } };
    case 'deletionSkipped':
      return { phase: 'erased', deletion: { media: [], skipped: event.data.reason } };
    case 'testingStarted':
      return { testing: { results: [], startedAt: event.at } };
    case 'testingFinished':
      return { phase: 'tested', testing: { ...state.testing, results: event.data.lines, finishedAt: event.at } };
    case 'bidAdjusted':
      return { phase: 'adjusted', adjustment: { ...event.data, at: event.at }, priceVersion: event.version };
    case 'adjustingBidSkipped':
      return { phase: 'payout', ...(state.agreement && { payoutTotal: state.agreement.total }) };
    case 'adjustedBidAccepted':
      return {
        phase: 'payout',
        ...answered(state, 'accepted'),
        ...(state.adjustment && { payoutTotal: state.adjustment.total }),
      };
    case 'adjustedBidDeclined':
      return answered(state, 'declined');
    case 'orderRejected':
      return {
        phase: state.goodsDispatchedAt !== undefined || state.receipt !== undefined ? 'returning' : 'aborted',
        orderRejection: { reason: event.data.reason, at: event.at },
      };
    default:
      return undefined;
  }
}

function answered(state: OfferState, answer: 'accepted' | 'declined'): Partial<OfferState> {
  return state.adjustment ? { adjustment: { ...state.adjustment, answer } } : {};
}
