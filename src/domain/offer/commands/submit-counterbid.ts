import type { Cents } from '#domain/values/money.ts';
import { type Declaration, declaredAt } from '../papers/declarations.ts';
import { ownInquiry } from '../parties/own-process.ts';
import { checkChoice, chosenLines } from '../price/chosen-lines.ts';
import { checkChosenPrice, checkCounterbid, counterbidBindsUntil } from '../price/counterbid.ts';
import { sheetTotal } from '../price/sheet.ts';
import { isContractBy, type SeenVersion, sawCurrentPrice } from '../standing.ts';
import { refuseAfterDeadline } from './answer-bid.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';

interface SubmitCounterbid extends SeenVersion {
  inquiryId: string;
  counterbid: Cents;
  /** Sells these lines alone, where the bid allows it. */
  itemIds?: string[];
  declarations: Declaration[];
}

/**
 * The customer names the price they would sell at; that ends the bid. Lines chosen at exactly their sum are agreed to beforehand, by
 * the consent that the bid gave.
 */
export const submitCounterbid = command<SubmitCounterbid>()({
  actors: ['customer'],
  from: ['bidPlaced', 'counterbidOpen'],
  events: ['counterbidSubmitted'],
  alsoRecords: ['counterbidAccepted'],
  names: ownInquiry,
  isCurrent: sawCurrentPrice,
  guard: refuseAfterDeadline,
  decide({ bid }, { counterbid, itemIds, declarations }, { now }) {
    const broken = itemIds && checkChoice(bid, itemIds);
    if (broken) return broken;
    const lines = chosenLines(bid.lines, itemIds);
    const total = sheetTotal(lines);
    const refused = itemIds ? checkChosenPrice(counterbid, total) : checkCounterbid(counterbid, total);
    if (refused) return refused;
    const bindingUntil = counterbidBindsUntil(bid.validUntil, now);
    const declared = declaredAt(declarations, now);
    const data = { amount: counterbid, bindingUntil, declarations: declared, ...(itemIds && { itemIds }) };
    const submitted = { type: 'counterbidSubmitted', data } as const;
    return counterbid === total ? [submitted, { type: 'counterbidAccepted', data: { lines, total } }] : [submitted];
  },
  isRepeat: (state, { counterbid, itemIds }) =>
    state.counterbid?.amount === counterbid &&
    sameContent(state.counterbid.itemIds, itemIds) &&
    (state.phase === 'counterbidPlaced' || state.phase === 'counterbidRefused' || isContractBy(state, 'counterbid')),
});
