import MiniSearch from 'minisearch';
import { deviceNumberIn } from '#domain/asset-list/device-number-in.ts';
import type { SelectType } from '#domain/catalogue/kinds.ts';
import { type SearchEntry, type SearchGroup, searchEntriesOf } from '#domain/catalogue/search-entries.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { numberHits } from './number-hits.ts';
import { isAnswer, isTelling, processorMaker } from './query-details.ts';
import type { SearchHit } from './search-hits.ts';
import { ranked, titleReader, wordsSaidIn } from './search-ranking.ts';
import { foldSpelling, indexedForms, initialsOf, remembered, searchedWordsOf } from './search-words.ts';
import { type UnderstoodPart, understandQuery } from './understand-query.ts';

/** Finds catalogue pages, the best first; every word must fit. */
export type CatalogueSearch = (query: string, limit: number) => readonly SearchHit[];

/** The search wherever it runs; rejects when the catalogue cannot be reached. */
export type AskCatalogue = (...question: Parameters<CatalogueSearch>) => Promise<readonly SearchHit[]>;

/** Who types the name of a category wants the category; else a finer item is the better answer. */
const weight: Record<SelectType, number> = {
  model: 1,
  type: 1,
  category: 1.8,
  series: 0.9,
  category_manufacturer: 0.9,
  manufacturer: 0.8,
  freetext: 0,
};

/** For letters alone, which say little: the broad pages first. */
const broadFirst: readonly SelectType[] = [
  'category',
  'type',
  'manufacturer',
  'category_manufacturer',
  'series',
  'model',
  'freetext',
];

const noLetters = { alone: '', initials: '' };
const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

/** What people say for short: of a model also as one word, so that '840g5' finds 'EliteBook 840 G5' and 'dl380g9' the Gen9. */
function shortnamesOf({ selectType, maker, shortname }: SearchEntry): string {
  if (selectType === 'category_manufacturer') return maker;
  if (selectType !== 'model') return selectType === 'series' ? '' : shortname;
  const oneWord = shortname.replace(/\s/g, '');
  return joined(shortname, oneWord, oneWord.replace(/gen(?=\d)/i, 'g'));
}

function documentsOf(entries: readonly SearchEntry[]) {
  return entries.map((entry, id) => ({
    id,
    title: entry.title,
    shortname: shortnamesOf(entry),
    words: joined(entry.ownWords, entry.words),
    category: entry.kindWords,
    note: entry.note,
  }));
}

/** What one letter or digit is held against, of each page. */
function lettersOf(entries: readonly SearchEntry[]) {
  const ofWord = remembered(initialsOf);
  const initials = remembered((text) => searchedWordsOf(text).map(ofWord).join(''));
  return entries.map(({ title, ownWords, words, note }) => ({
    alone: searchedWordsOf(title)
      .filter((word) => word.length === 1)
      .map(foldSpelling)
      .join(''),
    initials: [title, ownWords, words, note].map(initials).join(''),
  }));
}

/** A model takes along what was typed beside its name; a page of many models only says that nothing was searched for it. */
function hitOf(
  { selectType, title, kind, note }: SearchEntry,
  aside: readonly string[],
  asTyped: ReadonlyMap<string, string>,
): SearchHit {
  const answers = selectType === 'model' ? aside.filter(isAnswer) : [];
  const unused = aside.filter((word) => isTelling(word) && !answers.includes(word));
  const typed = (words: readonly string[], by: string) => words.map((word) => asTyped.get(word) ?? word).join(by);
  const said = [
    answers.length > 0 && `als Angabe übernommen: ${typed(answers, ' ')}`,
    unused.length > 0 && `nicht gesucht: ${typed(unused, ', ')}`,
  ];
  return {
    slug: slugOf(title),
    title,
    note: [kind, note, ...said].filter(Boolean).join(' · '),
    ...(answers.length > 0 && { details: answers.join(' ') }),
  };
}

interface Finding {
  readonly limit: number;
  /** Whether slips of the fingers are forgiven. */
  readonly isForgiving: boolean;
  /** Whose processor was asked for. */
  readonly maker: string | undefined;
}

/** Typing errors are forgiven in words, not in numbers: a neighbouring model number is another device. */
const forgiving = (term: string) => term.length > 5 && !/\d/.test(term) && 0.2;

/**
 * Builds the search over all pages of the catalogue. `atOnce` pages are indexed before the thread is given back: as many as
 * there are in a worker, few where a person waits.
 */
export async function createCatalogueSearch(
  groups: readonly SearchGroup[],
  atOnce = Number.POSITIVE_INFINITY,
): Promise<CatalogueSearch> {
  const entries = searchEntriesOf(groups);
  const [cuts, forms] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const index = new MiniSearch<ReturnType<typeof documentsOf>[number]>({
    fields: ['title', 'shortname', 'words', 'category', 'note'],
    tokenize: remembered(searchedWordsOf, cuts),
    processTerm: remembered(indexedForms, forms),
    searchOptions: {
      tokenize: searchedWordsOf,
      processTerm: foldSpelling,
      combineWith: 'AND',
      prefix: true,
      maxFuzzy: 2,
      weights: { fuzzy: 0.9, prefix: 0.75 },
      boost: { title: 3, shortname: 4, words: 1, category: 0.3, note: 0.3 },
    },
  });
  await index.addAllAsync(documentsOf(entries), { chunkSize: atOnce });
  // What it remembers while it is built would be a third of what it holds.
  cuts.clear();
  forms.clear();
  const titles = entries.map(titleReader());
  const titleOf = (id: number) => titles[id] ?? { words: [], otherNumbers: [], share: 0 };
  const saidWords = wordsSaidIn(titles);
  const letterings = lettersOf(entries);
  const byBreadth = broadFirst.flatMap((kind) =>
    entries.flatMap(({ selectType }, id) => (selectType === kind ? [id] : [])),
  );

  function find(typed: readonly string[], { limit, isForgiving, maker }: Finding): readonly UnderstoodPart[] {
    // A letter alone begins half of all words: it narrows what the other words find, and counts where it is a word itself.
    const letters = typed.filter((word) => word.length === 1);
    const words = typed.filter((word) => word.length > 1);
    if (words.length === 0) return beginningWith(letters, limit);
    const weightOf = (id: number) => {
      const [page, { alone, initials } = noLetters] = [entries[id], letterings[id]];
      // None is not found at all.
      if (page === undefined || !letters.every((letter) => initials.includes(letter))) return 0;
      const isOfMaker = maker !== undefined && page.title.toLowerCase().endsWith(`(${maker})`);
      return (
        weight[page.selectType] * (isOfMaker ? 2 : 1) * (1 + letters.filter((letter) => alone.includes(letter)).length)
      );
    };
    const results = index.search(words.join(' '), {
      fuzzy: isForgiving && forgiving,
      boostDocument: (id) => weightOf(Number(id)),
    });
    return ranked(results, words, titleOf, limit);
  }

  /** Of a letter the titles that begin with it, of a digit those with a word that does. */
  function beginningWith([first, ...others]: readonly string[], limit: number): readonly UnderstoodPart[] {
    if (first === undefined || others.length > 0) return [];
    const found: UnderstoodPart[] = [];
    for (const id of byBreadth) {
      if (found.length === limit) break;
      const page = entries[id];
      if (page === undefined) continue;
      const fits = /\d/.test(first)
        ? letterings[id]?.initials.includes(first)
        : foldSpelling(page.title.charAt(0)).startsWith(first);
      if (fits) found.push({ id, said: 0 });
    }
    return found;
  }

  const isBorne = remembered(
    (word) => word.length === 1 || find([word], { limit: 1, isForgiving: true, maker: undefined }).length > 0,
  );
  function findWords(query: string, limit: number): readonly SearchHit[] {
    const asTyped = new Map(searchedWordsOf(query).map((word) => [foldSpelling(word), word]));
    const maker = [...asTyped.keys()].map(processorMaker).find(Boolean);
    const { found, aside } = understandQuery(query, {
      find: (words, isForgiving) => find(words, { limit, isForgiving, maker }),
      isBorne,
      isSaid: (word) => saidWords.has(word),
    });
    return found.flatMap(({ id }) => {
      const page = entries[id];
      return page === undefined ? [] : [hitOf(page, aside, asTyped)];
    });
  }

  /** Models that bear a number as a name of their own; what only begins like it is another. */
  function called(number: string): readonly SearchHit[] {
    return find(searchedWordsOf(number).map(foldSpelling), {
      limit: entries.length,
      isForgiving: false,
      maker: undefined,
    }).flatMap(({ id }) => {
      const page = entries[id];
      const names =
        page &&
        [...page.ownWords.split(', '), ...searchedWordsOf(page.title), ...page.title.split(' ')].map(foldSpelling);
      return page && names?.includes(foldSpelling(number)) ? [hitOf(page, [], new Map())] : [];
    });
  }

  return (query, limit) => {
    const number = deviceNumberIn(query);
    const known = {
      find: (words: string) => findWords(words, limit),
      called,
      isBorne: (word: string) => isBorne(foldSpelling(word)),
    };
    return (number && numberHits(number, known)?.slice(0, limit)) ?? findWords(query, limit);
  };
}
