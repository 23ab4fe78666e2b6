/** Rows of a long table that are drawn, and the room of those that are not. */
export type WindowPiece =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'room'; readonly height: number; readonly before: number };

/** Where each row begins, in pixels from the first; one more for the end of the last. */
export function offsetsOf(heights: Iterable<number>): number[] {
  const offsets = [0];
  let end = 0;
  for (const height of heights) {
    end += height;
    offsets.push(end);
  }
  return offsets;
}

/** First and last row (exclusive) that lie between two heights. */
export function rowsBetween(offsets: readonly number[], top: number, bottom: number): [first: number, end: number] {
  const count = offsets.length - 1;
  const first = Math.max(0, Math.min(count - 1, firstAbove(offsets, top) - 1));
  return [first, Math.max(first, Math.min(count, firstAbove(offsets, bottom)))];
}

/** The rows to draw, in order, with room for the others; `kept` is drawn wherever it is, for it has the focus. */
export function windowPieces(
  offsets: readonly number[],
  [first, end]: readonly [number, number],
  kept: number | undefined,
): WindowPiece[] {
  const count = offsets.length - 1;
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (kept !== undefined && kept >= 0 && kept < count && (kept < first || kept >= end)) drawn.push(kept);
  drawn.sort((one, other) => one - other);
  const pieces: WindowPiece[] = [];
  let next = 0;
  for (const index of [...drawn, count]) {
    const height = (offsets[index] ?? 0) - (offsets[next] ?? 0);
    if (index > next) pieces.push({ kind: 'room', height, before: index });
    if (index < count) pieces.push({ kind: 'row', index });
    next = index + 1;
  }
  return pieces;
}

/** The first offset greater than a height, found by halving. */
function firstAbove(offsets: readonly number[], height: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
