import { ownOrder } from '../parties/own-process.ts';
import { type TakenBack, takeBack, takenBackOf } from '../price/taken-back.ts';
import { type SeenVersion, sawCurrentPrice } from '../standing.ts';
import { judgeReverseCharge, type ReverseChargeClasses } from '../tax/reverse-charge.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';

type AnswerAdjustedBid = SeenVersion & { orderId: string };
/** The classes are what the catalogue knows of the goods (INV-15). */
type AcceptAdjustedBid = AnswerAdjustedBid & {
  classes: ReverseChargeClasses;
  /** What goes back, where the bid allows it; the rest is paid. */
  returns?: TakenBack[];
};

/** Only an express yes changes the price (§ 308 Nr. 5 BGB). */
export const acceptAdjustedBid = command<AcceptAdjustedBid>()({
  actors: ['customer'],
  from: ['adjusted'],
  events: ['adjustedBidAccepted'],
  names: ownOrder,
  isCurrent: sawCurrentPrice,
  decide(state, { classes, returns }) {
    const kept = returns && takeBack(state.adjustment, returns);
    if (typeof kept === 'string') return kept;
    const reverseCharge = judgeReverseCharge(state, classes);
    return [{ type: 'adjustedBidAccepted', data: { reverseCharge, ...(kept && { kept }) } }];
  },
  isRepeat: ({ phase, adjustment }, { returns = [] }) =>
    adjustment?.answer === 'accepted' &&
    (phase === 'payout' || phase === 'finished' || phase === 'completed') &&
    sameContent(byItem(takenBackOf(adjustment.lines)), byItem(returns)),
});

function byItem(returns: readonly TakenBack[]): TakenBack[] {
  return returns.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
}

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
