import type { ActionAnswer } from '#contract/sale/offer-actions.ts';
import { statusOf } from '#domain/offer/stage.ts';
import type { OfferState } from '#domain/offer/state.ts';

/** What the caller of a command is told once it is done: where the offer stands. */
export function actionAnswer(offerId: string, state: OfferState, now: string): ActionAnswer {
  return {
    id: offerId,
    version: state.version,
    status: statusOf(state, now),
    ...(state.inquiryId !== undefined && { inquiryId: state.inquiryId }),
    ...(state.orderId !== undefined && { orderId: state.orderId }),
  };
}
