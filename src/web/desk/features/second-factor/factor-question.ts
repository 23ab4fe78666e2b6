import { createStore, type Store } from '#web/lib/store.ts';

/** The question for the second factor in front of the page: one for all calls that wait for it. */
export interface FactorQuestion {
  readonly isOpen: Store<boolean>;
  /** Resolves to whether it was given. */
  ask(): Promise<boolean>;
  answer(given: boolean): void;
}

export function createFactorQuestion(): FactorQuestion {
  const isOpen = createStore(false);
  let waiting: ((given: boolean) => void)[] = [];
  return {
    isOpen,
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        isOpen.set(true);
      }),
    answer(given) {
      const answered = waiting;
      waiting = [];
      isOpen.set(false);
      for (const resolve of answered) resolve(given);
    },
  };
}
