import { ownOrder } from '../parties/own-process.ts';
import { command } from './command-record.ts';

/** The business's own invoice; a second one replaces the first (INV-01). */
export const issueInvoice = command<{ orderId: string; invoiceUpload: string }>()({
  actors: ['customer'],
  from: ['payout'],
  events: ['invoiceIssued'],
  names: ownOrder,
  guard({ offeredAsBusiness, document }) {
    if (!offeredAsBusiness) return 'businessOnly';
    return document?.type === 'creditNote' ? 'documentStands' : undefined;
  },
  decide: (_state, { invoiceUpload }) => [{ type: 'invoiceIssued', data: { invoiceUpload } }],
  isRepeat: ({ document, phase }, { invoiceUpload }) =>
    document?.type === 'invoice' &&
    document.upload === invoiceUpload &&
    (phase === 'payout' || phase === 'finished' || phase === 'completed'),
});
