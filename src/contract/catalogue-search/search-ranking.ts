import type { SearchResult } from 'minisearch';
import type { SearchEntry } from '#domain/catalogue/search-entries.ts';
import { indexedForms, remembered, searchedWordsOf } from './search-words.ts';
import type { UnderstoodPart } from './understand-query.ts';

/** One form of a word. A number without its letters is not the word itself: 'RTX A4000' is not the 'RTX 4000'. */
interface WordForm {
  readonly text: string;
  readonly isWord: boolean;
}

/** What the title of a page says. */
export interface TitleWords {
  /** Its words, each in every form; pages share those of a word. */
  readonly words: readonly (readonly WordForm[])[];
  /** Numbers by which else the model is called, and its year. */
  readonly otherNumbers: readonly (readonly WordForm[])[];
  /** How much each of them counts. */
  readonly share: number;
}

function formsOf(word: string): readonly WordForm[] {
  return indexedForms(word).map((text) => ({ text, isWord: /^\d/.test(text) === /^\d/.test(word) }));
}

/** Who types the name of a series or a kind wants the choice within before any single model, and before what is made for it. */
const broad: ReadonlySet<unknown> = new Set(['category', 'type', 'series', 'category_manufacturer']);
const ofBroad = 4;

const numbersIn = (text: string) => (text === '' ? [] : searchedWordsOf(text).filter((word) => /\d/.test(word)));

/** Reads the words of one title after the other, and how much each counts for its page. */
export function titleReader(): (page: Pick<SearchEntry, 'title' | 'selectType' | 'ownWords'>) => TitleWords {
  const forms = remembered(formsOf);
  return ({ title, selectType, ownWords }) => {
    const words = searchedWordsOf(title);
    const share = (broad.has(selectType) ? ofBroad : 1) / words.length;
    return { words: words.map(forms), otherNumbers: numbersIn(ownWords).map(forms), share };
  };
}

/** Every word that some title says, in each of its forms. */
export function wordsSaidIn(titles: readonly TitleWords[]): ReadonlySet<string> {
  const said = new Set<string>();
  for (const { words } of titles)
    for (const forms of words) for (const { text, isWord } of forms) if (isWord) said.add(text);
  return said;
}

/** A number without its letters is half said: 'R640' says more of 640 than 'FS6400', and less than a '640'. */
function saidBy(form: WordForm | undefined): number {
  if (form === undefined) return 0;
  return form.isWord ? 1 : 0.5;
}

/** Whether a title says a word as often as it was typed up to there: 'MacBook Pro 14 M3 Pro' is not the one with an M3 alone. */
function isSaidAgain(words: TitleWords['words'], typed: readonly string[], at: number): boolean {
  const before = typed.indexOf(typed[at] ?? '');
  if (before === at) return true;
  const times = typed.slice(0, at + 1).filter((word) => word === typed[at]).length;
  return words.filter((forms) => forms.some(({ text }) => text === typed[at])).length >= times;
}

/** The last of these words that has this form. */
function formIn(words: TitleWords['words'], text: string): WordForm | undefined {
  for (let at = words.length - 1; at >= 0; at--) {
    for (const form of words[at] ?? []) if (form.text === text) return form;
  }
  return undefined;
}

interface Judged extends UnderstoodPart {
  readonly score: number;
}

/** A title that begins like a word or resembles it says less than one that says it, and more than one that does neither. */
const resembling = 0.3;

/**
 * The `limit` best, the best first: a title that says a typed word comes before one that only begins like it or resembles it, so
 * that 'macbook' is no MateBook and 'mac mini' no iPad mini; among equals the shorter title, of which the word says more.
 */
export function ranked(
  results: readonly SearchResult[],
  typed: readonly string[],
  titleOf: (id: number) => TitleWords,
  limit: number,
): readonly UnderstoodPart[] {
  const best: Judged[] = [];
  for (const result of results) {
    const title = titleOf(Number(result.id));
    let said = 0;
    let unsaid = 0;
    for (const [at, word] of typed.entries()) {
      const known = Math.max(saidBy(formIn(title.words, word)), saidBy(formIn(title.otherNumbers, word)) * 0.9);
      const by = isSaidAgain(title.words, typed, at) ? known : 0;
      said += by;
      if (by === 0) unsaid++;
    }
    const last = best.length < limit ? undefined : best.at(-1);
    // Most are out by what they say alone.
    if (last !== undefined && said + unsaid * resembling < last.said) continue;
    const borne = result.terms.filter((term) => formIn(title.words, term) !== undefined);
    said += resembling * Math.min(unsaid, borne.filter((term) => !typed.includes(term)).length);
    const id = Number(result.id);
    const judged = { id, said, score: borne.length > 0 ? result.score * title.share : result.score / 5 };
    const place = best.findIndex((other) => isBetter(judged, other));
    if (place < 0 && last !== undefined) continue;
    best.splice(place < 0 ? best.length : place, 0, judged);
    if (best.length > limit) best.pop();
  }
  return best;
}

/** Among equals the one that was found before stays in front. */
function isBetter(one: Judged, other: Judged): boolean {
  return one.said > other.said || (one.said === other.said && one.score > other.score);
}
