import { command } from '../command-record.ts';
import { ownOrder } from '../own-process.ts';
import { judgeReverseCharge, type ReverseChargeClasses } from '../reverse-charge.ts';
import { type SeenVersion, sawCurrentPrice } from '../standing.ts';

type AnswerAdjustedBid = SeenVersion & { orderId: string };
/** The classes are what the catalogue knows of the goods (INV-15). */
type AcceptAdjustedBid = AnswerAdjustedBid & { classes: ReverseChargeClasses };

/** Only an express yes changes the price (§ 308 Nr. 5 BGB). */
export const acceptAdjustedBid = command<AcceptAdjustedBid>()({
  actors: ['customer'],
  from: ['adjusted'],
  events: ['adjustedBidAccepted'],
  names: ownOrder,
  isCurrent: sawCurrentPrice,
  decide: (state, { classes }) => [
    { type: 'adjustedBidAccepted', data: { reverseCharge: judgeReverseCharge(state, classes) } },
  ],
  isRepeat: ({ phase, adjustment }) =>
    adjustment?.answer === 'accepted' && (phase === 'payout' || phase === 'finished' || phase === 'completed'),
});

/** A no ends the order, and the goods come back. */
export const declineAdjustedBid = command<AnswerAdjustedBid>()({
  actors: ['customer'],
  from: ['adjusted'],
  events: ['adjustedBidDeclined', 'orderRejected'],
  names: ownOrder,
  isCurrent: sawCurrentPrice,
  decide: () => [
    { type: 'adjustedBidDeclined', data: {} },
    { type: 'orderRejected', data: { reason: 'Angepasster Ankaufpreis abgelehnt' } },
  ],
  isRepeat: ({ phase, adjustment }) =>
    adjustment?.answer === 'declined' && (phase === 'returning' || phase === 'aborted'),
});
