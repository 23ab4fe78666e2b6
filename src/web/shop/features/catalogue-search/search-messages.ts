import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';

/** What the page asks its worker. */
export interface SearchQuestion {
  readonly number: number;
  readonly query: string;
  readonly limit: number;
}

/** What the worker tells its page: first whether it has the catalogue, then an answer to each question. */
export type WorkerMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'failed' }
  | { readonly is: 'answer'; readonly number: number; readonly hits: readonly SearchHit[] };

/** The part of a Worker that is needed here. */
export interface SearchWorker {
  postMessage(question: SearchQuestion): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}
