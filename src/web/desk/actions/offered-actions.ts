import { createStore, type Store } from '#web/lib/store.ts';
import { type ActionId, actionIds } from './action-table.ts';

interface Offer {
  readonly ids: readonly ActionId[];
  readonly run: (id: ActionId) => void;
}

/** The actions that the screen can do now. */
export interface OfferedActions {
  /** In the order of their table. */
  readonly ids: Store<readonly ActionId[]>;
  /** Offers actions until the answered function is called; of two that offer the same the later one does it. */
  offer(offer: Offer): () => void;
  /** Does nothing where nobody offers it. */
  run(id: ActionId): void;
}

export function createOfferedActions(): OfferedActions {
  const offers: Offer[] = [];
  const ids = createStore<readonly ActionId[]>([]);
  const tell = () => ids.set(actionIds.filter((id) => offers.some((offer) => offer.ids.includes(id))));
  return {
    ids,
    offer(offer) {
      offers.push(offer);
      tell();
      return () => {
        offers.splice(offers.indexOf(offer), 1);
        tell();
      };
    },
    run: (id) => offers.findLast((offer) => offer.ids.includes(id))?.run(id),
  };
}
