import type { RegisteredRouter } from '@tanstack/react-router';
import { onceInView } from './in-view.ts';
import { browserConnection, savesData } from './saves-data.ts';

/** Loads the page at an address once the element has stayed in view. Returns the way out. */
export function prefetchInView(router: RegisteredRouter, element: Element, address: string): () => void {
  if (savesData(browserConnection())) return () => {};
  // The router reads the address, query and prefix included; its types ask for a route beside it.
  return onceInView(element, () => void router.preloadRoute({ to: '/', href: address }));
}
