import { otherSpellings } from './other-spellings.ts';
import { isDetail, isNumber } from './query-details.ts';
import { foldSpelling, searchedWordsOf } from './search-words.ts';

/** A page that was found, and how many of the words its title says. */
export interface UnderstoodPart {
  readonly id: number;
  readonly said: number;
}

/** The pages that every one of the folded words fits, the best first; `forgiving` also with slips. */
export type Find = (words: readonly string[], forgiving: boolean) => readonly UnderstoodPart[];

/** What a query was taken to mean. */
export interface Understood {
  readonly found: readonly UnderstoodPart[];
  /** Words of the query, folded, that did not narrow what was found. */
  readonly aside: readonly string[];
}

const nothing: Understood = { found: [], aside: [] };

/**
 * What is meant, whatever else was typed: as it stands; without what only describes the goods; spelt otherwise; without words that no
 * page bears; and the model alone that stands in front of all the rest. `isBorne` says whether any page bears a word.
 */
export function understandQuery(query: string, find: Find, isBorne: (word: string) => boolean): Understood {
  const typed = searchedWordsOf(query).map(foldSpelling);
  const names = typed.filter((word) => !isDetail(word));
  const described = names.length === typed.length ? [] : typed.filter(isDetail);
  const whole = best([typed, joinedWords(typed, find)], find);
  if (whole.found.length > 0 && (described.length === 0 || !names.some(isNumber))) return whole;
  const lean = { ...best([names, joinedWords(names, find)], find), aside: described };
  if (lean.found.length > 0) return saysMore(whole, lean) ? whole : lean;
  for (const spelling of otherSpellings(names.join(' '))) {
    const found = find(searchedWordsOf(spelling), false);
    if (found.length > 0) return { found, aside: described };
  }
  return withLess(names.filter(isBorne), typed, find);
}

/** The words that some page bears; where they contradict each other, those in front that name a model. */
function withLess(borne: readonly string[], typed: readonly string[], find: Find): Understood {
  for (let length = borne.length; length > 0; length--) {
    const words = borne.slice(0, length);
    const isLess = length < borne.length;
    if (!words.some(isLess ? isNumber : isWord)) return nothing;
    const { found } = best([words, joinedWords(words, find)], find);
    if (found.length > 0) return { found, aside: typed.filter((word) => !words.includes(word)) };
  }
  return nothing;
}

const isWord = (word: string) => /\p{L}./u.test(word);

/** 'lenovo t 480' as 'lenovo t480', 'elite desk' as the 'elitedesk' that some title says. */
function joinedWords(words: readonly string[], find: Find): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const both = before + word;
    const isNumbered = /^\p{L}$/u.test(before) && /^\d+$/.test(word);
    if (isNumbered || (/^\p{L}{5,}$/u.test(both) && before !== '' && isSaid(both, find))) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

const isSaid = (word: string, find: Find) => find([word], false)[0]?.said === 1;

/** The reading whose first answer says most of its words; of equals the one before. */
function best(readings: readonly (readonly string[])[], find: Find): Understood {
  let chosen: { found: readonly UnderstoodPart[]; share: number } = { found: [], share: 0 };
  for (const [at, words] of readings.entries()) {
    if (words.length === 0 || (at > 0 && words.length === readings[0]?.length)) continue;
    const found = find(words, true);
    const share = (found[0]?.said ?? 0) / words.length;
    if (found.length > 0 && (chosen.found.length === 0 || share > chosen.share)) chosen = { found, share };
  }
  return { found: chosen.found, aside: [] };
}

function saysMore(whole: Understood, lean: Understood): boolean {
  const [one, other] = [whole.found[0], lean.found[0]];
  return one !== undefined && one.said >= (other?.said ?? 0);
}
