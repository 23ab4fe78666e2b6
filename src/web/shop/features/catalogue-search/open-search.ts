import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { readSearchGroups } from '#domain/catalogue/search-entries.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { askWorker, WorkerLost } from './ask-worker.ts';
import type { SearchWorker } from './search-messages.ts';

const loadIndex = loadChunk(() => import('#contract/catalogue-search/search-index.ts'));

/** A module worker of our own; throws where there are none or the policy of a host in between forbids them. */
function startSearchWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'catalogue-search' });
}

/** On the page's own thread it is given back every so many pages, so that typing goes on meanwhile. */
const atOnceHere = 50;

/**
 * The search over the catalogue's entries, in a worker; where there is none or it is lost, on the page's own thread. Rejects when the
 * entries are none.
 */
export async function openSearch(entries: string, startWorker = startSearchWorker): Promise<AskCatalogue> {
  let thread: Promise<AskCatalogue> | undefined;
  function here(): Promise<AskCatalogue> {
    thread ??= buildHere(entries).catch((error: unknown) => {
      // Whoever asks next tries again.
      thread = undefined;
      throw error;
    });
    return thread;
  }

  const ask = await inWorker(entries, startWorker).catch(whenWorkerLost(here));
  return (query, limit) => ask(query, limit).catch(whenWorkerLost(async () => (await here())(query, limit)));
}

function whenWorkerLost<Result>(instead: () => Promise<Result>) {
  return (error: unknown) => {
    if (error instanceof WorkerLost) return instead();
    throw error;
  };
}

async function buildHere(entries: string): Promise<AskCatalogue> {
  const { createCatalogueSearch } = await loadIndex();
  const search = await createCatalogueSearch(readSearchGroups(JSON.parse(entries)), atOnceHere);
  return async (query, limit) => search(query, limit);
}

async function inWorker(entries: string, startWorker: () => SearchWorker): Promise<AskCatalogue> {
  let worker: SearchWorker;
  try {
    worker = startWorker();
  } catch {
    throw new WorkerLost();
  }
  return askWorker(worker, entries);
}
