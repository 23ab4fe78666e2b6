import type { OfferView } from '#contract/offer-view.ts';
import { type Screen, screenOf } from './screen-of.ts';
import { isSelfBilled } from './self-billed.ts';

type Told = string | ((view: OfferView) => string);

const noMore = 'Nichts mehr.';

const readyTexts = {
  shipment: 'Verpacken Sie die Geräte, geben Sie die Sendung auf, und markieren Sie sie danach als versendet.',
  pickup: 'Stellen Sie die Geräte zum Termin bereit, und markieren Sie sie danach als abgeholt.',
  delivery: 'Bringen Sie die Geräte zum Termin, und markieren Sie sie danach als übergeben.',
};
const waitingTexts = {
  shipment: 'Noch nichts. Versenden Sie bitte erst mit unserem Etikett.',
  pickup: 'Noch nichts. Wir bestätigen zuerst den Termin der Abholung.',
  delivery: 'Noch nichts. Wir bestätigen zuerst den Termin der Anlieferung.',
};

/** In place of the handover's sentence while a battery keeps the goods from leaving (LOG-11). */
export const clearBatteries =
  'Klären Sie zuerst die Akkus, wie hier beschrieben. Bis dahin geht bitte nichts auf den Weg.';

const texts: Record<Screen, Told> = {
  initiated: 'Nichts. Unser Kaufpreisgebot erscheint hier, und Sie bekommen eine E-Mail.',
  submitted: 'Nichts. Unser Kaufpreisgebot erscheint hier, und Sie bekommen eine E-Mail.',
  bid: 'Nehmen Sie das Gebot an, nennen Sie Ihren eigenen Preis, oder lehnen Sie ab.',
  bidDeclined: 'Nennen Sie Ihren eigenen Preis, oder verzichten Sie darauf.',
  deadlinePassed: 'Nichts mehr. Unser Gebot gilt nicht länger.',
  counterbidSubmitted: 'Nichts. Wir beantworten Ihren Gegenvorschlag, und Sie bekommen eine E-Mail.',
  agreed: 'Geben Sie Adresse und Auszahlung an.',
  dataCheck: 'Nichts. Wenn sich etwas geändert hat, ändern Sie Ihre Angaben.',
  handover: (view) => (view.actions.includes('dispatchGoods') ? readyTexts : waitingTexts)[methodOf(view)],
  inTransit: 'Nichts. Wir melden uns, sobald die Geräte da sind.',
  received: 'Nichts. Sie bekommen eine E-Mail, sobald das Ergebnis der Prüfung feststeht.',
  testing: 'Nichts. Sie bekommen eine E-Mail, sobald das Ergebnis der Prüfung feststeht.',
  adjusted: 'Nehmen Sie den angepassten Preis an, oder lehnen Sie ab und bekommen die Geräte zurück.',
  payout: payoutText,
  finished: 'Nichts. Wir weisen die Zahlung an.',
  completed: 'Nichts mehr. Das Geld ist angewiesen.',
  returning: 'Nichts. Wir schicken Ihnen die Geräte kostenlos zurück.',
  aborted: noMore,
  rejected: noMore,
  declined: noMore,
  counterbidDeclined: noMore,
  cancelled: noMore,
};

/** What the customer has to do at this screen, in a sentence; also that there is nothing to do. */
export function whatToDo(view: OfferView): string {
  const text = texts[screenOf(view)];
  return typeof text === 'string' ? text : text(view);
}

function payoutText(view: OfferView): string {
  if (view.actions.includes('finishOffer')) return 'Prüfen Sie den Beleg, und schließen Sie den Vorgang ab.';
  const ownInvoice = view.actions.includes('issueInvoice') && !isSelfBilled(view);
  return ownInvoice
    ? 'Reichen Sie Ihre Rechnung ein.'
    : 'Nichts. Wir stellen den Beleg aus, und Sie bekommen eine E-Mail.';
}

function methodOf(view: OfferView): keyof typeof readyTexts {
  return view.shippingMethod ?? 'shipment';
}
