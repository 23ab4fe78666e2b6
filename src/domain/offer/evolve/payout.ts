import type { OfferEvent } from '../events.ts';
import type { OfferState } from '../state.ts';

/** What an event from the document to the payment changes, or undefined for any other event. */
export function evolvePayout(state: OfferState, event: OfferEvent): Partial<OfferState> | undefined {
  switch (event.type) {
    case 'returnsDispatched':
      return {
        phase: state.phase === 'returning' ? 'aborted' : state.phase,
        returns: [...state.returns, { ...event.data, at: event.at }],
      };
    case 'creditNoteAdded':
      return { document: { type: 'creditNote', ...event.data, at: event.at } };
    case 'invoiceIssued':
      return {
        document: { type: 'invoice', upload: event.data.invoiceUpload, at: event.at },
        ...(state.selfBilling && { selfBilling: { ...state.selfBilling, withdrawnAt: event.at } }),
      };
    case 'finished':
      return { phase: 'finished' };
    case 'completed':
      return { phase: 'completed', completion: { ...event.data, at: event.at } };
    default:
      return undefined;
  }
}
