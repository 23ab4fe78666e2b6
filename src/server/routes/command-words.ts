import { type CommandType, commands } from '#domain/offer/commands.ts';

const summaries: Record<CommandType, string> = {
  submitOffer: 'Anfrage senden',
  createFromInquiry: 'Telefonische oder schriftliche Anfrage aufnehmen',
  addItems: 'Positionen ergänzen',
  submitBid: 'Kaufpreisgebot abgeben oder ersetzen',
  reject: 'Ankauf ablehnen',
  acceptBid: 'Kaufpreisgebot annehmen',
  declineBid: 'Kaufpreisgebot ablehnen',
  submitCounterbid: 'Gegenvorschlag senden',
  omitCounterbid: 'Auf einen Gegenvorschlag verzichten',
  acceptCounterbid: 'Gegenvorschlag annehmen',
  declineCounterbid: 'Gegenvorschlag ablehnen',
  submitAddresses: 'Adresse und Auszahlungsdaten angeben oder ändern',
  linkOrder: 'Auftrag anlegen',
  createFromOrder: 'Anderswo vereinbarten Auftrag aufnehmen',
  verifyData: 'Angaben als geprüft bestätigen',
  dispatchPackaging: 'Versand von Verpackungsmaterial melden',
  sendShippingLabel: 'Versandetikett bereitstellen',
  confirmPickupAppointment: 'Abholtermin bestätigen',
  confirmDeliveryAppointment: 'Anlieferungstermin bestätigen',
  dispatchGoods: 'Geräte als versendet, übergeben oder abgeholt melden',
  confirmScopeOfSupply: 'Wareneingang bestätigen',
  startDeletion: 'Datenlöschung beginnen',
  finishDeletion: 'Datenlöschung abschließen',
  skipDeletion: 'Datenlöschung begründet auslassen',
  startTesting: 'Prüfung beginnen',
  finishTesting: 'Prüfung abschließen',
  adjustBid: 'Ankaufpreis nach dem vereinbarten Preisblatt anpassen',
  skipAdjustingBid: 'Vereinbarten Preis zahlen',
  acceptAdjustedBid: 'Angepassten Ankaufpreis annehmen',
  declineAdjustedBid: 'Angepassten Ankaufpreis ablehnen',
  rejectOrder: 'Auftrag abbrechen',
  dispatchReturns: 'Rücksendung melden',
  addCreditNote: 'Ankaufbeleg oder Gutschrift erstellen',
  issueInvoice: 'Eigene Rechnung einreichen',
  finishOffer: 'Verkauf abschließen und Auszahlung anfordern',
  complete: 'Auszahlung melden',
  cancel: 'Vorgang abbrechen',
  cancelOffer: 'Verkauf zurückziehen',
};

/** What the documentation says about a command's call; phases and events come from the table that decides. */
export function commandWords(command: CommandType): { summary: string; description: string } {
  const { from, events } = commands[command];
  const where = from.length > 0 ? `In den Phasen ${from.join(', ')}, sonst 409.` : 'Legt den Vorgang an.';
  return { summary: summaries[command], description: `${where} Ereignisse: ${events.join(', ')}.` };
}
