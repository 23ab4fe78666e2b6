const firstWait = 2_000;

/**
 * Waits until it is worth trying again: two seconds, then twice as long each time, or the moment the connection is back. Offline
 * only that moment counts.
 */
export function whenOnline(tries: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const until = { signal: over.signal };
  const timer = navigator.onLine ? setTimeout(resolve, firstWait * 2 ** (tries - 1)) : undefined;
  window.addEventListener('online', () => resolve(), until);
  window.addEventListener('offline', () => clearTimeout(timer), until);
  signal?.addEventListener('abort', () => resolve(), until);
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}
