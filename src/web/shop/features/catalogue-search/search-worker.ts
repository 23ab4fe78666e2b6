import { createCatalogueSearch } from '#contract/catalogue-search/search-index.ts';
import { api } from '#contract/urls.ts';
import { readSearchGroups } from '#domain/catalogue/search-entries.ts';
import type { SearchQuestion, WorkerMessage } from './search-messages.ts';

/** Runs beside the page: fetches the entries, builds the search and answers, so that typing never waits for any of it. */
async function build() {
  // The server answers meanwhile, and what a person waits for goes first.
  const answer = await fetch(api.selfservice.wizardSearch, { priority: 'low' });
  if (!answer.ok) throw new Error(`The search entries were refused: ${answer.status}`);
  return createCatalogueSearch(readSearchGroups(await answer.json()));
}

const say = (news: WorkerMessage) => postMessage(news);
const search = build();
search.then(
  () => say({ is: 'ready' }),
  () => say({ is: 'failed' }),
);
addEventListener('message', async ({ data: { number, query, limit } }: MessageEvent<SearchQuestion>) => {
  const find = await search;
  say({ is: 'answer', number, hits: find(query, limit) });
});
