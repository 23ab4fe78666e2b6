import { useEffect } from 'react';
import type { OfferView } from '#contract/offer-view.ts';
import { endOfDay } from '#domain/values/day.ts';
import type { OfferStore } from './offer-store.ts';

const oneDay = 24 * 3_600_000;
/** The server's clock may be a little behind this one. */
const aftermath = 2_000;

/** Reads the offer again when the day of its bid ends while the screen is open: no event tells it. */
export function useDeadline(view: OfferView | undefined, { refresh }: OfferStore): void {
  const id = view?.id;
  const validUntil = view?.bid?.open ? view.bid.validUntil : undefined;
  useEffect(() => {
    if (id === undefined || validUntil === undefined) return undefined;
    const left = new Date(endOfDay(validUntil)).getTime() - Date.now() + aftermath;
    if (left < 0 || left > oneDay) return undefined;
    const timer = setTimeout(() => void refresh(id), left);
    return () => clearTimeout(timer);
  }, [id, validUntil, refresh]);
}
