/** A part of a folded text that says something besides the name. */
export interface Span {
  readonly from: number;
  readonly end: number;
}

/** Whether a position lies in one of the spans. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some((span) => at >= span.from && at < span.end);
}

/** Every place where a pattern with the flag g occurs outside of what was found before. */
export function findAll(text: string, pattern: RegExp, taken: readonly Span[] = []): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  // Not matchAll, which makes a new pattern for each text.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1;
    else if (!isWithin(taken, match.index)) found.push(match);
  }
  return found;
}

/** The span of a match. */
export function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, end: match.index + match[0].length };
}
