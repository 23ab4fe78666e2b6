/** Numbers of a range that no paper has, between two that one has. */
export interface NumberGap {
  readonly prefix: string;
  /** The first and the last that is missing: the same where it is one. */
  readonly first: number;
  readonly last: number;
  /** The papers on both sides, 'GS-2026-000123'. */
  readonly before: string;
  readonly after: string;
}

/**
 * What is missing in ranges of papers whose next number bears the year; `numbers` in any order, of every range. A number that was taken and not
 * used stays unused for ever: that is allowed, and told (INV-40).
 */
export function numberGaps(numbers: readonly string[], year: number): NumberGap[] {
  const read = numbers.flatMap((text) => {
    const [, prefix = '', ofYear, digits] = /^([A-Z]+)-(\d{4})-(\d+)$/.exec(text) ?? [];
    return digits === undefined ? [] : [{ text, prefix, year: Number(ofYear), at: Number(digits) }];
  });
  return [...Map.groupBy(read, ({ prefix }) => prefix)].flatMap(([prefix, ofRange]) => {
    const inOrder = ofRange.toSorted((one, other) => one.at - other.at);
    return inOrder.flatMap((after, index) => {
      const before = inOrder[index - 1];
      if (before === undefined || after.year !== year || after.at <= before.at + 1) return [];
      return [{ prefix, first: before.at + 1, last: after.at - 1, before: before.text, after: after.text }];
    });
  });
}

/** The numbers of a gap as papers would bear them: 'GS-2026-000005 bis GS-2026-000006', or the one. */
export function formatGap({ first, last, after }: NumberGap): string {
  const numbered = (at: number) => after.replace(/\d+$/, (digits) => String(at).padStart(digits.length, '0'));
  return first === last ? numbered(first) : `${numbered(first)} bis ${numbered(last)}`;
}
