import type { OfferAction } from '#contract/offer-actions.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { ProblemError } from '#web/lib/problem-error.ts';

const thanks: Record<OfferAction, string> = {
  acceptBid: 'Vielen Dank. Ihre Zusage ist bei uns, der Kauf ist vereinbart.',
  declineBid: 'Ihr Nein zu unserem Gebot ist bei uns.',
  submitCounterbid: 'Vielen Dank. Ihr Gegenvorschlag ist bei uns.',
  omitCounterbid: 'Vielen Dank für Ihre Anfrage. Sie ist jetzt geschlossen.',
  submitAddresses: 'Vielen Dank. Ihre Angaben sind gespeichert.',
  dispatchGoods: 'Vielen Dank. Wir erwarten Ihre Geräte.',
  acceptAdjustedBid: 'Vielen Dank. Ihr Ja zum angepassten Preis ist bei uns.',
  declineAdjustedBid: 'Ihr Nein zum angepassten Preis ist bei uns. Die Geräte kommen kostenlos zurück.',
  issueInvoice: 'Vielen Dank. Ihre Rechnung ist bei uns.',
  finishOffer: 'Vielen Dank. Der Vorgang ist von Ihrer Seite abgeschlossen.',
  cancelOffer: 'Ihr Verkauf ist zurückgezogen.',
};

/** What is said after a step of the customer. */
export function thanksFor(action: OfferAction): string {
  return thanks[action];
}

/** What is said when a step came too late and the screen has moved on: its own message went with the screen it stood on. */
export function overtakenBy(problem: unknown, { status }: Pick<OfferView, 'status'>): string {
  if (!(problem instanceof ProblemError) || problem.status !== 409) return '';
  if (problem.code !== 'notAllowedInPhase') return problem.message;
  return status === 'alreadyDelivered'
    ? 'Dieser Schritt ist vorbei, die Geräte sind schon übergeben. Sie sehen hier den aktuellen Stand.'
    : 'Dieser Schritt ist vorbei, der Verkauf ist schon weiter. Sie sehen hier den aktuellen Stand.';
}
