import type { SearchResult } from 'minisearch';
import type { SearchEntry } from '#domain/catalogue/search-entries.ts';
import { indexedForms, remembered, wordsOf } from './search-words.ts';

/** What the title of a page says. */
export interface TitleWords {
  /** Its words in every form. A number without its letters is not the word itself: 'RTX A4000' is not the 'RTX 4000'. */
  readonly forms: ReadonlyMap<string, { readonly isWord: boolean }>;
  /** How much each of them counts. */
  readonly share: number;
}

const formsOf = remembered((word) =>
  indexedForms(word).map((form) => [form, { isWord: /^\d/.test(form) === /^\d/.test(word) }] as const),
);

/** Who types the name of a series or a kind wants the choice within before any single model, and before what is made for it. */
const broad: ReadonlySet<unknown> = new Set(['category', 'type', 'series', 'category_manufacturer']);
const ofBroad = 3;

/** The words of a page's title, and how much each counts for the page. */
export function titleWordsOf({ title, selectType }: Pick<SearchEntry, 'title' | 'selectType'>): TitleWords {
  const words = wordsOf(title);
  return { forms: new Map(words.flatMap(formsOf)), share: (broad.has(selectType) ? ofBroad : 1) / words.length };
}

/** A number without its letters is half said: 'R640' says more of 640 than 'FS6400', and less than a '640'. */
function saidBy(form: { readonly isWord: boolean } | undefined): number {
  if (form === undefined) return 0;
  return form.isWord ? 1 : 0.5;
}

/**
 * The best first: a title that says a typed word comes before one that only begins like it or resembles it, so that 'macbook' is
 * no MateBook and 'mac mini' no iPad mini; among equals the shorter title, of which the word says more.
 */
export function ranked(
  results: readonly SearchResult[],
  typed: readonly string[],
  titleOf: (id: number) => TitleWords,
): readonly SearchResult[] {
  const judged = results.map((result) => {
    const { forms, share } = titleOf(Number(result.id));
    const said = typed.reduce((sum, word) => sum + saidBy(forms.get(word)), 0);
    const names = result.terms.some((term) => forms.has(term));
    return { result, said, score: names ? result.score * share : result.score / 5 };
  });
  return judged.toSorted((a, b) => b.said - a.said || b.score - a.score).map(({ result }) => result);
}
