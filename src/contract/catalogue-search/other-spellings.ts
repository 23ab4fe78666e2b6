import { splitNumbers } from './search-words.ts';

/** A long query has more spellings than anybody waits for. */
const most = 24;

/**
 * How a query may have been meant of which nothing was found, the likelier first: 'optiplex7060' apart, 'fire wall' as one word,
 * 'ipda' with two letters the other way round. Digits stay as they are: another number is another device.
 */
export function otherSpellings(query: string): readonly string[] {
  const words = query.trim().split(/\s+/);
  const apart = splitNumbers(query);
  const joined = words.slice(1).map((_, index) => withInstead(words, index, 2, words.slice(index, index + 2).join('')));
  const swapped = words.flatMap((word, index) => turned(word).map((other) => withInstead(words, index, 1, other)));
  return [...(apart === query ? [] : [apart]), ...joined, ...swapped].slice(0, most);
}

function withInstead(words: readonly string[], index: number, count: number, word: string): string {
  return words.toSpliced(index, count, word).join(' ');
}

/** A word of at least four letters with each two neighbours turned round. */
function turned(word: string): string[] {
  if (!/^\p{L}{4,}$/u.test(word)) return [];
  const letters = [...word];
  return letters.slice(1).flatMap((second, index) => {
    const first = letters[index] ?? '';
    return first === second ? [] : [letters.toSpliced(index, 2, second, first).join('')];
  });
}
