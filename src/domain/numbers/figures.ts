import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';

/** How an inquiry with a bid ended so far; the sale of an accepted one may still break off. */
export type BidEnd = 'agreed' | 'ended' | 'open';

/** An inquiry, counted on the day it arrived. */
export interface InquiryFact {
  readonly day: Day;
  /** The first bid: minutes from the inquiry to it, and whether the price book gave it without a person. */
  readonly bid?: { readonly minutes: number; readonly atOnce: boolean };
  readonly end: BidEnd;
  /** The seller made a counterbid, and whether it was accepted. */
  readonly counterbid?: { readonly isAccepted: boolean };
}

/** A sale whose price was settled by the inspection, counted on the first day that said so. */
export interface SettledFact {
  readonly day: Day;
  readonly isAdjusted: boolean;
}

/** A sale that was paid, counted on the day of the payment. */
export interface PaidFact {
  readonly day: Day;
  readonly amount: Cents;
  /** Until when the payment was promised; absent where no day was. */
  readonly promised?: Day;
}

/** What was agreed for goods of a category, counted on the day of the contract. */
export interface AgreedFact {
  readonly day: Day;
  readonly category: string;
  /** Agreed, net for a business and whole for a private seller (INV-13). */
  readonly amount: Cents;
}

/** What a period is told by; each list holds what falls in it. */
export interface PeriodFacts {
  readonly inquiries: readonly InquiryFact[];
  readonly settled: readonly SettledFact[];
  readonly paid: readonly PaidFact[];
  readonly agreed: readonly AgreedFact[];
}

/** Minutes in the middle, and those that nine of ten do not exceed. */
export interface WaitingMinutes {
  readonly median: number;
  readonly nineOfTen: number;
}

/** The figures of a period: counts, and amounts in cents. A share is two counts, so that nobody reads a percentage of three. */
export interface Figures {
  readonly inquiries: number;
  /** Inquiries that have a bid, and those of them that the price book answered at once. */
  readonly withBid: number;
  readonly atOnce: number;
  /** From the inquiry to the first bid that a person made; absent without one. */
  readonly waiting?: WaitingMinutes;
  /** Of those with a bid. */
  readonly accepted: number;
  readonly ended: number;
  readonly open: number;
  readonly counterbids: number;
  readonly counterbidsAccepted: number;
  readonly settled: number;
  readonly adjusted: number;
  readonly paid: number;
  /** Paid sales for which a day was promised, and those paid on it or before. */
  readonly promised: number;
  readonly onTime: number;
  readonly agreedAmount: Cents;
  readonly paidAmount: Cents;
}

/** Counts what happened in a period. */
export function figuresOf({ inquiries, settled, paid, agreed }: PeriodFacts): Figures {
  const withBid = inquiries.filter(({ bid }) => bid !== undefined);
  const minutes = inquiries.flatMap(({ bid }) => (bid && !bid.atOnce ? [bid.minutes] : []));
  const counterbids = inquiries.flatMap(({ counterbid }) => counterbid ?? []);
  const promised = paid.filter((one) => one.promised !== undefined);
  const waiting = waitingOf(minutes);
  const ending = (end: BidEnd) => withBid.filter((one) => one.end === end).length;
  return {
    inquiries: inquiries.length,
    withBid: withBid.length,
    atOnce: withBid.filter(({ bid }) => bid?.atOnce).length,
    ...(waiting && { waiting }),
    accepted: ending('agreed'),
    ended: ending('ended'),
    open: ending('open'),
    counterbids: counterbids.length,
    counterbidsAccepted: counterbids.filter(({ isAccepted }) => isAccepted).length,
    settled: settled.length,
    adjusted: settled.filter(({ isAdjusted }) => isAdjusted).length,
    paid: paid.length,
    promised: promised.length,
    onTime: promised.filter((one) => one.day <= (one.promised ?? '')).length,
    agreedAmount: sumOf(agreed),
    paidAmount: sumOf(paid),
  };
}

/** The median and the nine-of-ten value in minutes, each one that was measured; undefined without any. */
export function waitingOf(minutes: readonly number[]): WaitingMinutes | undefined {
  const sorted = minutes.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  const [median, nineOfTen] = [at(0.5), at(0.9)];
  return median === undefined || nineOfTen === undefined ? undefined : { median, nineOfTen };
}

const sumOf = (facts: readonly { readonly amount: Cents }[]) => facts.reduce((sum, { amount }) => sum + amount, 0);
