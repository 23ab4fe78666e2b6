import { type CatalogueSearch, createCatalogueSearch } from '#contract/catalogue-search/search-index.ts';
import { readSearchGroups } from '#domain/catalogue/search-entries.ts';
import type { PageMessage, WorkerMessage } from './search-messages.ts';

/** Runs beside the page: builds the search over the entries it is given and answers, so that typing never waits for either. */
const search = Promise.withResolvers<CatalogueSearch>();

const say = (news: WorkerMessage) => postMessage(news);

async function build(entries: string) {
  search.resolve(await createCatalogueSearch(readSearchGroups(JSON.parse(entries))));
  say({ is: 'ready' });
}

addEventListener('message', async ({ data }: MessageEvent<PageMessage>) => {
  if ('entries' in data) return build(data.entries).catch(() => say({ is: 'failed' }));
  const { number, query, limit } = data;
  const find = await search.promise;
  say({ is: 'answer', number, hits: find(query, limit) });
});
