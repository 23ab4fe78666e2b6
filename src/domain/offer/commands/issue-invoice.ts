import { command } from '../command-record.ts';
import { ownOrder } from '../own-process.ts';

/** The business's own invoice; a second one replaces the first (INV-01), once the sale is finished only where we gave that back. */
export const issueInvoice = command<{ orderId: string; invoiceUpload: string; isGivenBack?: boolean }>()({
  actors: ['customer'],
  from: ['payout', 'finished'],
  events: ['invoiceIssued'],
  names: ownOrder,
  guard({ offeredAsBusiness, document, phase }) {
    if (!offeredAsBusiness) return 'businessOnly';
    if (phase === 'finished' && document?.type !== 'invoice') return 'notAllowedInPhase';
    return document?.type === 'creditNote' ? 'documentStands' : undefined;
  },
  decide: ({ phase }, { invoiceUpload, isGivenBack }) =>
    phase === 'finished' && !isGivenBack ? 'documentStands' : [{ type: 'invoiceIssued', data: { invoiceUpload } }],
  isRepeat: ({ document, phase }, { invoiceUpload }) =>
    document?.type === 'invoice' &&
    document.upload === invoiceUpload &&
    (phase === 'payout' || phase === 'finished' || phase === 'completed'),
});
