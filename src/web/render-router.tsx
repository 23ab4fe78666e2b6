import type { AnyRouter } from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getNormalizedURL,
  getSsrStatus,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';

/** A page as React and the router give it: markup without doctype, its data as scripts beside it. */
export type RenderedRouter =
  | { readonly status: number; readonly markup: string; readonly dataScripts: string; readonly screens: Screens }
  | { readonly status: number; readonly location: string };

/** Names of the screens shown, where a route has one. */
type Screens = readonly (string | undefined)[];

/**
 * Renders a router at an address. The steps are those of the router's own request handler, without a web request and response
 * that nobody reads: that costs less than half (decision 0281). What of the router is not meant for applications stands here
 * and in leaner-first-load.ts alone, and tests/architecture/library-internals.test.ts names the version.
 */
export async function renderRouter(routerAt: (url: URL) => AnyRouter, address: string): Promise<RenderedRouter> {
  const router = routerAt(getNormalizedURL(address).url);
  attachRouterServerSsrUtils({ router, manifest: undefined });
  await router.load({ _skipLocationUpdate: true });
  try {
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      return { status: result.redirect.status, location: result.redirect.headers.get('location') ?? '/' };
    }
    await router.serverSsr?.dehydrate();
    const dataScripts = dataScriptsOf(router);
    const screens = router.state.matches.map(({ staticData }) => staticData.screen);
    return {
      status: getSsrStatus(router),
      markup: renderToString(<RouterServer router={router} />),
      dataScripts,
      screens,
    };
  } finally {
    router.serverSsr?.cleanup();
  }
}

/**
 * The router's data for the browser, whole: our pages wait for all of it, so the router's own way, through a stream that
 * could merge later parts into the document, would cost more than React does.
 */
function dataScriptsOf({ serverSsr }: AnyRouter): string {
  const tags = serverSsr?.takeInitialHydrationScriptTags()?.before.map(({ children = '' }) => children);
  // Behind much data stands one more script, which only clears up.
  if (!tags?.some((code) => code.includes(endOfData))) {
    throw new Error('The data of this page is not there when it is rendered');
  }
  // Without the time of its making the same page is the same text in every process, and one tag names it.
  return tags.map((code) => `<script data-tsr-stream-part>${code.replace(madeAt, ',u:0,')}</script>`).join('');
}

/** With it the router's data is whole. */
const endOfData = '$_TSR.e()';

/** When a route's data was loaded, as the router writes it. */
const madeAt = /,u:\d{13},/g;
