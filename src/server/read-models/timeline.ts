import type { TimelineEntry } from '#contract/offer-view.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import type { Appointment, Receipt } from '#domain/offer/facts.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney } from '#domain/values/money.ts';

/** The history of an offer in plain sentences, newest first. */
export function timelineOf(events: readonly OfferEvent[]): TimelineEntry[] {
  return events
    .map((event) => ({
      version: event.version,
      type: event.type,
      actor: event.actor,
      at: event.at,
      text: sentence(event),
    }))
    .toReversed();
}

/** What happened, told to the seller: who did it is the subject of the sentence. */
function sentence(event: OfferEvent): string {
  switch (event.type) {
    case 'linkedToUpload':
      return `Sie haben ${uploads(event.data.itemImageUploads.length, event.data.itemsListUpload !== undefined)} hochgeladen.`;
    case 'submitted':
      return 'Sie haben die Anfrage gesendet.';
    case 'linkedToInquiry':
      return `Ihre Anfrage ist bei uns eingegangen, Nummer ${event.data.inquiryId}.`;
    case 'itemsAdded':
      return `Wir haben ${positions(event.data.items.length)} ergänzt.`;
    case 'createdFromInquiry':
      return `Wir haben Ihre Anfrage aufgenommen, Nummer ${event.data.inquiryId}.`;
    case 'bidSubmitted':
      return `Wir haben Ihnen ein Kaufpreisgebot über ${formatMoney(event.data.total)} gemacht, gültig bis ${formatDayInFull(event.data.validUntil)}.`;
    case 'rejected':
      return `Wir haben den Ankauf abgelehnt. ${grounds(event.data.reason)}`;
    case 'bidAccepted':
      return 'Sie haben das Kaufpreisgebot angenommen.';
    case 'bidDeclined':
      return 'Sie haben das Kaufpreisgebot abgelehnt.';
    case 'counterbidSubmitted':
      return `Sie haben einen Gegenvorschlag über ${formatMoney(event.data.amount)} gesendet, bindend bis ${formatDayInFull(event.data.bindingUntil)}.`;
    case 'counterbidOmitted':
      return 'Sie haben auf einen Gegenvorschlag verzichtet.';
    case 'counterbidAccepted':
      return `Wir haben Ihren Gegenvorschlag über ${formatMoney(event.data.total)} angenommen.`;
    case 'counterbidDeclined':
      return 'Wir haben Ihren Gegenvorschlag abgelehnt.';
    case 'addressesSubmitted':
      return event.data.payoutHoldUntil === undefined
        ? 'Sie haben Adresse und Auszahlungsdaten angegeben.'
        : `Sie haben die Auszahlungsdaten geändert. Ausgezahlt wird frühestens am ${formatInstant(event.data.payoutHoldUntil)}.`;
    case 'linkedToOrder':
      return `Wir haben den Auftrag angelegt, Nummer ${event.data.orderId}.`;
    case 'createdFromOrder':
      return `Wir haben den Auftrag ${event.data.orderId} über ${formatMoney(event.data.total)} angelegt.`;
    case 'dataVerified':
      return 'Wir haben Ihre Angaben geprüft.';
    case 'packagingDispatched':
      return `Wir haben Verpackungsmaterial an Sie geschickt${parcels(event.data.trackingNumbers)}.`;
    case 'shippingLabelSent':
      return `Wir haben das Versandetikett von ${event.data.carrier.toUpperCase()} bereitgestellt${parcels(event.data.trackingNumbers)}.`;
    case 'goodsDispatched':
      return event.actor === 'provider'
        ? 'Wir haben die Geräte abgeholt.'
        : 'Sie haben die Geräte als versendet oder übergeben markiert.';
    case 'pickupAppointmentConfirmed':
      return `Wir haben die Abholung bestätigt: ${appointment(event.data)}.`;
    case 'deliveryAppointmentConfirmed':
      return `Wir haben die Anlieferung bestätigt: ${appointment(event.data)}.`;
    case 'scopeOfSupplyConfirmed':
      return `Wir haben den Wareneingang bestätigt: ${arrivals(event.data)}.`;
    case 'testingStarted':
      return 'Wir haben die Prüfung begonnen.';
    case 'testingFinished':
      return 'Wir haben die Prüfung abgeschlossen.';
    case 'deletionSkipped':
      return `Wir haben keine Daten gelöscht: ${skipReasons[event.data.reason]}.`;
    case 'deletionStarted':
      return 'Wir haben die Datenlöschung begonnen.';
    case 'deletionFinished':
      return `Wir haben die Datenlöschung abgeschlossen: ${event.data.media.length} Datenträger.`;
    case 'orderRejected':
      return event.actor === 'customer'
        ? 'Damit haben Sie den Auftrag beendet. Die Geräte kommen kostenlos zurück.'
        : `Wir haben den Auftrag beendet. ${grounds(event.data.reason)}`;
    case 'returnsDispatched':
      return `Wir haben die Rücksendung veranlasst${parcels(event.data.trackingNumbers)}.`;
    case 'bidAdjusted':
      return `Wir haben den Ankaufpreis auf ${formatMoney(event.data.total)} angepasst. Ihre Antwort erwarten wir bis ${formatDayInFull(event.data.answerUntil)}.`;
    case 'adjustingBidSkipped':
      return 'Wir haben bestätigt: Der Preis bleibt wie vereinbart.';
    case 'adjustedBidAccepted':
      return 'Sie haben den angepassten Ankaufpreis angenommen.';
    case 'adjustedBidDeclined':
      return 'Sie haben den angepassten Ankaufpreis abgelehnt.';
    case 'creditNoteAdded':
      return `Wir haben ${event.data.kind === 'selfBilledInvoice' ? 'die Gutschrift' : 'den Ankaufbeleg'} ${event.data.number} über ${formatMoney(event.data.total)} ausgestellt.`;
    case 'invoiceIssued':
      return 'Sie haben Ihre Rechnung eingereicht.';
    case 'finished':
      return 'Sie haben den Vorgang abgeschlossen und die Auszahlung angefordert.';
    case 'cancelled':
      return event.actor === 'customer'
        ? 'Sie haben den Verkauf zurückgezogen.'
        : `Wir haben den Verkauf abgebrochen. ${grounds(event.data.reason ?? '')}`.trim();
    case 'completed':
      return `Wir haben die Zahlung angewiesen, Zahlungsreferenz ${event.data.paymentReference}.`;
  }
}

const skipReasons = {
  noMedia: 'Es waren keine Datenträger enthalten',
  mediaRemovedByCustomer: 'Sie hatten die Datenträger vorher entnommen',
  customerWaived: 'Sie haben darauf verzichtet',
  destroyedInstead: 'Die Datenträger wurden vernichtet',
} as const;

/** A reason as somebody typed it, with or without its own full stop. */
function grounds(reason: string): string {
  return reason === '' ? '' : `Begründung: ${reason.replace(/[.\s]+$/, '')}.`;
}

function uploads(images: number, list: boolean): string {
  const parts = [list ? 'eine Geräteliste' : '', images > 0 ? `${images} ${images === 1 ? 'Foto' : 'Fotos'}` : ''];
  return parts.filter(Boolean).join(' und ');
}

function positions(count: number): string {
  return count === 1 ? '1 Position' : `${count} Positionen`;
}

function arrivals({ lines, foreign }: Receipt): string {
  const received = lines.reduce((sum, line) => sum + line.received, 0);
  const others = foreign.reduce((sum, { units }) => sum + units, 0);
  const text = `${received === 1 ? '1 Gerät ist' : `${received} Geräte sind`} angekommen`;
  return others === 0 ? text : `${text}, dazu ${others} nicht vereinbarte`;
}

function parcels(trackingNumbers: readonly string[]): string {
  if (trackingNumbers.length === 0) return '';
  return `, ${trackingNumbers.length === 1 ? 'Sendung' : 'Sendungen'} ${trackingNumbers.join(', ')}`;
}

function appointment({ date, timeFrom, timeTo }: Appointment): string {
  return `${formatDayInFull(date)}, ${timeFrom} bis ${timeTo} Uhr`;
}
