import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { onceInView } from './in-view.ts';
import { browserConnection, savesData } from './saves-data.ts';

/** Loads code and data of the page a link leads to once the link has stayed in view; without an address, nothing. */
export function usePrefetch(link: RefObject<Element | null>, address: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (link.current === null || address === undefined || savesData(browserConnection())) return;
    // The router reads the address, query and prefix included; its types ask for a route beside it.
    return onceInView(link.current, () => void router.preloadRoute({ to: '/', href: address }));
  }, [router, link, address]);
}
