import type { TimelineEntry } from '#contract/offer-view.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
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

function sentence(event: OfferEvent): string {
  switch (event.type) {
    case 'linkedToUpload':
      return uploads(event.data.itemImageUploads.length, event.data.itemsListUpload !== undefined);
    case 'submitted':
      return 'Anfrage gesendet';
    case 'linkedToInquiry':
      return `Anfrage eingegangen, Nummer ${event.data.inquiryId}`;
    case 'itemsAdded':
      return `${positions(event.data.items.length)} vom Ankäufer ergänzt`;
    case 'createdFromInquiry':
      return `Anfrage vom Ankäufer aufgenommen, Nummer ${event.data.inquiryId}`;
    case 'bidSubmitted':
      return `Kaufpreisgebot über ${formatMoney(event.data.total)} erhalten, gültig bis ${formatDayInFull(event.data.validUntil)}`;
    case 'rejected':
      return `Ankauf abgelehnt: ${event.data.reason}`;
    case 'bidAccepted':
      return 'Kaufpreisgebot angenommen';
    case 'bidDeclined':
      return 'Kaufpreisgebot abgelehnt';
    case 'counterbidSubmitted':
      return `Gegenvorschlag über ${formatMoney(event.data.amount)} gesendet, bindend bis ${formatDayInFull(event.data.bindingUntil)}`;
    case 'counterbidOmitted':
      return 'Auf einen Gegenvorschlag verzichtet';
    case 'counterbidAccepted':
      return `Gegenvorschlag über ${formatMoney(event.data.total)} angenommen`;
    case 'counterbidDeclined':
      return 'Gegenvorschlag abgelehnt';
    case 'addressesSubmitted':
      return event.data.payoutHoldUntil ? 'Auszahlungsdaten geändert' : 'Adresse und Auszahlungsdaten angegeben';
    case 'linkedToOrder':
      return `Auftrag angelegt, Nummer ${event.data.orderId}`;
    case 'createdFromOrder':
      return `Auftrag ${event.data.orderId} über ${formatMoney(event.data.total)} vom Ankäufer angelegt`;
    case 'dataVerified':
      return 'Angaben geprüft';
    case 'packagingDispatched':
      return `Verpackungsmaterial versendet${numbers(event.data.trackingNumbers)}`;
    case 'shippingLabelSent':
      return `Versandetikett von ${event.data.carrier.toUpperCase()} bereitgestellt${numbers(event.data.trackingNumbers)}`;
    case 'goodsDispatched':
      return event.actor === 'provider' ? 'Geräte abgeholt' : 'Geräte als versendet markiert';
    case 'pickupAppointmentConfirmed':
      return `Abholung bestätigt: ${appointment(event.data)}`;
    case 'deliveryAppointmentConfirmed':
      return `Anlieferung bestätigt: ${appointment(event.data)}`;
    case 'scopeOfSupplyConfirmed':
      return `Wareneingang bestätigt: ${units(event.data.lines.reduce((sum, line) => sum + line.received, 0))} angekommen`;
    case 'testingStarted':
      return 'Prüfung begonnen';
    case 'testingFinished':
      return 'Prüfung abgeschlossen';
    case 'deletionSkipped':
      return `Datenlöschung entfällt: ${skipReasons[event.data.reason]}`;
    case 'deletionStarted':
      return 'Datenlöschung begonnen';
    case 'deletionFinished':
      return `Datenlöschung abgeschlossen: ${event.data.media.length} Datenträger`;
    case 'orderRejected':
      return `Auftrag abgebrochen: ${event.data.reason}`;
    case 'returnsDispatched':
      return `Rücksendung veranlasst${numbers(event.data.trackingNumbers)}`;
    case 'bidAdjusted':
      return `Ankaufpreis angepasst auf ${formatMoney(event.data.total)}, Antwort bis ${formatDayInFull(event.data.answerUntil)}`;
    case 'adjustingBidSkipped':
      return 'Preis bleibt wie vereinbart';
    case 'adjustedBidAccepted':
      return 'Angepassten Ankaufpreis angenommen';
    case 'adjustedBidDeclined':
      return 'Angepassten Ankaufpreis abgelehnt';
    case 'creditNoteAdded':
      return `${event.data.kind === 'selfBilledInvoice' ? 'Gutschrift' : 'Ankaufbeleg'} ${event.data.number} erstellt`;
    case 'invoiceIssued':
      return 'Rechnung eingereicht';
    case 'finished':
      return 'Verkauf abgeschlossen, Auszahlung angefordert';
    case 'cancelled':
      return event.actor === 'customer' ? 'Verkauf zurückgezogen' : `Verkauf abgebrochen: ${event.data.reason ?? ''}`;
    case 'completed':
      return `Ausgezahlt, Zahlungsreferenz ${event.data.paymentReference}`;
  }
}

const skipReasons = {
  noMedia: 'keine Datenträger enthalten',
  mediaRemovedByCustomer: 'Datenträger vorher entnommen',
  customerWaived: 'vom Verkäufer nicht gewünscht',
  destroyedInstead: 'Datenträger vernichtet',
} as const;

function uploads(images: number, list: boolean): string {
  const parts = [list ? 'Geräteliste' : '', images > 0 ? `${images} ${images === 1 ? 'Foto' : 'Fotos'}` : ''];
  return `${parts.filter(Boolean).join(' und ')} hochgeladen`;
}

function positions(count: number): string {
  return count === 1 ? '1 Position' : `${count} Positionen`;
}

function units(count: number): string {
  return count === 1 ? '1 Gerät' : `${count} Geräte`;
}

function numbers(trackingNumbers: readonly string[]): string {
  return trackingNumbers.length > 0 ? `, Sendung ${trackingNumbers.join(', ')}` : '';
}

function appointment({ date, timeFrom, timeTo }: { date: string; timeFrom: string; timeTo: string }): string {
  return `${formatDayInFull(date)}, ${timeFrom} bis ${timeTo} Uhr`;
}
