import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { loadChunk } from './load-chunk.ts';

/** The first page is shown without it. */
const loadPrefetch = loadChunk(() => import('./prefetch-in-view.ts'));

/** Loads code and data of the page a link leads to once the link has stayed in view. Returns the way out. */
export function prefetchOnceSeen(router: RegisteredRouter, link: Element, address: string): () => void {
  let stop: (() => void) | undefined;
  let wanted = true;
  loadPrefetch().then(
    ({ prefetchInView }) => {
      if (wanted) stop = prefetchInView(router, link, address);
    },
    // What cannot be loaded ahead is loaded when it is asked for, and says then what is wrong.
    () => {},
  );
  return () => {
    wanted = false;
    stop?.();
  };
}

/** The same for a link of a component; without an address, nothing. */
export function usePrefetch(link: RefObject<Element | null>, address: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (link.current === null || address === undefined) return;
    return prefetchOnceSeen(router, link.current, address);
  }, [router, link, address]);
}
