/** A value and how much it counts; weights are whole numbers above 0. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** The smallest value that, with all below it, makes half of the weight; undefined where there is none. */
export function weightedMedian(values: readonly Weighted[]): number | undefined {
  return weightedQuantile(values, 0.5);
}

/** The smallest value that, with all below it, makes a share of the weight; undefined where there is none. */
export function weightedQuantile(values: readonly Weighted[], share: number): number | undefined {
  const rising = values.toSorted((one, other) => one.value - other.value);
  const wanted = share * rising.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  return rising.find(({ weight }) => {
    sum += weight;
    return sum >= wanted;
  })?.value;
}

/** A quantile of values by linear interpolation between the two next to it; NaN where there is none. */
export function quantile(values: readonly number[], share: number): number {
  const rising = values.toSorted((one, other) => one - other);
  const at = (rising.length - 1) * share;
  const below = rising[Math.floor(at)] ?? Number.NaN;
  const above = rising[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** Fewer values have no quartiles worth the name. */
const fewest = 4;
/** Quartiles this near, as a share of the median, are taken to be so far apart: among equal prices the next euro is no outlier. */
const leastDistance = 0.05;

/** The bounds beyond which a value is an outlier: two interquartile ranges outside of the quartiles. */
export function outlierBounds(values: readonly number[]): { readonly low: number; readonly high: number } {
  if (values.length < fewest) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const [first, median, third] = [quantile(values, 0.25), quantile(values, 0.5), quantile(values, 0.75)];
  const range = Math.max(third - first, Math.abs(median) * leastDistance);
  return { low: first - 2 * range, high: third + 2 * range };
}
