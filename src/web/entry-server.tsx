import type { AnyRouter } from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getNormalizedURL,
  getSsrStatus,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { assetTags } from './asset-tags.ts';
import type { ClientAssets } from './client-assets.ts';
import type { Site } from './lib/site.ts';
import { serverRouter } from './server-router.ts';
import type { Account } from './shop/features/session/read-account.ts';
import { preloadFooter } from './shop/shell.tsx';

export type { ClientAssets, Site };

export interface PageRequest {
  readonly url: string;
  readonly site: Site;
  readonly assets: ClientAssets;
  /** State of program and content, for the document's meta tag. */
  readonly hash: string;
  /** Who is signed in; pages of strangers are rendered without. */
  readonly account: Account | undefined;
  readonly pageData: (path: string) => Promise<unknown>;
}

/** A whole HTML document with the status it deserves, or where the page has moved to. */
export type RenderedPage =
  | { readonly status: number; readonly html: string }
  | { readonly status: number; readonly location: string };

/** Renders the page of an address. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { assets, hash } = request;
  await preloadFooter();
  const router = await loadedRouter(request);
  try {
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      return { status: result.redirect.status, location: result.redirect.headers.get('location') ?? '/' };
    }
    await router.serverSsr?.dehydrate();
    const scripts = dataScripts(router);
    const shown = router.state.matches.map(({ staticData }) => staticData.screen);
    const rendered = renderToString(<RouterServer router={router} />);
    const [headEnd, bodyEnd] = [rendered.indexOf('</head>'), rendered.lastIndexOf('</body>')];
    const html = [
      '<!DOCTYPE html>',
      rendered.slice(0, headEnd),
      assetTags(assets, hash, shown),
      rendered.slice(headEnd, bodyEnd),
      // Browsers would move what comes after the document into the body as well.
      scripts,
      rendered.slice(bodyEnd),
    ].join('');
    return { status: getSsrStatus(router), html };
  } finally {
    router.serverSsr?.cleanup();
  }
}

/** The steps of the router's own request handler, without a web request and response that nobody reads. */
async function loadedRouter(request: PageRequest) {
  const router = serverRouter(request, getNormalizedURL(request.url).url);
  attachRouterServerSsrUtils({ router, manifest: undefined });
  await router.load({ _skipLocationUpdate: true });
  return router;
}

/**
 * The router's data for the browser, whole: our pages wait for all of it, so the router's own way, through a stream that
 * could merge later parts into the document, would cost more than React does.
 */
function dataScripts({ serverSsr }: AnyRouter): string {
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
