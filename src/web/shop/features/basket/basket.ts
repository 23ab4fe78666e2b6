import { loadChunk } from '#web/lib/load-chunk.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { BasketStorage } from './basket-storage.ts';
import type { OpenBasket } from './open-basket.ts';
import type { NewId } from './read-basket.ts';

/** The basket as every page knows it: its count in the bar; what is inside is opened where it is needed. */
export interface Basket {
  /** Items in the basket, for the badge; 0 until it is known. */
  readonly count: Store<number>;
  open(): Promise<OpenBasket>;
  /** Counts what an earlier visit left, and follows the other tabs. A first visit loads nothing for it. */
  start(): void;
}

/** Without the code the badge stays as it is; the page that needs the basket says what is wrong. */
const uncounted = () => {};

const loadOpening = loadChunk(() => import('./open-basket.ts'));

export function createBasket(storage: BasketStorage, newId: NewId): Basket {
  const count = createStore(0);
  let opened: Promise<OpenBasket> | undefined;

  async function open(): Promise<OpenBasket> {
    const { openBasket } = await loadOpening();
    const basket = openBasket(storage, newId);
    const recount = () => count.set(basket.state.get().items.length);
    basket.state.subscribe(recount);
    recount();
    return basket;
  }

  const openOnce = () => {
    opened ??= open().catch((error: unknown) => {
      // Whoever opens it next tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };

  return {
    count,
    open: openOnce,
    start() {
      if (storage.read() !== null) openOnce().catch(uncounted);
      storage.watch(() => void openOnce().then((basket) => basket.reread(), uncounted));
    },
  };
}
