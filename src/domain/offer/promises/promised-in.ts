import type { Instant } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { OfferEvent } from '../events/events.ts';
import type { Phase } from '../phase.ts';
import { hasDocument, isHandoverReady, isTaxUndecided } from '../standing.ts';
import type { OfferState } from '../state.ts';
import { type Promised, type PromisedDays, type PromisedThing, promisedFrom } from './promised.ts';

/** What an offer waits for from the provider, and until when that is promised; `events` are its log, or the part that tells. */
export function promisedIn(
  state: OfferState,
  events: readonly Pick<OfferEvent, 'type' | 'at'>[],
  days: PromisedDays,
): Promised | undefined {
  const what = awaitedOf(state);
  if (what === undefined) return undefined;
  const at = startOf[what](state, (type) => events.findLast((event) => event.type === type)?.at);
  if (at === undefined || (what === 'payout' && payoutHoldAfter(state, at) !== undefined)) return undefined;
  return promisedFrom(what, at, days);
}

/**
 * Until when, a UTC instant, a payment that was asked for at an instant is held back for a change of the payment data: it has that day of its own
 * (LEG-61). Undefined where there was none, or it was over by then.
 */
export function payoutHoldAfter(
  { payoutHoldUntil }: Pick<OfferState, 'payoutHoldUntil'>,
  at: Instant,
): Instant | undefined {
  return payoutHoldUntil !== undefined && payoutHoldUntil > at ? payoutHoldUntil : undefined;
}

/** What the provider is waited for in a phase, whatever else is so. */
const awaitedInPhase = {
  submitted: 'bid',
  received: 'inspection',
  erased: 'inspection',
  tested: 'inspection',
  finished: 'payout',
  returning: 'return',
} as const satisfies Partial<Record<Phase, PromisedThing>>;

/** The phases of these. */
export const awaitingPhases = keysOf(awaitedInPhase);

/** What an offer waits for from the provider, whether or not a day is promised for it. */
export function awaitedOf(state: OfferState): PromisedThing | undefined {
  const { phase, shippingMethod } = state;
  if (phase === 'handover') return shippingMethod === 'shipment' && !isHandoverReady(state) ? 'packaging' : undefined;
  if (phase === 'payout') return isTaxUndecided(state) && !hasDocument(state) ? 'tax' : undefined;
  const inPhases: Partial<Record<Phase, PromisedThing>> = awaitedInPhase;
  return inPhases[phase];
}

type Last = (type: OfferEvent['type']) => Instant | undefined;

/** From when on the days are counted, as the terms and the help pages say. */
const startOf: Readonly<Record<PromisedThing, (state: OfferState, last: Last) => Instant | undefined>> = {
  bid: ({ createdAt }) => createdAt,
  packaging: (_state, last) => last('dataVerified'),
  inspection: ({ receipt }) => receipt?.at,
  tax: (_state, last) => laterOf(last('adjustingBidSkipped'), last('adjustedBidAccepted')),
  payout: (_state, last) => last('finished'),
  return: ({ orderRejection }) => orderRejection?.at,
};

function laterOf(one: Instant | undefined, other: Instant | undefined): Instant | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}
