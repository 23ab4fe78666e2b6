import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { BasketState } from '#contract/goods/basket.ts';
import { useStore } from '#web/lib/store.ts';
import type { Basket } from './basket.ts';
import type { OpenBasket } from './open-basket.ts';

export const BasketContext = createContext<Basket | undefined>(undefined);

function useContextBasket(): Basket {
  const basket = use(BasketContext);
  if (basket === undefined) throw new Error('The basket is missing around this component');
  return basket;
}

/** Items in the basket, for the badge. */
export function useBasketCount(): number {
  return useStore(useContextBasket().count, 0);
}

/** Opens the basket for whoever puts something in before it has been read. */
export function useOpenBasket(): () => Promise<OpenBasket> {
  return useContextBasket().open;
}

/** The open basket and what is inside; undefined until it has been read, and while the server renders. */
export function useBasket(): { basket: OpenBasket; state: BasketState } | undefined {
  const closed = useContextBasket();
  const [basket, setBasket] = useState<OpenBasket>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let here = true;
    closed.open().then(
      (opened) => here && setBasket(opened),
      (error: unknown) => here && setFailure({ error }),
    );
    return () => {
      here = false;
    };
  }, [closed]);
  const state = useSyncExternalStore(
    basket?.state.subscribe ?? neverChanges,
    () => basket?.state.get(),
    () => undefined,
  );
  if (failure !== undefined) throw failure.error;
  return basket === undefined || state === undefined ? undefined : { basket, state };
}

const neverChanges = () => () => {};
