import { weightedQuantile } from '../weighted-median.ts';
import { acceptedShare, type LikelyCurve } from './reserve-price.ts';

/** What the owner lets the book propose. */
export interface LearningRules {
  /** By how many percent of the book's price a unit brings more than that: the owner's mark-up. */
  readonly markupPercent: number;
  /** By how many percent a price moves in one step at most. */
  readonly largestStepPercent: number;
}

/** By how much a price is to move, and how sure that is. */
export interface BestStep {
  /** Whole percent of the book's price, never 0. */
  readonly percent: number;
  /** How likely it earns more than staying, 0 to 1. */
  readonly certainty: number;
}

/** A step has to earn more even where the truth is as bad as in this share of all that is likely. */
const cautious = 0.05;
/** A step that would earn less than this share more, where it goes badly, is not worth a person's look. */
const worthALook = 0.002;

/**
 * The step that earns most where the truth is rather bad: of each step's gain over staying the lower end of its uncertainty counts.
 * `paidShare` is what is paid in the end of what was agreed. Undefined where staying is best, or not surely worse.
 */
export function bestStep(
  curves: readonly LikelyCurve[],
  paidShare: number,
  { markupPercent, largestStepPercent }: LearningRules,
): BestStep | undefined {
  const worth = 1 + markupPercent / 100;
  const earned = (curve: LikelyCurve, price: number) => acceptedShare(curve, price) * (worth - paidShare * price);
  const usual = curves.reduce((sum, curve) => sum + curve.likelihood * earned(curve, 1), 0);
  let best: (BestStep & { readonly gain: number }) | undefined;
  for (let percent = -largestStepPercent; percent <= largestStepPercent; percent++) {
    if (percent === 0) continue;
    const gains = curves.map((curve) => ({
      value: earned(curve, 1 + percent / 100) - earned(curve, 1),
      weight: curve.likelihood,
    }));
    const gain = weightedQuantile(gains, cautious) ?? 0;
    if (gain <= worthALook * usual || gain <= (best?.gain ?? 0)) continue;
    const certainty = gains.reduce((sum, { value, weight }) => sum + (value > 0 ? weight : 0), 0);
    best = { percent, gain, certainty };
  }
  return best && { percent: best.percent, certainty: best.certainty };
}
