import type { CommandType } from '#domain/offer/commands.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** Everything a customer can do with an offer that is there, and what is said once it is done; submitOffer makes one. */
export const actionDoneTexts = {
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
} as const satisfies Partial<Record<CommandType, string>>;

/** The names of those actions. Apart from their bodies, which hold the rules of all forms: whoever only reads an offer does without. */
export const offerActions = keysOf(actionDoneTexts);
export type OfferAction = (typeof offerActions)[number];

/** What the documentation of the calls says of each. */
export const actionSummaries: Readonly<Record<OfferAction, string>> = {
  acceptBid: 'Kaufpreisgebot annehmen',
  declineBid: 'Kaufpreisgebot ablehnen',
  submitCounterbid: 'Gegenvorschlag senden',
  omitCounterbid: 'Auf einen Gegenvorschlag verzichten',
  submitAddresses: 'Adresse und Auszahlungsdaten angeben oder ändern',
  dispatchGoods: 'Geräte als versendet, übergeben oder abgeholt melden',
  acceptAdjustedBid: 'Angepassten Ankaufpreis annehmen',
  declineAdjustedBid: 'Angepassten Ankaufpreis ablehnen',
  issueInvoice: 'Eigene Rechnung einreichen',
  finishOffer: 'Verkauf abschließen und Auszahlung anfordern',
  cancelOffer: 'Verkauf zurückziehen',
};
