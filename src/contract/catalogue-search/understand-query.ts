import { otherSpellings } from './other-spellings.ts';
import { isDetail, isNumber } from './query-details.ts';
import { foldSpelling, searchedWordsOf } from './search-words.ts';
import { splitWord } from './split-word.ts';

/** A page that was found, and how many of the words its title says. */
export interface UnderstoodPart {
  readonly id: number;
  readonly said: number;
}

/** The pages that every one of the folded words fits, the best first; `forgiving` also with slips. */
export type Find = (words: readonly string[], forgiving: boolean) => readonly UnderstoodPart[];

/** What is known of the catalogue. */
interface Known {
  readonly find: Find;
  /** Whether any page bears a word, also with slips. */
  readonly isBorne: (word: string) => boolean;
  /** Whether a title says a word, as it stands. */
  readonly isSaid: (word: string) => boolean;
}

/** What a query was taken to mean. */
export interface Understood {
  readonly found: readonly UnderstoodPart[];
  /** Words of the query, folded, that did not narrow what was found. */
  readonly aside: readonly string[];
}

const nothing: Understood = { found: [], aside: [] };

/**
 * What is meant, whatever else was typed: as it stands; without what only describes the goods; spelt otherwise; without words that no
 * page bears; and the model alone that stands in front of all the rest.
 */
export function understandQuery(query: string, { find, isBorne, isSaid }: Known): Understood {
  const best = (words: readonly string[]) => bestOf(words, find, isSaid);
  const typed = searchedWordsOf(query).map(foldSpelling);
  const names = typed.filter((word) => !isDetail(word));
  const described = names.length === typed.length ? [] : typed.filter(isDetail);
  const whole = best(typed);
  if (whole.found.length > 0 && (described.length === 0 || !names.some(isNumber))) return whole;
  const ofNames = best(names);
  const lean = { found: ofNames.found, aside: [...described, ...ofNames.aside] };
  if (lean.found.length > 0) return saysMore(whole, lean) ? whole : lean;
  for (const spelling of otherSpellings(names.join(' '))) {
    const found = find(searchedWordsOf(spelling), false);
    if (found.length > 0) return { found, aside: described };
  }
  const borne = names.flatMap((word) => (isBorne(word) ? [word] : (splitWord(word, isSaid)?.words ?? [])));
  return withLess(borne, typed, best);
}

/** The words that some page bears; where they contradict each other, those in front that name a model. */
function withLess(
  borne: readonly string[],
  typed: readonly string[],
  best: (words: readonly string[]) => Understood,
): Understood {
  for (let length = borne.length; length > 0; length--) {
    const words = borne.slice(0, length);
    const isLess = length < borne.length;
    if (!words.some(isLess ? isNumber : isWord)) return nothing;
    const { found, aside } = best(words);
    const isUsed = (word: string) => words.some((one) => word.includes(one));
    if (found.length > 0) return { found, aside: [...typed.filter((word) => !isUsed(word)), ...aside] };
  }
  return nothing;
}

const isWord = (word: string) => /\p{L}./u.test(word);

/** 'lenovo t 480' as 'lenovo t480'; 'elite desk' and 'm720 s' as the 'elitedesk' and 'm720s' that some title says. */
function joinedWords(words: readonly string[], isSaid: Known['isSaid']): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const both = before + word;
    const isNumbered = /^\p{L}$/u.test(before) && /^\d+$/.test(word);
    const isOneName = before !== '' && (/^\p{L}{5,}$/u.test(both) || /\d\p{L}$/u.test(both)) && isSaid(both);
    if (isNumbered || isOneName) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

/** Words that no title says, each as the two of which it was made, or without letters behind its number: 'macmini', 'p4014n'. */
function splitWords(words: readonly string[], isSaid: Known['isSaid']) {
  const each = words.map((word) => splitWord(word, isSaid) ?? { words: [word], aside: [] });
  return { words: each.flatMap((one) => one.words), aside: each.flatMap((one) => one.aside) };
}

/** As it stands, joined or split: the reading whose first answer says most of its words; of equals the one before. */
function bestOf(typed: readonly string[], find: Find, isSaid: Known['isSaid']): Understood {
  const joined = { words: joinedWords(typed, isSaid), aside: [] };
  const readings = [{ words: typed, aside: [] }, joined, splitWords(joined.words, isSaid)];
  let chosen: Understood & { readonly share: number } = { ...nothing, share: 0 };
  const tried = new Set(['']);
  for (const { words, aside } of readings) {
    if (tried.has(words.join(' '))) continue;
    tried.add(words.join(' '));
    const found = find(words, true);
    const share = (found[0]?.said ?? 0) / words.length;
    if (found.length > 0 && (chosen.found.length === 0 || share > chosen.share)) chosen = { found, aside, share };
  }
  return { found: chosen.found, aside: chosen.aside };
}

function saysMore(whole: Understood, lean: Understood): boolean {
  const [one, other] = [whole.found[0], lean.found[0]];
  return one !== undefined && one.said >= (other?.said ?? 0);
}
