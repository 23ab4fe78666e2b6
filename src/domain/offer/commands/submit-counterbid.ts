import type { Cents } from '#domain/values/money.ts';
import { command } from '../command-record.ts';
import { checkCounterbid, counterbidBindsUntil } from '../counterbid.ts';
import type { Declaration } from '../declarations.ts';
import { ownInquiry } from '../own-process.ts';
import { isContractBy, type SeenVersion, sawCurrentPrice } from '../standing.ts';
import { refuseAfterDeadline } from './answer-bid.ts';

interface SubmitCounterbid extends SeenVersion {
  inquiryId: string;
  counterbid: Cents;
  declarations: Declaration[];
}

/** The customer names the price they would sell at; that ends the bid. */
export const submitCounterbid = command<SubmitCounterbid>()({
  actors: ['customer'],
  from: ['bidPlaced', 'counterbidOpen'],
  events: ['counterbidSubmitted'],
  names: ownInquiry,
  isCurrent: sawCurrentPrice,
  guard: refuseAfterDeadline,
  decide({ bid }, { counterbid, declarations }, { now }) {
    const broken = checkCounterbid(counterbid, bid.total);
    if (broken) return broken;
    const bindingUntil = counterbidBindsUntil(bid.validUntil, now);
    return [{ type: 'counterbidSubmitted', data: { amount: counterbid, bindingUntil, declarations } }];
  },
  isRepeat: (state, { counterbid }) =>
    state.counterbid?.amount === counterbid &&
    (state.phase === 'counterbidPlaced' || state.phase === 'counterbidRefused' || isContractBy(state, 'counterbid')),
});
