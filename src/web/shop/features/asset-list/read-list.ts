import { listMessageSchema, type ReadList } from '#contract/goods/asset-list.ts';
import { listCalls } from '#contract/goods/list-calls.ts';
import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { createApiClient, type LineClient } from '#web/lib/api-client.ts';
import { networkProblem, ProblemError } from '#web/lib/problem-error.ts';

interface Listening {
  /** Hears the share that has been read, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  /** Gives the reading up. */
  readonly signal: AbortSignal;
}

/** Has a list read; rejects with a ProblemError that says in German why it cannot be. */
export type ReadListCall = (body: ReadList, listening: Listening) => Promise<AssetList>;

/** The call, by whatever client `connect` opens. */
export function listReader(connect: (signal: AbortSignal) => LineClient): ReadListCall {
  return async (body, { onProgress, signal }) => {
    let list: AssetList | undefined;
    await connect(signal).postLines(listCalls.read, body, (line) => {
      const message = listMessageSchema.parse(line);
      if (message.type === 'progress') onProgress(message.done);
      else if (message.type === 'list') list = message.list;
      else throw new ProblemError(message.problem.status, message.problem.code, message.problem.detail);
    });
    if (list === undefined) throw networkProblem();
    return list;
  };
}

/** Asks the server of this page. */
export const readListAtServer = listReader((signal) =>
  createApiClient({
    fetch: (input, init) => window.fetch(input, { ...init, signal }),
    cookies: () => document.cookie,
  }),
);
