import { type Day, isOver } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import type { Bid } from '../facts.ts';
import type { ShippingMethod } from '../parties/addresses.ts';
import { toSheet } from '../price/bid-sheet.ts';
import { takesChoiceBack } from '../price/chosen-lines.ts';
import { chargesTwice } from '../price/open-deductions.ts';
import { guaranteedMinimum, type ProposedLine, sheetTotal } from '../price/sheet.ts';
import { type SeenVersion, sawEverything } from '../standing.ts';
import type { OfferState } from '../state.ts';
import { listedGoodsOf, type ReverseChargeClasses } from '../tax/reverse-charge.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';

interface SubmitBid extends SeenVersion {
  lines: ProposedLine[];
  shippingMethod: ShippingMethod;
  validUntil: Day;
  /** The customer may sell some of the lines alone, but for these. */
  linesOptional?: boolean;
  fixedItemIds?: string[];
  /** What the catalogue knows of the goods (INV-15). */
  classes?: ReverseChargeClasses;
}

/** A price for all items; while the former bid is open it gets worse in nothing. */
export const submitBid = command<SubmitBid>()({
  actors: ['provider'],
  from: ['initiated', 'submitted', 'bidPlaced', 'counterbidOpen', 'counterbidPlaced'],
  events: ['bidSubmitted'],
  isCurrent: sawEverything,
  guard(state, { now }) {
    if (state.phase === 'counterbidOpen' && !isOver(state.bid.validUntil, now)) return 'notAllowedInPhase';
    return state.items.length === 0 ? 'itemsMissing' : undefined;
  },
  decide(state, sent, { now }) {
    const bid = bidOf(state, sent);
    if (!bid) return 'sheetInvalid';
    if (chargesTwice(bid.lines, state.items)) return 'alreadyPriced';
    if (isOver(sent.validUntil, now)) return 'deadlineNotAhead';
    const isOpen = state.phase === 'bidPlaced' && !isOver(state.bid.validUntil, now);
    if (isOpen && isWorse(bid, state.bid)) return 'bidWorse';
    const listedGoods = state.offeredAsBusiness && sent.classes && listedGoodsOf(bid.lines, sent.classes);
    return [{ type: 'bidSubmitted', data: { ...bid, ...(listedGoods && { listedGoods }) } }];
  },
  isRepeat: (state, sent, { now }) =>
    state.phase === 'bidPlaced' && !isOver(sent.validUntil, now) && sameContent(state.bid, bidOf(state, sent)),
});

/** The bid as it is recorded, or undefined where its sheet breaks a rule. */
function bidOf(
  { items, offeredAsBusiness }: Pick<OfferState, 'items' | 'offeredAsBusiness'>,
  { lines, shippingMethod, validUntil, linesOptional = false, fixedItemIds = [] }: SubmitBid,
): Bid | undefined {
  const sheet = toSheet(items, lines);
  const fixed = new Set(fixedItemIds);
  const free = items.filter(({ id }) => !fixed.has(id));
  const isChoiceSound =
    fixed.size + free.length === items.length && (linesOptional ? free.length > 0 : fixed.size === 0);
  if (!sheet || !isChoiceSound) return undefined;
  return {
    lines: sheet,
    total: sheetTotal(sheet),
    minimum: guaranteedMinimum(sheet),
    basis: offeredAsBusiness ? 'net' : 'flat',
    shippingMethod,
    validUntil: onWorkingDay(validUntil),
    ...(linesOptional && { linesOptional }),
    ...(fixed.size > 0 && { fixedItemIds: [...fixed] }),
  };
}

function isWorse(bid: Bid, former: Bid): boolean {
  const { total, minimum, validUntil } = former;
  return bid.total < total || bid.minimum < minimum || bid.validUntil < validUntil || takesChoiceBack(bid, former);
}
