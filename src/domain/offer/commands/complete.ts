import { hasOtherPayee } from '../parties/payee.ts';
import { areReturnsOpen, hasDocument, isPayoutHeld } from '../standing.ts';
import { command } from './command-record.ts';

interface Complete {
  paymentReference: string;
  /** Why the money goes to somebody else than the contract partner, as staff has found out (LEG-61). */
  payeeRelease?: string;
}

/** The money is on its way; to another holder's account only where staff has released it (LEG-61). */
export const complete = command<Complete>()({
  actors: ['provider'],
  from: ['finished', 'payout'],
  events: ['completed'],
  guard(state, { now }) {
    if (!hasDocument(state)) return 'documentMissing';
    if (isPayoutHeld(state, now)) return 'payoutHeld';
    return areReturnsOpen(state) ? 'returnsOpen' : undefined;
  },
  decide(state, { paymentReference, payeeRelease }) {
    if (payeeRelease === undefined && hasOtherPayee(state)) return 'payeeNotReleased';
    return [{ type: 'completed', data: { paymentReference, ...(payeeRelease !== undefined && { payeeRelease }) } }];
  },
});
