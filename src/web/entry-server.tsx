import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { assetTags } from './asset-tags.ts';
import type { ClientAssets } from './client-assets.ts';
import { randomUuid } from './lib/random-uuid.ts';
import { silentClient, silentLive } from './lib/silent-client.ts';
import type { Site } from './lib/site.ts';
import { createShopRouter } from './shop/create-router.ts';
import { createBasket } from './shop/features/basket/basket.ts';
import { noStorage } from './shop/features/basket/basket-storage.ts';
import { createWizardMatrix } from './shop/features/catalogue-search/wizard-matrix.ts';
import type { Account } from './shop/features/session/read-account.ts';
import { createSession } from './shop/features/session/session.ts';

export type { ClientAssets, Site };

export interface PageRequest {
  readonly url: string;
  readonly site: Site;
  readonly assets: ClientAssets;
  /** Who is signed in; pages of strangers are rendered without. */
  readonly account: Account | undefined;
  readonly pageData: (path: string) => Promise<unknown>;
}

/** Renders the page of an address as a whole HTML document, with the status it deserves. */
export async function renderPage(request: PageRequest): Promise<Response> {
  const { url, site, assets, account, pageData } = request;
  const session = createSession(silentClient, account);
  const router = createShopRouter(
    {
      session,
      basket: createBasket(noStorage, randomUuid),
      wizardMatrix: createWizardMatrix(silentClient),
      live: silentLive,
      pageData,
      site,
    },
    new URL(url).pathname,
  );
  const handle = createRequestHandler({ createRouter: () => router, request: new Request(url) });
  const page = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  if (page.headers.has('location')) return page;

  const shown = router.state.matches.map(({ staticData }) => staticData.page);
  const html = (await page.text())
    .replace('</head>', () => `${assetTags(assets, shown)}</head>`)
    // The router's data comes after the document; browsers would move it into the body as well.
    .replace(/<\/body><\/html>(.*)$/s, (_, data: string) => `${data}</body></html>`);
  return new Response(html, page);
}
