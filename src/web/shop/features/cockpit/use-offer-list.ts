import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAboutDevices } from '#contract/sale/live.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useStore } from '#web/lib/store.ts';
import { useLiveMessages, useLiveView } from '#web/lib/use-live.ts';
import { pageAddress } from '#web/ui/page-address.ts';
import { type CockpitChoice, listAddress, listChoiceOf } from './list-address.ts';
import { callsFor, createOfferListStore, type OfferList, offerListIn } from './offer-list-store.ts';

/** What this window has read last, and for whom: whoever comes back from an offer finds the list where it was. */
let lastSeen: { readonly owner: string; readonly address: string; readonly list: OfferList } | undefined;

interface OfferListOnScreen {
  readonly list: OfferList;
  readonly choice: CockpitChoice;
  readonly choose: (choice: CockpitChoice, typing: boolean) => void;
  readonly readAgain: () => void;
}

/** The list that the address asks for, kept fresh while it is looked at. */
export function useOfferList(owner: string): OfferListOnScreen {
  const router = useRouter();
  const { answers } = router.options.context;
  const searchPart = useLocation({ select: ({ searchStr }) => searchStr });
  const choice = useMemo(() => listChoiceOf(searchPart), [searchPart]);
  const address = listAddress(choice);
  const [store] = useState(() => {
    const known = lastSeen?.owner === owner && lastSeen.address === address ? lastSeen.list : undefined;
    return createOfferListStore(browserApi, known ?? offerListIn(answers, choice));
  });
  const list = useStore(store.state);

  useEffect(() => {
    const { rows, counts } = callsFor(choice);
    const cameWithPage = answers.delete(rows) && answers.delete(counts) && store.state.get().at === 'here';
    // What came with the page is read again when the live connection opens.
    if (!cameWithPage) void store.read(choice);
  }, [store, choice, answers]);
  useLiveView(null);
  // A device that is counted changes no row.
  useLiveMessages(({ type }) => void (!isAboutDevices(type) && store.read(choice)));
  useEffect(() => {
    if (list.at === 'here' && list.choice) lastSeen = { owner, address: listAddress(list.choice), list };
  }, [owner, list]);

  const choose = useCallback(
    (next: CockpitChoice, typing: boolean) => {
      const href = pageAddress(router, listAddress(next));
      void router.navigate({ href, replace: typing, resetScroll: false, viewTransition: false });
    },
    [router],
  );
  return { list, choice, choose, readAgain: () => void store.read(choice) };
}
