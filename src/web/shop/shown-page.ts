import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { RouterContext } from './router-context.ts';

interface Visit {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string };
}

/**
 * The screen of a route: its code is loaded with the route; `page` is its source file below src/web/shop/pages. Its page
 * data holds nothing but the hash, which tells whether this window still fits the server.
 */
export function shownPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  page: string,
  load: () => Promise<Module>,
  name: Name,
  /** What else has to be there before the page is shown. */
  also?: () => Promise<void>,
) {
  return {
    staticData: { page },
    loader: async ({ context, location }: Visit) => {
      await Promise.all([context.pageData(location.pathname), also?.()]);
    },
    component: lazyRouteComponent(loadChunk(load), name),
  };
}
