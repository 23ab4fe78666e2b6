import { readSearchHits, type SearchHit, searchHitsUrl } from '#contract/catalogue-search/search-hits.ts';

/** Hits by the server; rejects when it refuses or cannot be reached, and once nobody waits for them any more. */
export type AskServer = (query: string, limit: number, signal: AbortSignal) => Promise<readonly SearchHit[]>;

/** Nobody is asked while the next key follows, in milliseconds. */
export const typingPause = 150;

/** Asks as soon as the typing pauses. By a plain fetch: the client for calls is a part of the program that may be on its way itself. */
export function askServer(fetch: typeof globalThis.fetch): AskServer {
  return async (query, limit, signal) => {
    await new Promise((resolve) => setTimeout(resolve, typingPause));
    // Nothing is sent for a question that was given up in the pause: fetch sees to that.
    const answer = await fetch(searchHitsUrl(query, limit), { signal, priority: 'high' });
    // Of a refusal there are no hits to be read.
    return readSearchHits(await answer.json());
  };
}
