import { command } from '../command-record.ts';
import { areReturnsOpen, hasDocument, isPayoutHeld } from '../standing.ts';

/** The money is on its way. */
export const complete = command<{ paymentReference: string }>()({
  actors: ['provider'],
  from: ['finished', 'payout'],
  events: ['completed'],
  guard(state, { now }) {
    if (!hasDocument(state)) return 'documentMissing';
    if (isPayoutHeld(state, now)) return 'payoutHeld';
    return areReturnsOpen(state) ? 'returnsOpen' : undefined;
  },
  decide: (_state, { paymentReference }) => [{ type: 'completed', data: { paymentReference } }],
});
