import type { OfferView } from '#contract/sale/offer-view.ts';
import { ProblemError } from '#web/lib/problem-error.ts';

/** What is said when a step came too late and the screen has moved on: its own message went with the screen it stood on. */
export function overtakenText(problem: unknown, { status }: Pick<OfferView, 'status'>): string {
  if (!(problem instanceof ProblemError) || problem.status !== 409) return '';
  if (problem.code !== 'notAllowedInPhase') return problem.message;
  return status === 'alreadyDelivered'
    ? 'Dieser Schritt ist vorbei, die Geräte sind schon übergeben. Sie sehen hier den aktuellen Stand.'
    : 'Dieser Schritt ist vorbei, der Verkauf ist schon weiter. Sie sehen hier den aktuellen Stand.';
}
