import { useEffect } from 'react';
import type { OfferView } from '#contract/offer-view.ts';
import { dayOf, endOfDay } from '#domain/values/day.ts';
import type { OfferStore } from './offer-store.ts';

/** The server's clock may be a little behind this one. */
const margin = 2_000;

/**
 * Reads an offer with an open bid again whenever a day ends while the screen is open: no event tells that the time left is a day
 * less, or over.
 */
export function useDeadline(view: OfferView | undefined, { refresh }: OfferStore): void {
  const id = view?.bid?.open ? view.id : undefined;
  // Seen anew by the rendering that the reading brings about, which sets the next clock.
  const today = dayOf(new Date().toISOString());
  useEffect(() => {
    if (id === undefined) return undefined;
    const left = new Date(endOfDay(today)).getTime() - Date.now() + margin;
    const timer = setTimeout(() => void refresh(id), left);
    return () => clearTimeout(timer);
  }, [id, today, refresh]);
}
