import { describe, expect, it } from 'vitest';
import { addressesFor, draftOf, inquiryId, items, orderId } from '#tests/factories/offer-values.ts';
import type { Actor } from '../actor.ts';
import { eventTypes, type NewEvent, sentenceOf } from './events.ts';

const at = '2026-11-23T09:00:00.000Z';
const addresses = addressesFor('shipment');
const appointment = { date: '2026-11-26', timeFrom: '08:00', timeTo: '12:00' };
const goods = { lines: [{ itemId: 'item-1', received: 3 }], foreign: [] };
const { itemImageUploads: _images, ...draft } = draftOf();
const sheet = { lines: [], total: 241_000 };

/** What the seller reads of every live event: who did it, what, and what it carried. */
const told: readonly (readonly [Actor, NewEvent, string])[] = [
  [
    'customer',
    { type: 'linkedToUpload', data: { itemsListUpload: '/liste', itemImageUploads: ['/1', '/2'] } },
    'Sie haben eine Geräteliste und 2 Fotos hochgeladen.',
  ],
  ['customer', { type: 'linkedToUpload', data: { itemImageUploads: ['/1'] } }, 'Sie haben 1 Foto hochgeladen.'],
  ['customer', { type: 'submitted', data: draft }, 'Sie haben die Anfrage gesendet.'],
  [
    'customer',
    { type: 'linkedToInquiry', data: { inquiryId } },
    'Ihre Anfrage ist bei uns eingegangen, Nummer A-2026-000001.',
  ],
  ['provider', { type: 'itemsAdded', data: { items } }, 'Wir haben 2 Positionen ergänzt.'],
  [
    'provider',
    { type: 'createdFromInquiry', data: { email: 'a@example.org', offeredAsBusiness: true, inquiryId } },
    'Wir haben Ihre Anfrage aufgenommen, Nummer A-2026-000001.',
  ],
  [
    'provider',
    {
      type: 'bidSubmitted',
      data: { ...sheet, minimum: 216_500, basis: 'net', shippingMethod: 'shipment', validUntil: '2026-12-04' },
    },
    'Wir haben Ihnen ein Kaufpreisgebot über 2.410,00 € gemacht, gültig bis Freitag, 4. Dezember 2026.',
  ],
  [
    'provider',
    { type: 'rejected', data: { reason: 'Kein Bedarf. ' } },
    'Wir haben den Ankauf abgelehnt. Begründung: Kein Bedarf.',
  ],
  ['customer', { type: 'bidAccepted', data: { declarations: [] } }, 'Sie haben das Kaufpreisgebot angenommen.'],
  ['customer', { type: 'bidDeclined', data: {} }, 'Sie haben das Kaufpreisgebot abgelehnt.'],
  [
    'customer',
    { type: 'counterbidSubmitted', data: { amount: 250_000, bindingUntil: '2026-12-04', declarations: [] } },
    'Sie haben einen Gegenvorschlag über 2.500,00 € gesendet, bindend bis Freitag, 4. Dezember 2026.',
  ],
  ['customer', { type: 'counterbidOmitted', data: {} }, 'Sie haben auf einen Gegenvorschlag verzichtet.'],
  [
    'provider',
    { type: 'counterbidAccepted', data: { lines: [], total: 250_000 } },
    'Wir haben Ihren Gegenvorschlag über 2.500,00 € angenommen.',
  ],
  ['provider', { type: 'counterbidDeclined', data: {} }, 'Wir haben Ihren Gegenvorschlag abgelehnt.'],
  [
    'customer',
    { type: 'addressesSubmitted', data: { addresses, declarations: [] } },
    'Sie haben Adresse und Auszahlungsdaten angegeben.',
  ],
  [
    'customer',
    { type: 'addressesSubmitted', data: { addresses, declarations: [], payoutHoldUntil: at } },
    'Sie haben die Auszahlungsdaten geändert. Ausgezahlt wird frühestens am 23.11.2026, 10:00 Uhr.',
  ],
  ['provider', { type: 'linkedToOrder', data: { orderId } }, 'Wir haben den Auftrag angelegt, Nummer B-2026-000001.'],
  [
    'provider',
    {
      type: 'createdFromOrder',
      data: {
        ...{ email: 'a@example.org', offeredAsBusiness: true, items, sheet: [], total: 241_000 },
        ...{ shippingMethod: 'shipment', addresses, orderId },
      },
    },
    'Wir haben den Auftrag B-2026-000001 über 2.410,00 € angelegt.',
  ],
  ['provider', { type: 'dataVerified', data: {} }, 'Wir haben Ihre Angaben geprüft.'],
  [
    'provider',
    { type: 'packagingDispatched', data: { trackingNumbers: [] } },
    'Wir haben Verpackungsmaterial an Sie geschickt.',
  ],
  [
    'provider',
    { type: 'shippingLabelSent', data: { carrier: 'dhl', trackingNumbers: ['17', '18'] } },
    'Wir haben das Versandetikett von DHL bereitgestellt, Sendungen 17, 18.',
  ],
  ['customer', { type: 'goodsDispatched', data: {} }, 'Sie haben die Geräte als versendet oder übergeben markiert.'],
  ['provider', { type: 'goodsDispatched', data: {} }, 'Wir haben die Geräte abgeholt.'],
  [
    'provider',
    { type: 'pickupAppointmentConfirmed', data: appointment },
    'Wir haben die Abholung bestätigt: Donnerstag, 26. November 2026, 08:00 bis 12:00 Uhr.',
  ],
  [
    'provider',
    { type: 'deliveryAppointmentConfirmed', data: appointment },
    'Wir haben die Anlieferung bestätigt: Donnerstag, 26. November 2026, 08:00 bis 12:00 Uhr.',
  ],
  [
    'provider',
    { type: 'scopeOfSupplyConfirmed', data: goods },
    'Wir haben den Wareneingang bestätigt: 3 Geräte sind angekommen.',
  ],
  [
    'provider',
    { type: 'scopeOfSupplyConfirmed', data: { ...goods, foreign: [{ description: 'Kabel', units: 2 }] } },
    'Wir haben den Wareneingang bestätigt: 3 Geräte sind angekommen, dazu 2 nicht vereinbarte.',
  ],
  ['provider', { type: 'testingStarted', data: {} }, 'Wir haben die Prüfung begonnen.'],
  ['provider', { type: 'testingFinished', data: { lines: [] } }, 'Wir haben die Prüfung abgeschlossen.'],
  [
    'provider',
    { type: 'deletionSkipped', data: { reason: 'noMedia' } },
    'Wir haben keine Daten gelöscht: Es waren keine Datenträger enthalten.',
  ],
  ['provider', { type: 'deletionStarted', data: {} }, 'Wir haben die Datenlöschung begonnen.'],
  [
    'provider',
    { type: 'deletionFinished', data: { media: [] } },
    'Wir haben die Datenlöschung abgeschlossen: In den Geräten waren keine Datenträger.',
  ],
  [
    'provider',
    { type: 'orderRejected', data: { reason: 'Alles nass' } },
    'Wir haben den Auftrag beendet. Begründung: Alles nass.',
  ],
  [
    'customer',
    { type: 'orderRejected', data: { reason: 'Angepasster Ankaufpreis abgelehnt' } },
    'Damit haben Sie den Auftrag beendet. Die Geräte kommen kostenlos zurück.',
  ],
  [
    'provider',
    { type: 'returnsDispatched', data: { trackingNumbers: ['17'] } },
    'Wir haben die Rücksendung veranlasst, Sendung 17.',
  ],
  [
    'provider',
    { type: 'bidAdjusted', data: { lines: [], total: 200_000, answerUntil: '2026-12-04' } },
    'Wir haben den Ankaufpreis auf 2.000,00 € angepasst. Ihre Antwort erwarten wir bis Freitag, 4. Dezember 2026.',
  ],
  ['provider', { type: 'adjustingBidSkipped', data: {} }, 'Wir haben bestätigt: Der Preis bleibt wie vereinbart.'],
  ['customer', { type: 'adjustedBidAccepted', data: {} }, 'Sie haben den angepassten Ankaufpreis angenommen.'],
  ['customer', { type: 'adjustedBidDeclined', data: {} }, 'Sie haben den angepassten Ankaufpreis abgelehnt.'],
  [
    'provider',
    { type: 'creditNoteAdded', data: { number: 'GS-2026-000001', kind: 'selfBilledInvoice', total: 241_000 } },
    'Wir haben die Gutschrift GS-2026-000001 über 2.410,00 € ausgestellt.',
  ],
  [
    'customer',
    { type: 'creditNoteObjected', data: { number: 'GS-2026-000001', reason: 'Die Menge stimmt nicht' } },
    'Sie haben der Gutschrift GS-2026-000001 widersprochen. Begründung: Die Menge stimmt nicht.',
  ],
  [
    'customer',
    { type: 'creditNoteObjected', data: { number: 'GS-2026-000001' } },
    'Sie haben der Gutschrift GS-2026-000001 widersprochen.',
  ],
  [
    'provider',
    {
      type: 'documentCancelled',
      data: { number: 'ST-2026-000001', cancels: 'GS-2026-000001', reason: 'Falsches Datum' },
    },
    'Wir haben den Beleg GS-2026-000001 storniert, Stornobeleg ST-2026-000001. Begründung: Falsches Datum.',
  ],
  ['customer', { type: 'invoiceIssued', data: { invoiceUpload: '/r' } }, 'Sie haben Ihre Rechnung eingereicht.'],
  ['customer', { type: 'finished', data: {} }, 'Sie haben den Verkauf abgeschlossen und die Auszahlung angefordert.'],
  ['customer', { type: 'cancelled', data: {} }, 'Sie haben den Verkauf storniert.'],
  [
    'provider',
    { type: 'cancelled', data: { reason: 'Angaben unklar' } },
    'Wir haben den Verkauf storniert. Begründung: Angaben unklar.',
  ],
  [
    'provider',
    { type: 'completed', data: { paymentReference: 'SEPA 17' } },
    'Wir haben die Zahlung angewiesen, Zahlungsreferenz SEPA 17.',
  ],
];

describe('the history of an offer', () => {
  it.each(told)('tells what the %s did in %o', (actor, event, text) => {
    expect(sentenceOf({ ...event, version: 1, actor, at }).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('has a sentence for each of the 41 events', () => {
    expect(new Set(told.map(([, { type }]) => type))).toEqual(new Set(eventTypes));
  });
});
