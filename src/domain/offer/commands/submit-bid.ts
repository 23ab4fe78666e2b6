import { type Day, isOver } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import type { ShippingMethod } from '../addresses.ts';
import { toSheet } from '../bid-sheet.ts';
import { command } from '../command-record.ts';
import type { Bid } from '../facts.ts';
import { guaranteedMinimum, type ProposedLine, sheetTotal } from '../sheet.ts';

interface SubmitBid {
  lines: ProposedLine[];
  shippingMethod: ShippingMethod;
  validUntil: Day;
}

/** A price for all items; while the former bid is open it gets worse in nothing. */
export const submitBid = command<SubmitBid>()({
  actors: ['provider'],
  from: ['initiated', 'submitted', 'bidPlaced', 'counterbidOpen', 'counterbidPlaced'],
  events: ['bidSubmitted'],
  guard(state, { now }) {
    if (state.phase === 'counterbidOpen' && !isOver(state.bid.validUntil, now)) return 'notAllowedInPhase';
    return state.items.length === 0 ? 'itemsMissing' : undefined;
  },
  decide(state, { lines, shippingMethod, validUntil }, { now }) {
    const sheet = toSheet(state.items, lines);
    if (!sheet) return 'sheetInvalid';
    if (isOver(validUntil, now)) return 'deadlineNotAhead';
    const bid: Bid = {
      lines: sheet,
      total: sheetTotal(sheet),
      minimum: guaranteedMinimum(sheet),
      basis: state.offeredAsBusiness ? 'net' : 'flat',
      shippingMethod,
      validUntil: onWorkingDay(validUntil),
    };
    const isOpen = state.phase === 'bidPlaced' && !isOver(state.bid.validUntil, now);
    if (isOpen && isWorse(bid, state.bid)) return 'bidWorse';
    return [{ type: 'bidSubmitted', data: bid }];
  },
});

function isWorse(bid: Bid, former: Bid): boolean {
  return bid.total < former.total || bid.minimum < former.minimum || bid.validUntil < former.validUntil;
}
