import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';
import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import type { SearchWorker } from './search-messages.ts';

/** The worker does not exist any more, or never did: the search has to run elsewhere. */
export class WorkerLost extends Error {
  constructor() {
    super('The search worker is lost');
    this.name = 'WorkerLost';
  }
}

/** Browsers end workers without a word; longer than this none of ours is at work, in milliseconds. */
export const timeouts = { start: 30_000, answer: 2_000 };

/** Resolves once the worker can search the entries. Rejects with WorkerLost, as does each question to a worker that is lost later. */
export function askWorker(worker: SearchWorker, entries: string): Promise<AskCatalogue> {
  const open = new Map<number, PromiseWithResolvers<readonly SearchHit[]>>();
  const ready = Promise.withResolvers<AskCatalogue>();
  let asked = 0;
  let lost = false;

  function lose() {
    lost = true;
    worker.terminate();
    ready.reject(new WorkerLost());
    for (const question of open.values()) question.reject(new WorkerLost());
  }

  async function ask(query: string, limit: number) {
    if (lost) throw new WorkerLost();
    const number = ++asked;
    const question = Promise.withResolvers<readonly SearchHit[]>();
    open.set(number, question);
    const timer = setTimeout(lose, timeouts.answer);
    worker.postMessage({ number, query, limit });
    return question.promise.finally(() => {
      clearTimeout(timer);
      open.delete(number);
    });
  }

  const starting = setTimeout(lose, timeouts.start);
  function breakDown() {
    clearTimeout(starting);
    lose();
  }
  worker.addEventListener('error', breakDown);
  worker.addEventListener('message', ({ data }) => {
    clearTimeout(starting);
    if (data.is === 'answer') open.get(data.number)?.resolve(data.hits);
    if (data.is === 'ready') ready.resolve(ask);
    if (data.is === 'failed') breakDown();
  });
  worker.postMessage({ entries });
  return ready.promise;
}
