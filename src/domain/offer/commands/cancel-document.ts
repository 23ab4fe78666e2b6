import { command } from '../command-record.ts';
import { ownDocumentOf } from '../ended-documents.ts';
import { type SeenVersion, sawEverything } from '../standing.ts';

interface CancelDocument extends SeenVersion {
  /** Of the Stornobeleg. */
  number: string;
  /** In words that the seller reads. */
  reason: string;
  /** The payment stands in a file for the bank already. */
  exported: boolean;
}

/** The provider takes its own paper back by a Stornobeleg, and another may follow; never once it is on its way to the bank (INV-12, INV-41). */
export const cancelDocument = command<CancelDocument>()({
  actors: ['provider'],
  from: ['payout', 'finished'],
  events: ['documentCancelled'],
  isCurrent: sawEverything,
  guard: (state) => (ownDocumentOf(state) ? undefined : 'ownDocumentMissing'),
  decide(state, { number, reason, exported }) {
    const cancels = ownDocumentOf(state)?.number;
    if (cancels === undefined) return 'ownDocumentMissing';
    if (exported) return 'documentExported';
    if (reason.trim() === '') return 'reasonMissing';
    return [{ type: 'documentCancelled', data: { number, cancels, reason: reason.trim() } }];
  },
});
