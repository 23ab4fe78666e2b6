import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#web/lib/browser-api.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import type { OpenBasket } from '#web/shop/features/basket/open-basket.ts';

const loadFilling = loadChunk(() => import('./fill-basket-again.ts'));

/**
 * Fills the basket with the goods of an own offer, where an ending has led here for that, and goes on without saying so: a reload fills
 * nothing twice. Answers what is shown meanwhile.
 */
export function useAskedAgain(basket: OpenBasket | undefined): {
  readonly filling: boolean;
  readonly problem?: string;
} {
  const { asksAgain } = useLocation().state;
  const navigate = useNavigate();
  const begun = useRef<string>(undefined);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (asksAgain === undefined || basket === undefined || begun.current === asksAgain) return;
    begun.current = asksAgain;
    void loadFilling()
      .then(({ fillBasketAgain }) => fillBasketAgain(browserApi, basket, asksAgain, randomUuid))
      .then(
        (to) => navigate({ to, replace: true, state: {} }),
        (error: unknown) => setProblem(messageOf(error)),
      );
  }, [asksAgain, basket, navigate]);
  if (asksAgain === undefined) return { filling: false };
  return problem === undefined ? { filling: true } : { filling: false, problem };
}
