import type { Cents } from '#domain/values/money.ts';
import { quantile, type Weighted, weightedQuantile } from '../weighted-median.ts';
import { type BestStep, bestStep, type LearningRules } from './best-step.ts';
import {
  acceptedShare,
  type CurveScores,
  curvesOfKind,
  curvesOfModel,
  type LikelyCurve,
  type ReserveBounds,
  scoresOf,
} from './reserve-price.ts';

/** A bid of the past on goods that a row of the list prices, with its answer. */
export interface AnsweredBid {
  readonly offerId: string;
  /** Names the row of the list: its goods and their configuration. */
  readonly rowKey: string;
  /** The kind of goods whose rows learn of each other. */
  readonly kind: string;
  /** Days since. */
  readonly age: number;
  /** Days since the price of its row was last changed; absent where it never was. */
  readonly priceAge?: number;
  /** What was bid, as a share of what the book makes of the same goods today. */
  readonly bid: number;
  readonly answer: 'accepted' | 'countered' | 'declined';
  /** What the seller wanted, as a share of the bid; of counterbids alone. */
  readonly wanted?: number;
  /** Which part of the sum of its offer it was: a bid is accepted as a whole. */
  readonly part: number;
  /** What all its units came to. */
  readonly cents: Cents;
  /** What was paid in the end of what was agreed; absent while that is open. */
  readonly paid?: number;
  /** By which share of the book's proposal of that day a buyer went beyond it. */
  readonly overridden?: number;
}

/** A change of prices that what happened speaks for. */
export interface PriceProposal extends BestStep {
  /** Names what is proposed about, however far: what was rejected is known by it. */
  readonly key: string;
  /** The rows that it moves: one, or all of a kind that have too few bids of their own, those with the most bids first. */
  readonly rowKeys: readonly string[];
  readonly kind: string;
  readonly isGroup: boolean;
  /** Bids with an answer, and the offers they stood in. */
  readonly bids: number;
  readonly offers: number;
  readonly accepted: number;
  /** Median of what sellers wanted beyond the bid, in whole percent; absent without counterbids. */
  readonly wantedPercent?: number;
  /** Bids that a buyer had changed, and by how many percent in the middle. */
  readonly overridden: number;
  readonly overriddenPercent?: number;
  /** Whole percent that are paid of what is agreed. */
  readonly paidPercent: number;
  /** How many of ten sellers accept: lower and upper end of what is likely (four of five cases), at today's price and the proposed one. */
  readonly shareNow: Span;
  readonly shareThen: Span;
  /** What the same bids would have come to with it: sales and cents more, negative for less. */
  readonly moreSales: number;
  readonly moreCents: Cents;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** A bid counts half after so many days. */
const halfLifeDays = 60;
/** A row has a proposal of its own from bids of this weight on, a kind from these. */
const enoughForRow = 4;
const enoughForKind = 8;
/** What is paid in the end is taken for what was agreed until so many payments say otherwise. */
const expectedPayments = 10;

/**
 * What the book is proposed to change, the largest sums first; nothing for goods of which too little is known, or that are right. What
 * was rejected, so many days ago by its key, comes back once as many bids were answered since as a proposal wants.
 */
export function proposePrices(
  bids: readonly AnsweredBid[],
  rules: LearningRules,
  rejected: ReadonlyMap<string, number> = new Map(),
): readonly PriceProposal[] {
  return [...Map.groupBy(bids, ({ kind }) => kind)]
    .flatMap(([kind, ofKind]) => proposalsOfKind(kind, ofKind, rules))
    .filter(({ key, isGroup, rowKeys }) => {
      const since = rejected.get(key);
      if (since === undefined) return true;
      const newer = bids.filter(({ rowKey, age }) => age < since && rowKeys.includes(rowKey));
      return newer.length >= (isGroup ? enoughForKind : enoughForRow);
    })
    .toSorted((one, other) => Math.abs(other.moreCents) - Math.abs(one.moreCents) || one.bids - other.bids);
}

function proposalsOfKind(kind: string, bids: readonly AnsweredBid[], rules: LearningRules): readonly PriceProposal[] {
  const rows = [...Map.groupBy(bids, ({ rowKey }) => rowKey)].map(([rowKey, own]) => {
    const bounds = own.map(boundsOf);
    return { rowKey, own, scores: scoresOf(bounds), weight: weightOf(bounds) };
  });
  const all = sumOf(rows.map(({ scores }) => scores));
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  const ready = rows.filter((row) => !isResting(row.own));
  const known = ready.filter((row) => row.weight >= enoughForRow);
  const few = ready
    .filter((row) => row.weight < enoughForRow)
    .toSorted((one, other) => other.own.length - one.own.length);
  const single = known.flatMap(({ rowKey, own, scores, weight: ownWeight }) => {
    const others = all.map((score, place) => score - (scores[place] ?? 0));
    const curves = curvesOfModel(scores, others, weight - ownWeight);
    return proposalBy(curves, own, { kind, isGroup: false, rowKeys: [rowKey] }, rules);
  });
  if (few.reduce((sum, row) => sum + row.weight, 0) < enoughForKind) return single;
  const curves = curvesOfKind(sumOf(few.map(({ scores }) => scores)));
  const own = few.flatMap((row) => row.own);
  const rowKeys = few.map(({ rowKey }) => rowKey);
  return [...single, ...proposalBy(curves, own, { kind, isGroup: rowKeys.length > 1, rowKeys }, rules)];
}

/** What was changed lately waits for answers to its new price: the former ones have had their say. */
function isResting(own: readonly AnsweredBid[]): boolean {
  const changed = own[0]?.priceAge;
  if (changed === undefined || changed >= halfLifeDays) return false;
  return own.filter(({ age }) => age < changed).length < enoughForRow;
}

type About = Pick<PriceProposal, 'kind' | 'isGroup' | 'rowKeys'>;

function proposalBy(
  curves: readonly LikelyCurve[],
  bids: readonly AnsweredBid[],
  about: About,
  rules: LearningRules,
): readonly PriceProposal[] {
  const paidShare = paidShareOf(bids);
  // What is right for a kind as a whole is wrong for some of its models: those go half the way.
  const largestStepPercent = Math.floor(rules.largestStepPercent / (about.isGroup ? 2 : 1));
  const step = bestStep(curves, paidShare, { ...rules, largestStepPercent });
  if (step === undefined) return [];
  const then = 1 + step.percent / 100;
  const wanted = medianPercent(bids.flatMap(({ wanted }) => (wanted === undefined ? [] : [wanted - 1])));
  const overrides = bids.flatMap(({ overridden }) => (overridden === undefined ? [] : [overridden]));
  const overriddenPercent = medianPercent(overrides);
  return [
    {
      key: about.isGroup ? `kind ${about.kind}` : `row ${about.rowKeys[0]}`,
      ...about,
      ...step,
      bids: bids.length,
      offers: new Set(bids.map(({ offerId }) => offerId)).size,
      accepted: bids.filter(({ answer }) => answer === 'accepted').length,
      ...(wanted !== undefined && { wantedPercent: wanted }),
      overridden: overrides.length,
      ...(overriddenPercent !== undefined && { overriddenPercent }),
      paidPercent: Math.round(paidShare * 100),
      shareNow: spanOf(curves, 1),
      shareThen: spanOf(curves, then),
      ...moreBy(curves, bids, then, paidShare),
    },
  ];
}

/** The seller's lowest price lies below an accepted bid, between a bid and the counterbid to it, or anywhere above a declined one. */
function boundsOf({ bid, answer, wanted = 1, part, age }: AnsweredBid): ReserveBounds {
  const weight = part * 0.5 ** (age / halfLifeDays);
  if (answer === 'accepted') return { low: 0, high: bid, weight };
  return { low: bid, high: answer === 'countered' ? bid * wanted : Number.POSITIVE_INFINITY, weight };
}

function weightOf(bounds: readonly ReserveBounds[]): number {
  return bounds.reduce((sum, { weight }) => sum + weight, 0);
}

function sumOf(scores: readonly CurveScores[]): CurveScores {
  return scores.reduce((sum, one) => sum.map((score, place) => score + (one[place] ?? 0)));
}

function paidShareOf(bids: readonly AnsweredBid[]): number {
  const paid = bids.flatMap(({ paid }) => (paid === undefined ? [] : [paid]));
  return (expectedPayments + paid.reduce((sum, share) => sum + share, 0)) / (expectedPayments + paid.length);
}

function medianPercent(shares: readonly number[]): number | undefined {
  return shares.length === 0 ? undefined : Math.round(quantile(shares, 0.5) * 100);
}

/** In whole percent. */
function spanOf(curves: readonly LikelyCurve[], price: number): Span {
  const shares: readonly Weighted[] = curves.map((curve) => ({
    value: Math.round(acceptedShare(curve, price) * 100),
    weight: curve.likelihood,
  }));
  return { low: weightedQuantile(shares, 0.1) ?? 0, high: weightedQuantile(shares, 0.9) ?? 100 };
}

/** The same bids, each moved by the step, against the same sellers: what they would have said as far as their answer tells. */
function moreBy(
  curves: readonly LikelyCurve[],
  bids: readonly AnsweredBid[],
  then: number,
  paidShare: number,
): Pick<PriceProposal, 'moreSales' | 'moreCents'> {
  let [sales, cents] = [0, 0];
  for (const one of bids) {
    const { low, high } = boundsOf(one);
    const sold = one.answer === 'accepted' ? 1 : 0;
    const chance = curves.reduce((sum, curve) => {
      const below = acceptedShare(curve, low);
      const within = acceptedShare(curve, high) - below;
      const reached = Math.min(Math.max(one.bid * then, low), high);
      return sum + (within < 1e-9 ? sold : (acceptedShare(curve, reached) - below) / within) * curve.likelihood;
    }, 0);
    sales += chance - sold;
    cents += (chance * then - sold) * one.cents * paidShare;
  }
  return { moreSales: Math.round(sales), moreCents: Math.round(cents) };
}
