import { createStore, type Store } from '#web/lib/store.ts';

const storageKey = 'ankaufwerk.desk.letters';

/** Whether single letters are keys in this browser. */
export interface LetterKeys {
  readonly on: Store<boolean>;
  choose(on: boolean): void;
}

export function createLetterKeys(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined): LetterKeys {
  const on = createStore(storage?.getItem(storageKey) !== 'off');
  return {
    on,
    choose(chosen) {
      on.set(chosen);
      try {
        if (chosen) storage?.removeItem(storageKey);
        else storage?.setItem(storageKey, 'off');
      } catch {
        // Without room in the storage the choice lasts as long as the window.
      }
    },
  };
}
