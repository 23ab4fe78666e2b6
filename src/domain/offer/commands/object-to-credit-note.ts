import { lastObjectionOf, ownDocumentOf } from '../papers/ended-documents.ts';
import { ownOrder } from '../parties/own-process.ts';
import { command } from './command-record.ts';

/**
 * The seller objects to the Gutschrift, with or without a reason: it is an invoice no longer, and the agreement to it ends with it
 * (INV-02, docs/decisions/0630). The law lets nobody refuse that, whatever became of the payment.
 */
export const objectToCreditNote = command<{ orderId: string; reason?: string }>()({
  actors: ['customer'],
  from: ['payout', 'finished'],
  events: ['creditNoteObjected'],
  names: ownOrder,
  guard: (state) => (ownDocumentOf(state)?.kind === 'selfBilledInvoice' ? undefined : 'creditNoteMissing'),
  decide(state, { reason = '' }) {
    const number = ownDocumentOf(state)?.number;
    if (number === undefined) return 'creditNoteMissing';
    const said = reason.trim();
    return [{ type: 'creditNoteObjected', data: { number, ...(said !== '' && { reason: said }) } }];
  },
  isRepeat: (state) => ownDocumentOf(state) === undefined && lastObjectionOf(state) !== undefined,
});
