import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { api } from '#contract/urls.ts';
import { readSearchGroups } from '#domain/catalogue/search-entries.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { askWorker, WorkerLost } from './ask-worker.ts';
import type { SearchWorker } from './search-messages.ts';

const loadIndex = loadChunk(() => import('#contract/catalogue-search/search-index.ts'));

/** A module worker of our own; throws where there are none or the policy of a host in between forbids them. */
function startSearchWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'catalogue-search' });
}

/** On the page's own thread it is given back every so many pages, so that typing goes on meanwhile. */
const atOnceHere = 200;

/**
 * The search over the catalogue, in a worker; where there is none or it is lost, on the page's own thread. Rejects when the
 * catalogue cannot be fetched.
 */
export async function openSearch(client: ApiClient, startWorker = startSearchWorker): Promise<AskCatalogue> {
  let thread: Promise<AskCatalogue> | undefined;
  function here(): Promise<AskCatalogue> {
    thread ??= buildHere(client).catch((error: unknown) => {
      // Whoever asks next tries again.
      thread = undefined;
      throw error;
    });
    return thread;
  }

  const ask = await inWorker(startWorker).catch(whenWorkerLost(here));
  return (query, limit) => ask(query, limit).catch(whenWorkerLost(async () => (await here())(query, limit)));
}

function whenWorkerLost<Result>(instead: () => Promise<Result>) {
  return (error: unknown) => {
    if (error instanceof WorkerLost) return instead();
    throw error;
  };
}

async function buildHere(client: ApiClient): Promise<AskCatalogue> {
  const { createCatalogueSearch } = await loadIndex();
  const groups = readSearchGroups(await client.get(api.selfservice.wizardSearch));
  const search = await createCatalogueSearch(groups, atOnceHere);
  return async (query, limit) => search(query, limit);
}

async function inWorker(startWorker: () => SearchWorker): Promise<AskCatalogue> {
  let worker: SearchWorker;
  try {
    worker = startWorker();
  } catch {
    throw new WorkerLost();
  }
  return askWorker(worker);
}
