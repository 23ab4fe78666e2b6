/** A typed word in the words that titles say, and the letters that were left of it. */
export interface SplitWord {
  readonly words: readonly string[];
  readonly aside: readonly string[];
}

/**
 * A folded word that no title says, as titles say it: without letters behind its number, which tell one outfit of a model from another ('p4014n'), or as
 * the two words of which it was made ('macmini', 'iphone13'). Undefined where it is neither, or is said as it stands.
 */
export function splitWord(word: string, isSaid: (word: string) => boolean): SplitWord | undefined {
  if (isSaid(word)) return undefined;
  const [, number = '', letters = ''] = /^(.*\d{3,})([a-z]{1,3})$/.exec(word) ?? [];
  if (/[a-z]/.test(number) && isSaid(number)) return { words: [number], aside: [letters] };
  for (let at = word.length - 1; at > 1; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isTelling = first.length > 2 || /\d/.test(word);
    if (isTelling && isSaid(first) && isSaid(second)) return { words: [first, second], aside: [] };
  }
  return undefined;
}
