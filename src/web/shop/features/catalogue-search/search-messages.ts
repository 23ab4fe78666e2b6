import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';

/** What the page tells its worker: first the entries as the server sent them, then its questions. */
export type PageMessage = { readonly entries: string } | SearchQuestion;

export interface SearchQuestion {
  readonly number: number;
  readonly query: string;
  readonly limit: number;
}

/** What the worker tells its page: first whether it can search the entries, then an answer to each question. */
export type WorkerMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'failed' }
  | { readonly is: 'answer'; readonly number: number; readonly hits: readonly SearchHit[] };

/** The part of a Worker that is needed here. */
export interface SearchWorker {
  postMessage(message: PageMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}
