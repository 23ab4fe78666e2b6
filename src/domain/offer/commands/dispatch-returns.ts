import { areReturnsOpen, isPaying } from '../standing.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';
import { trackingNumbersOf } from './tracking-numbers.ts';

/** Goods go back: of an order that was rejected, what is not paid, and what arrives after the end. */
export const dispatchReturns = command<{ trackingNumbers: string[]; note?: string }>()({
  actors: ['provider'],
  from: ['returning', 'payout', 'finished', 'cancelled', 'aborted'],
  events: ['returnsDispatched'],
  guard: (state) => (isPaying(state) && !areReturnsOpen(state) ? 'nothingToReturn' : undefined),
  decide(_state, { note, ...sent }) {
    const trackingNumbers = trackingNumbersOf(sent.trackingNumbers);
    if (trackingNumbers.length === 0 && !note?.trim()) return 'trackingOrNoteMissing';
    return [{ type: 'returnsDispatched', data: { trackingNumbers, ...(note !== undefined && { note }) } }];
  },
  isRepeat: ({ returns }, { note, ...sent }) => {
    const trackingNumbers = trackingNumbersOf(sent.trackingNumbers);
    return returns.some((former) =>
      trackingNumbers.length > 0
        ? sameContent(former.trackingNumbers.toSorted(), trackingNumbers.toSorted())
        : note !== undefined && former.trackingNumbers.length === 0 && former.note === note,
    );
  },
});
