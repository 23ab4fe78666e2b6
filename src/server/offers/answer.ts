import type { ActionAnswer } from '#contract/sale/offer-actions.ts';
import { statusOf } from '#domain/offer/stage.ts';
import { missingFields, Problem } from '#server/problem.ts';
import { actionAnswer } from './action-answer.ts';
import type { FailedOutcome, Outcome } from './handle.ts';

/** What the caller of a command is told: where the offer stands, or why nothing changed. */
export function answerOf(offerId: string, outcome: Outcome): ActionAnswer {
  if (outcome.kind === 'repeated') return outcome.answer;
  if (outcome.kind !== 'done') throw refusalProblem(outcome);
  return actionAnswer(offerId, outcome.state, outcome.now);
}

/** What the caller is told where nothing changed, with the status by which a screen can catch up. */
export function refusalProblem(outcome: FailedOutcome): Problem {
  if (outcome.kind === 'hidden') return new Problem(404, 'notFound');
  const { refusal, fields = [], state, now } = outcome;
  return new Problem(409, refusal, missingFields(fields), state ? { currentStatus: statusOf(state, now) } : {});
}
