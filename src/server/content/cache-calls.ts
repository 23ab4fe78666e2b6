import type { Clock } from '#server/clock.ts';

/** How long an answer is as good as new, and how long a failure is not tried again, in milliseconds. */
const fresh = 60_000;
const pause = 10_000;
/** Answers that are cached; the one asked for first goes first. */
const maxEntries = 500;

interface CacheEntry<T> {
  value?: { is: T };
  failure?: unknown;
  /** Epoch milliseconds from which it is asked for again. */
  again: number;
  asking?: Promise<T> | undefined;
}

/**
 * Keeps the last good answer of another server under each key: an old one is given at once while a new one is fetched, and
 * stays when that fails. Only who has no answer yet waits, and learns of the failure.
 */
export function cacheCalls<T>(clock: Clock, ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const entries = new Map<string, CacheEntry<T>>();

  function refresh(key: string, entry: CacheEntry<T>): Promise<T> {
    entry.asking ??= ask(key)
      .then(
        (value) => {
          entry.value = { is: value };
          entry.again = clock.now().getTime() + fresh;
          return value;
        },
        (error: unknown) => {
          entry.failure = error;
          entry.again = clock.now().getTime() + pause;
          throw error;
        },
      )
      .finally(() => {
        entry.asking = undefined;
      });
    return entry.asking;
  }

  return async (key) => {
    const entry = entries.get(key) ?? { again: 0 };
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);

    const due = clock.now().getTime() >= entry.again;
    if (entry.value !== undefined) {
      if (due) refresh(key, entry).catch(() => undefined);
      return entry.value.is;
    }
    if (due || entry.asking !== undefined) return refresh(key, entry);
    throw entry.failure;
  };
}
