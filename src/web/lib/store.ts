import { useSyncExternalStore } from 'react';

/** A value that screens can watch. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `atHydration` is what the server rendered with; without it the server saw the present value. */
export function useStore<T>(store: Store<T>, atHydration?: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () =>
    atHydration === undefined ? store.get() : atHydration,
  );
}
