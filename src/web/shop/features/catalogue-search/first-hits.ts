import { isShortQuestion, type SearchHit, searchHitLimits } from '#contract/catalogue-search/search-hits.ts';

/** What the server's page shows at once; undefined for words that it does not search for. */
export type FirstHits = readonly SearchHit[] | undefined;

type Find = (query: string, limit: number) => Promise<readonly SearchHit[]>;

/** The hits for the words of an address, within the bounds of the server's other searches. One that fails leaves the page without. */
export async function firstHits(find: Find, words: string): Promise<FirstHits> {
  const query = words.trim();
  if (query === '' || !isShortQuestion(query)) return undefined;
  return find(query, searchHitLimits.hits).catch(() => undefined);
}
