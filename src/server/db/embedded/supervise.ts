import { setTimeout as pause } from 'node:timers/promises';
import type { Kept } from './keeper.ts';

/** Between two tries to start one that died, in milliseconds. */
const [firstPause, longestPause] = [100, 5_000];

/** Starts a database again whenever it ends by itself, until the answered function ends it. */
export function supervise(
  first: Kept,
  launch: () => Promise<Kept>,
  onDeath: (words: string) => void,
): () => Promise<void> {
  const closing = new AbortController();
  let kept: Kept | undefined = first;

  async function watch(): Promise<void> {
    while (kept) {
      const words: string = await kept.gone;
      kept = undefined;
      if (closing.signal.aborted) return;
      onDeath(lastWords(words));
      kept = await again();
    }
  }

  async function again(): Promise<Kept | undefined> {
    for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return undefined;
      const started: Kept | undefined = await launch().catch((error: unknown) => {
        onDeath(error instanceof Error ? error.message : '');
        return undefined;
      });
      if (started && closing.signal.aborted) await started.end();
      else if (started) return started;
    }
  }

  const watching = watch();
  return async () => {
    closing.abort();
    await kept?.end();
    await watching;
  };
}

function lastWords(said: string): string {
  return said.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? '';
}
