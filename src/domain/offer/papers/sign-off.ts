import { addDays, type Day, dayOf, type Instant, isOver } from '#domain/values/day.ts';
import { isDeadlinePassed } from '../stage.ts';
import { isIn, type OfferState } from '../state.ts';

export const signOffAnswers = ['agreed', 'refused'] as const;
export type SignOffAnswer = (typeof signOffAnswers)[number];

/** The links of a request: in the mail to the asked address, and the one that the seller copies. */
export const signOffLinks = ['mailed', 'copied'] as const;
export type SignOffLink = (typeof signOffLinks)[number];

/** By what it was answered: one of the links, or a colleague who may decide as well, signed in. */
export const signOffWays = [...signOffLinks, 'colleague'] as const;
export type SignOffWay = (typeof signOffWays)[number];

/** How a request for a sign-off stands. */
export const signOffStandings = ['open', ...signOffAnswers, 'withdrawn', 'replaced', 'decided', 'expired'] as const;
export type SignOffStanding = (typeof signOffStandings)[number];

/** A colleague's or superior's word on one bid, asked for by its seller; it stands outside the event log and decides nothing. */
export interface SignOff {
  id: string;
  /** Version of the bid or adjusted bid that it is about. */
  priceVersion: number;
  /** The price in cents. */
  amount: number;
  name: string;
  email: string;
  /** Address of the account that asked. */
  askedBy: string;
  askedAt: Instant;
  answer?: SignOffAnswer;
  /** The name in which it was answered. */
  answeredName?: string;
  remark?: string;
  answeredAt?: Instant;
  way?: SignOffWay;
  withdrawnAt?: Instant;
  /** The mail was refused for good. */
  isUndeliverable?: true;
}

/** Bounds of a sign-off: characters of a name and a remark, requests an offer, and days in which it can be answered. */
export const signOffLimits = { name: 120, remark: 1_000, ofOffer: 50, days: 7 } as const;

/** Phases in which the seller decides about a price, and may ask for a sign-off. */
export const signOffPhases = ['bidPlaced', 'counterbidOpen', 'adjusted'] as const;

/** The day until the end of which a sign-off can be answered. */
export function lastDayOfSignOff({ askedAt }: Pick<SignOff, 'askedAt'>): Day {
  return addDays(dayOf(askedAt), signOffLimits.days);
}

/** How a sign-off stands at a UTC instant: what was answered stays answered, whatever becomes of the bid. */
export function signOffStanding(
  signOff: Pick<SignOff, 'priceVersion' | 'askedAt' | 'answer' | 'withdrawnAt'>,
  state: OfferState,
  now: Instant,
): SignOffStanding {
  if (signOff.answer !== undefined) return signOff.answer;
  if (signOff.withdrawnAt !== undefined) return 'withdrawn';
  if (signOff.priceVersion !== state.priceVersion) return 'replaced';
  if (!isIn(state, signOffPhases)) return 'decided';
  return isOver(lastDayOfSignOff(signOff), now) || isDeadlinePassed(state, now) ? 'expired' : 'open';
}

/** Whether the price that a sign-off is about waits for the seller's decision at a UTC instant. */
export function isPriceUndecided(
  { priceVersion }: Pick<SignOff, 'priceVersion'>,
  state: OfferState,
  now: Instant,
): boolean {
  return priceVersion === state.priceVersion && isIn(state, signOffPhases) && !isDeadlinePassed(state, now);
}

/** The price in cents that waits for the seller's decision: the adjusted bid's, else the bid's; undefined without one. */
export function undecidedPrice(state: OfferState): number | undefined {
  if (!isIn(state, signOffPhases)) return undefined;
  return state.phase === 'adjusted' ? state.adjustment.total : state.bid.total;
}
