/** A part of a folded text that says something besides the name. */
export interface Span {
  readonly from: number;
  readonly end: number;
}

/** Whether a position lies in one of the spans. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some((span) => at >= span.from && at < span.end);
}

/** Every place where a pattern occurs outside of what was found before. */
export function findAll(text: string, pattern: RegExp, taken: readonly Span[]): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter((match) => !isWithin(taken, match.index) && match[0] !== '');
}

/** The span of a match. */
export function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, end: match.index + match[0].length };
}
