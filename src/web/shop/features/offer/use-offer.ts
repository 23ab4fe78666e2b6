import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isAboutDevices } from '#contract/sale/live.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { dayOf, endOfDay } from '#domain/values/day.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useSite } from '#web/lib/site.ts';
import { useStore } from '#web/lib/store.ts';
import { useLiveMessages, useLiveView } from '#web/lib/use-live.ts';
import { hasActedSince, newsSince } from './news-since.ts';
import { createOfferStore, type OfferStore, type OpenOffer, offerIn } from './offer-store.ts';

/** The server's clock may be a little behind this one. */
const margin = 2_000;

const noNews = { text: '', version: 0 };

interface OfferOnScreen {
  readonly offer: OpenOffer;
  readonly store: OfferStore;
  /** What the other side did last while the screen is open, in a sentence; empty when nothing, and after an own step. */
  readonly news: string;
}

/** One offer while its screen is open: read at the start, read again with every live notice about it. */
export function useOffer(id: string): OfferOnScreen {
  const { uploadUrl } = useSite();
  const { answers } = useRouter().options.context;
  const call = api.selfservice.readOffer(id);
  const [store] = useState(() => createOfferStore(browserApi, uploadUrl, offerIn(answers.get(call))));
  const offer = useStore(store.state);
  const [news, setNews] = useState(noNews);

  useEffect(() => {
    setNews(noNews);
    // What came with the page is read again when the live connection opens.
    if (!answers.delete(call) || store.state.get().at !== 'here') void store.read(id);
    return store.reset;
  }, [store, id, call, answers]);

  useDeadline(offer.at === 'here' ? offer.view : undefined, store);
  useLiveView(id);
  useLiveMessages((message) => {
    // The connection is back: what could not be read before may be readable now.
    if (message.type === 'open' && store.state.get().at === 'failed') void store.read(id);
    // Devices that are counted at the ramp are read by themselves: fifty a second are no news of the sale.
    else if (message.type === 'open' || (message.aggregateId === id && !isAboutDevices(message.type)))
      void store.refresh(id);
  });

  // Also what comes to light by an own step, such as a bid whose notice got lost.
  useEffect(() => {
    let before = store.state.get();
    return store.state.subscribe(() => {
      const after = store.state.get();
      const text = before.at === 'here' && after.at === 'here' ? newsSince(before.view, after.view) : '';
      if (text !== '' && after.at === 'here') setNews({ text, version: after.view.version });
      before = after;
    });
  }, [store]);

  const answered = offer.at === 'here' && hasActedSince(news.version, offer.view);
  return { offer, store, news: answered ? '' : news.text };
}

/**
 * Reads an offer with an open bid again whenever a day ends while the screen is open: no event tells that the time left is a day
 * less, or over.
 */
function useDeadline(view: OfferView | undefined, { refresh }: OfferStore): void {
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
