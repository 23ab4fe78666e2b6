import type { AnyRouter } from '@tanstack/react-router';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { ClientAssets } from './client-assets.ts';
import { randomUuid } from './lib/random-uuid.ts';
import { silentClient, silentLive } from './lib/silent-client.ts';
import { createShopRouter } from './shop/create-router.ts';
import { createBasket } from './shop/features/basket/basket.ts';
import { noStorage } from './shop/features/basket/basket-storage.ts';
import { createWizardMatrix } from './shop/features/catalogue-search/wizard-matrix.ts';
import type { Account } from './shop/features/session/read-account.ts';
import { createSession } from './shop/features/session/session.ts';

export type { ClientAssets };

export interface PageRequest {
  readonly url: string;
  /** Where the shop is found from outside. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
  readonly assets: ClientAssets;
  /** Who is signed in; pages of strangers are rendered without. */
  readonly account: Account | undefined;
  readonly pageData: (path: string) => Promise<unknown>;
}

/** Renders the page of an address as a whole HTML document, with the status it deserves. */
export function renderPage({ url, siteUrl, signal, assets, account, pageData }: PageRequest): Promise<Response> {
  const session = createSession(silentClient, account);
  const router = createShopRouter(
    {
      session,
      basket: createBasket(noStorage, randomUuid),
      wizardMatrix: createWizardMatrix(silentClient),
      live: silentLive,
      pageData,
      site: { url: siteUrl },
    },
    new URL(url).pathname,
  );
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(url, { signal }),
    getRouterManifest: () => manifestOf(router, assets),
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}

function manifestOf(router: AnyRouter, assets: ClientAssets) {
  const root = {
    css: [...assets.css],
    preloads: [...assets.preloads],
    scripts: [{ attrs: { type: 'module', src: assets.entry, async: true } }],
  };
  const pages = Object.entries(router.routesById).map(([id, route]) => {
    const page = route.options.staticData?.page;
    return [id, { preloads: [...((page && assets.pages[page]) || [])] }] as const;
  });
  return { routes: { ...Object.fromEntries(pages), __root__: root } };
}
