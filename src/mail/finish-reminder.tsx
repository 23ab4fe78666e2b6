import type { OfferEvent } from '#domain/offer/events/events.ts';
import { openObjectionOf } from '#domain/offer/papers/ended-documents.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { InvoiceWanted } from './invoice-wanted.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { Paragraph, Strong } from './paragraph.tsx';
import { reminderMail } from './reminder-mail.ts';
import { creditNoteObjectedTo, sampleFacts } from './sample-offer.ts';
import { payoutText, reference, writesOwnInvoice } from './wording.ts';

const documentEvents: readonly OfferEvent['type'][] = ['creditNoteAdded', 'invoiceIssued'];

/**
 * Three and ten days after a business could invoice or finish and did not: nothing is paid before. A private sale finishes by
 * itself (docs/decisions/0430).
 */
export const finishReminderMail = reminderMail({
  name: 'finish-reminder',
  triggers: ['adjustingBidSkipped', 'adjustedBidAccepted', 'creditNoteAdded', 'invoiceIssued', 'creditNoteObjected'],
  anchorOf: (event) => event.at,
  times: [
    { name: 'after-3-days', at: 72, until: 240 },
    { name: 'after-10-days', at: 240, until: 480 },
  ],
  isOpen: (state, event) => state.phase === 'payout' && state.offeredAsBusiness && waitsSince(state, event),
  content: (facts) => {
    const { state } = facts;
    const price = payoutText(requireFact(state, 'payoutTotal'), state, facts.rounding);
    const invoiceMissing = state.document === undefined;
    return {
      subject: `${invoiceMissing ? 'Ihre Rechnung fehlt noch' : 'Bitte schließen Sie den Verkauf ab'}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Danach zahlen wir aus."
          headline={invoiceMissing ? 'Ihre Rechnung fehlt noch' : 'Nur noch abschließen'}
          action={{ label: invoiceMissing ? 'Rechnung hochladen' : 'Prüfen und Verkauf abschließen', to: 'now' }}
        >
          <Paragraph>
            bis zur Auszahlung von <Strong>{price}</Strong> fehlt nur noch ein Schritt.{' '}
            {!invoiceMissing && 'Der Beleg liegt vor. Prüfen Sie ihn bitte und schließen Sie den Verkauf ab.'}
          </Paragraph>
          {invoiceMissing && <InvoiceWanted state={state} />}
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('adjustedBidAccepted'),
  variants: {
    document: () => sampleFacts('invoiceIssued'),
    objected: () => sampleFacts('creditNoteObjected', creditNoteObjectedTo()),
  },
});

/** Whether it is since this event that the seller has been waited for. */
function waitsSince(state: OfferState, event: OfferEvent): boolean {
  const { document } = state;
  if (documentEvents.includes(event.type)) return document?.at === event.at;
  // After an objection it is since then, not since the price was settled.
  const isSettled = event.type !== 'creditNoteObjected';
  const isAnchor = isSettled ? state.endedDocuments === undefined : openObjectionOf(state)?.endedAt === event.at;
  return document === undefined && isAnchor && writesOwnInvoice(state);
}
