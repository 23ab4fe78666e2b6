import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { DeviceSplit, DocumentKind, ReverseCharge } from '../facts.ts';
import { withEnded } from '../papers/ended-documents.ts';
import type { Addresses } from '../parties/addresses.ts';
import type { TaxDecision } from '../tax/tax-facts.ts';
import { event, type Nothing } from './event-record.ts';
import { reasonText } from './wording.ts';

/** From the document to the payment, and the end that either side may bring about. */
export const payoutEvents = {
  creditNoteAdded: event<{
    number: string;
    kind: DocumentKind;
    total: Cents;
    reverseCharge?: ReverseCharge;
    taxDecision?: TaxDecision;
    /** The price of each device, where the goods are sold on under the margin scheme (INV-14). */
    devices?: DeviceSplit[];
  }>({
    to: 'same',
    personal: 'retained',
    told: (data) =>
      `Wir haben ${data.kind === 'selfBilledInvoice' ? 'die Gutschrift' : 'den Ankaufbeleg'} ${data.number} über ${formatMoney(data.total)} ausgestellt.`,
    // The prices of thousands of devices stand on the paper alone.
    change: (_state, { devices: _, ...creditNote }, { at }) => ({
      document: { type: 'creditNote', ...creditNote, at },
    }),
  }),
  /** The seller no longer agrees to be paid by Gutschrift either: an own invoice follows, or they agree anew (INV-02, docs/decisions/0630). */
  creditNoteObjected: event<{ number: string; reason?: string }>({
    to: { finished: 'payout', otherwise: 'same' },
    atMost: 20,
    personal: 'retained',
    ends: ['document'],
    told: ({ number, reason }) => `Sie haben der Gutschrift ${number} widersprochen. ${reasonText(reason)}`.trim(),
    change: ({ selfBilling, addresses, ...state }, { reason }, { at }) => ({
      endedDocuments: withEnded(state, { end: 'objected', endedAt: at, ...(reason !== undefined && { reason }) }),
      ...(selfBilling && { selfBilling: { ...selfBilling, withdrawnAt: at } }),
      ...(addresses && { addresses: withoutAgreement(addresses) }),
    }),
  }),
  /**
   * Only the paper ends: what the seller agreed to stands, and another paper may follow at once. An invoice of the seller's that was given back ends
   * when a corrected one comes, which follows in the same instant (docs/decisions/0630).
   */
  documentCancelled: event<
    { number: string; cancels: string; reason: string } | { correctedBy: string; reason: string }
  >({
    to: { finished: 'payout', otherwise: 'same' },
    atMost: 20,
    personal: 'retained',
    ends: ['document'],
    told: (data) =>
      'number' in data
        ? `Wir haben den Beleg ${data.cancels} storniert, Stornobeleg ${data.number}. ${reasonText(data.reason)}`
        : `Wir haben Ihre Rechnung zurückgegeben, eine berichtigte tritt an ihre Stelle. ${reasonText(data.reason)}`,
    change: (state, data, { at }) =>
      'number' in data
        ? {
            endedDocuments: withEnded(state, {
              ...{ end: 'cancelled', endedAt: at, reason: data.reason, cancellation: data.number },
            }),
          }
        : {},
  }),
  /** A business that writes its own invoice no longer agrees to be paid by Gutschrift (INV-01). */
  invoiceIssued: event<{ invoiceUpload: string }>({
    to: 'same',
    atMost: 20,
    personal: 'retained',
    told: () => 'Sie haben Ihre Rechnung eingereicht.',
    change: ({ selfBilling }, { invoiceUpload }, { at }) => ({
      document: { type: 'invoice', upload: invoiceUpload, at },
      ...(selfBilling && { selfBilling: { ...selfBilling, withdrawnAt: at } }),
    }),
  }),
  finished: event<Nothing>({
    to: 'finished',
    told: (_data, { actor }) =>
      actor === 'system'
        ? 'Der Verkauf ist abgeschlossen: Wie angekündigt haben wir das in Ihrem Namen vermerkt.'
        : 'Sie haben den Verkauf abgeschlossen und die Auszahlung angefordert.',
  }),
  cancelled: event<{ reason?: string }>({
    to: 'cancelled',
    personal: () => ({}),
    told: (data, { actor }) =>
      actor === 'customer'
        ? 'Sie haben den Verkauf storniert.'
        : `Wir haben den Verkauf storniert. ${reasonText(data.reason)}`.trim(),
    change: (_state, { reason }, { at, actor }) => ({
      cancellation: {
        by: actor === 'customer' ? 'customer' : 'provider',
        at,
        ...(reason !== undefined && { reason }),
      },
    }),
  }),
  completed: event<{ paymentReference: string; payeeRelease?: string }>({
    to: 'completed',
    personal: 'retained',
    told: (data) => `Wir haben die Zahlung angewiesen, Zahlungsreferenz ${data.paymentReference}.`,
    change: (_state, { paymentReference }, { at }) => ({ completion: { paymentReference, at } }),
  }),
};

/** The form asks anew who writes the invoice: until then it is the seller. */
function withoutAgreement(addresses: Addresses): Addresses {
  return { ...addresses, contractDetails: { ...addresses.contractDetails, selfBilling: false } };
}
