import { isOver } from '#domain/values/day.ts';
import { type Declaration, declaredAt } from '../papers/declarations.ts';
import { ownInquiry } from '../parties/own-process.ts';
import type { RefusalCode } from '../refusal.ts';
import { isContractBy, type SeenVersion, sawCurrentPrice } from '../standing.ts';
import type { OfferIn } from '../state.ts';
import { type Context, command } from './command-record.ts';

/** A bid can be answered until the end of its day (LEG-01). */
export function refuseAfterDeadline(
  { bid }: OfferIn<'bidPlaced' | 'counterbidOpen'>,
  { now }: Context,
): RefusalCode | undefined {
  return isOver(bid.validUntil, now) ? 'deadlinePassed' : undefined;
}

/** The customer sells at the price of the bid. */
export const acceptBid = command<SeenVersion & { inquiryId: string; declarations: Declaration[] }>()({
  actors: ['customer'],
  from: ['bidPlaced'],
  events: ['bidAccepted'],
  names: ownInquiry,
  isCurrent: sawCurrentPrice,
  guard: refuseAfterDeadline,
  decide: (_state, { declarations }, { now }) => [
    { type: 'bidAccepted', data: { declarations: declaredAt(declarations, now) } },
  ],
  isRepeat: (state) => isContractBy(state, 'bid'),
});

/** The customer does not sell at this price; they may name another. */
export const declineBid = command<SeenVersion & { inquiryId: string }>()({
  actors: ['customer'],
  from: ['bidPlaced'],
  events: ['bidDeclined'],
  names: ownInquiry,
  isCurrent: sawCurrentPrice,
  guard: refuseAfterDeadline,
  decide: () => [{ type: 'bidDeclined', data: {} }],
  isRepeat: ({ phase }) => phase === 'counterbidOpen' || phase === 'declined',
});
