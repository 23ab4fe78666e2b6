import { readFileSync } from 'node:fs';
import type { CatalogueSearch } from '#contract/catalogue-search/search-index.ts';

/** One of the queries of which the right first answer was written down before anything was tuned. */
export interface JudgedSearch {
  readonly query: string;
  readonly first: string | undefined;
  readonly isRight: boolean;
}

/** What the search finds first for each query of the table; every second line is held out: nothing is tuned on it. */
export function judgedSearches(search: CatalogueSearch): {
  readonly tuned: JudgedSearch[];
  readonly heldOut: JudgedSearch[];
} {
  const table = readFileSync(new URL('../fixtures/search/queries.csv', import.meta.url), 'utf8');
  const judged = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line): JudgedSearch => {
      const [query = '', right = ''] = line.split(';');
      const first = search(query, 1)[0]?.title;
      return { query, first, isRight: first !== undefined && right.split('|').includes(first) };
    });
  return { tuned: judged.filter((_, at) => at % 2 === 0), heldOut: judged.filter((_, at) => at % 2 === 1) };
}
