import MiniSearch from 'minisearch';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { SelectType } from '#domain/catalogue/kinds.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { fold, indexedForms } from './search-words.ts';

/** A page found for what was typed. */
export interface SearchHit {
  readonly slug: string;
  readonly title: string;
  /** Kind and remark beside it: 'Server · Rack, 1 HE'. */
  readonly note: string;
}

/** Finds catalogue pages, the best first; every word must fit. */
export type CatalogueSearch = (query: string, limit: number) => readonly SearchHit[];

const fields = ['title', 'shortname', 'words', 'category', 'note'];

/** Who types the name of a category wants the category; else a finer item is the better answer. */
const weight: Record<SelectType, number> = {
  model: 1,
  type: 1,
  category: 2.5,
  series: 0.9,
  category_manufacturer: 0.9,
  manufacturer: 0.8,
  freetext: 0,
};

const words = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

function documentOf({ id, selectType, title, slug, category, type, manufacturer, series, model }: WizardItem) {
  const kind = type?.name ?? category?.name;
  return {
    id,
    slug,
    selectType,
    title,
    // joined, so that '840g5' finds 'EliteBook 840 G5'
    shortname: words(model?.shortname, model?.shortname.replace(/\s/g, '')),
    words: words(model?.words, manufacturer?.words, manufacturer?.name, series?.name),
    category: words(category?.name, category?.words, type?.words),
    note: words(model?.note),
    hit: { slug, title, note: [kind, model?.note].filter((part) => part && part !== title).join(' · ') },
  };
}

/** Typing errors are forgiven in words, not in numbers: a neighbouring model number is another device. */
const forgiving = (term: string) => term.length > 5 && !/\d/.test(term) && 0.25;

/** Builds the search over all pages of the catalogue. */
export function createCatalogueSearch({ items }: Catalogue): CatalogueSearch {
  const documents = items.map(documentOf);
  const hits = new Map(documents.map(({ id, hit }) => [id, hit]));
  const index = new MiniSearch<(typeof documents)[number]>({
    fields,
    storeFields: ['selectType'],
    processTerm: indexedForms,
    searchOptions: {
      processTerm: fold,
      combineWith: 'AND',
      prefix: true,
      fuzzy: forgiving,
      weights: { fuzzy: 0.9, prefix: 0.75 },
      boost: { title: 3, shortname: 4, words: 1, category: 0.6, note: 0.3 },
      boostDocument: (_id, _term, stored) => weightOf(stored?.selectType),
    },
  });
  index.addAll(documents);

  return (query, limit) =>
    index
      .search(query)
      .flatMap(({ id }) => hits.get(String(id)) ?? [])
      .slice(0, limit);
}

function weightOf(selectType: unknown): number {
  const known = Object.entries(weight).find(([name]) => name === selectType);
  return known?.[1] ?? 1;
}
