import { ownDocumentOf } from '../papers/ended-documents.ts';
import { type SeenVersion, sawEverything } from '../standing.ts';
import { command } from './command-record.ts';

type CancelDocument = SeenVersion & {
  /** In words that the seller reads. */
  reason: string;
  /** The payment stands in a file for the bank already. */
  exported: boolean;
} & (
    | {
        /** Of the Stornobeleg. */
        number: string;
      }
    | {
        /** Upload of the invoice that takes the place of the seller's own, which was given back (docs/decisions/0630). */
        correctedBy: string;
      }
  );

/**
 * The provider takes its own paper back by a Stornobeleg, and another may follow; the program ends an invoice of the seller's that was given back, where a
 * corrected one follows at once. Never once the payment is on its way to the bank (INV-12, INV-21, INV-41).
 */
export const cancelDocument = command<CancelDocument>()({
  actors: ['provider', 'system'],
  from: ['payout', 'finished'],
  events: ['documentCancelled'],
  isCurrent: sawEverything,
  guard(state, { actor }) {
    if (actor === 'system') return state.document?.type === 'invoice' ? undefined : 'documentMissing';
    return ownDocumentOf(state) ? undefined : 'ownDocumentMissing';
  },
  decide(state, { exported, ...sent }) {
    const reason = sent.reason.trim();
    const own = ownDocumentOf(state);
    if (exported) return 'documentExported';
    if (reason === '') return 'reasonMissing';
    if ('correctedBy' in sent)
      return own ? 'documentStands' : [{ type: 'documentCancelled', data: { correctedBy: sent.correctedBy, reason } }];
    if (!own) return 'ownDocumentMissing';
    return [{ type: 'documentCancelled', data: { number: sent.number, cancels: own.number, reason } }];
  },
});
