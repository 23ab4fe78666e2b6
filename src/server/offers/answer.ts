import type { ActionAnswer } from '#contract/offer-actions.ts';
import { statusOf } from '#domain/offer/stage.ts';
import { Problem } from '#server/problem.ts';
import type { Outcome } from './handle.ts';

/** What the caller of a command is told: where the offer stands, or why nothing changed. */
export function answerOf(offerId: string, outcome: Outcome): ActionAnswer {
  if (outcome.kind === 'hidden') throw new Problem(404, 'notFound');
  if (outcome.kind === 'refused') {
    const { refusal, state, now } = outcome;
    throw new Problem(409, refusal, {}, state ? { currentStatus: statusOf(state, now) } : {});
  }
  const { state, now } = outcome;
  return {
    id: offerId,
    version: state.version,
    status: statusOf(state, now),
    ...(state.inquiryId !== undefined && { inquiryId: state.inquiryId }),
    ...(state.orderId !== undefined && { orderId: state.orderId }),
  };
}
