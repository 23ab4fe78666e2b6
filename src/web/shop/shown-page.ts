import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';

/** The screen of a route: its code is loaded with the route; `page` is its source file below src/web/shop/pages. */
export function shownPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  page: string,
  load: () => Promise<Module>,
  name: Name,
) {
  return { staticData: { page }, component: lazyRouteComponent(loadChunk(load), name) };
}
