/**
 * What the answer to a bid tells of the lowest price at which its seller would have sold, as shares of the book's price of today:
 * it lies above `low` and is at most `high`.
 */
export interface ReserveBounds {
  /** 0 where the bid was accepted. */
  readonly low: number;
  /** `Infinity` where the seller named no price. */
  readonly high: number;
  /** How much it counts, above 0: at most 1. */
  readonly weight: number;
}

/** One curve of acceptance that may be the true one, and how likely it is. */
export interface LikelyCurve {
  /** Logarithm of the share of the book's price at which half of the sellers sell. */
  readonly middle: number;
  /** How far sellers lie apart: the scale of a logistic distribution of logarithms. */
  readonly scale: number;
  readonly likelihood: number;
}

/** The logarithm of the likelihood of bounds under each curve of the grid. */
export type CurveScores = readonly number[];

const middleStep = 0.03;
const middles = Array.from({ length: 61 }, (_, place) => (place - 30) * middleStep);
const scales = [0.05, 0.08, 0.12, 0.18, 0.27];
const grid = scales.flatMap((scale) => middles.map((middle) => ({ middle, scale })));
/** Of so many answers one contradicts any curve: a change of mind, a mistyped sum. */
const strange = 1 / 50;
/** How far the owner's book is off before anything is known, as a deviation of logarithms. */
const bookDeviation = 0.35;
/** How far models of one kind differ in what their book price is worth to sellers. */
const modelDeviation = 0.15;
/** A whole kind of goods tells about one of its models no more than so many bids on the model itself. */
const maxOfKind = 25;
/** What is less likely than this, of the likeliest, is left out. */
const negligible = 1e-4;

/** The share of sellers who sell at a share of the book's price: none at 0, all of them at `Infinity`. */
export function acceptedShare(curve: Pick<LikelyCurve, 'middle' | 'scale'>, price: number): number {
  return shareBelow(curve, Math.log(price));
}

function shareBelow({ middle, scale }: Pick<LikelyCurve, 'middle' | 'scale'>, logarithm: number): number {
  return 1 / (1 + Math.exp((middle - logarithm) / scale));
}

/** How likely bounds are under each curve; scores of several are added place by place. */
export function scoresOf(bounds: readonly ReserveBounds[]): CurveScores {
  const logarithms = bounds.map(({ low, high, weight }) => ({ low: Math.log(low), high: Math.log(high), weight }));
  return grid.map((curve) => {
    let score = 0;
    for (const { low, high, weight } of logarithms) {
      const within = shareBelow(curve, high) - shareBelow(curve, low);
      score += weight * Math.log((1 - strange) * within + strange / 2);
    }
    return score;
  });
}

/** The curves that are likely for a whole kind of goods, by all bounds of it. */
export function curvesOfKind(scores: CurveScores): readonly LikelyCurve[] {
  return likelyCurves(scores.map((score, place) => score + bookScore(grid[place]?.middle ?? 0)));
}

/**
 * The curves that are likely for one of its models: what the other models tell, for as many bids as they come to, shrinks what its own
 * bounds say.
 */
export function curvesOfModel(own: CurveScores, others: CurveScores, weightOfOthers: number): readonly LikelyCurve[] {
  const tempered = Math.min(1, maxOfKind / Math.max(1, weightOfOthers));
  const kind = normalised(others.map((score, place) => tempered * score + bookScore(grid[place]?.middle ?? 0)));
  const expected = kind.map((_, place) => spread(kind, place));
  return likelyCurves(own.map((score, place) => score + Math.log(Math.max(expected[place] ?? 0, 1e-12))));
}

/** What the kind makes of a curve, were each of its models off by some deviation of its own. */
function spread(kind: readonly number[], place: number): number {
  const ofScale = place - (place % middles.length);
  let sum = 0;
  for (const [other] of middles.entries()) {
    const apart = ((place - ofScale - other) * middleStep) / modelDeviation;
    sum += (kind[ofScale + other] ?? 0) * Math.exp((-apart * apart) / 2);
  }
  return sum;
}

function bookScore(middle: number): number {
  return -((middle / bookDeviation) ** 2) / 2;
}

function likelyCurves(scores: CurveScores): readonly LikelyCurve[] {
  const likelihoods = normalised(scores);
  const least = Math.max(...likelihoods) * negligible;
  return grid.flatMap((curve, place) => {
    const likelihood = likelihoods[place] ?? 0;
    return likelihood < least ? [] : [{ ...curve, likelihood }];
  });
}

function normalised(scores: CurveScores): readonly number[] {
  const largest = Math.max(...scores);
  const values = scores.map((score) => Math.exp(score - largest));
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}
