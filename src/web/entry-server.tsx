import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { assetTags } from './asset-tags.ts';
import type { ClientAssets } from './client-assets.ts';
import { randomUuid } from './lib/random-uuid.ts';
import { silentClient, silentLive } from './lib/silent-client.ts';
import { type Site, unknownSite } from './lib/site.ts';
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
  const { url, assets, hash } = request;
  const router = routerFor(request, new URL(url).pathname);
  const handle = createRequestHandler({ createRouter: () => router, request: new Request(url) });
  const page = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  const { status } = page;
  const location = page.headers.get('location');
  if (location !== null) return { status, location };

  const shown = router.state.matches.map(({ staticData }) => staticData.page);
  const html = (await page.text())
    .replace('</head>', () => `${assetTags(assets, hash, shown)}</head>`)
    // The router's data comes after the document; browsers would move it into the body as well. Without the time of its
    // making the same page is the same text in every process, and one tag names it.
    .replace(/<\/body><\/html>(.*)$/s, (_, data: string) => `${data.replace(madeAt, ',u:0,')}</body></html>`);
  return { status, html };
}

/** When a route's data was loaded, as the router writes it. */
const madeAt = /,u:\d{13},/g;

/** What the route table has at a path: one page, as many as there are parameters, or nothing. */
export function pageAt(path: string): 'one' | 'many' | undefined {
  const [, parameters, found] = routeTable.getMatchedRoutes(path);
  if (found === undefined || '**' in parameters) return undefined;
  return Object.keys(parameters).length === 0 ? 'one' : 'many';
}

type Rendering = Pick<PageRequest, 'site' | 'account' | 'pageData'>;

function routerFor({ site, account, pageData }: Rendering, path: string) {
  return createShopRouter(
    {
      session: createSession(silentClient, account),
      basket: createBasket(noStorage, randomUuid),
      wizardMatrix: createWizardMatrix(silentClient),
      live: silentLive,
      pageData,
      site,
    },
    path,
  );
}

const routeTable = routerFor({ site: unknownSite, account: undefined, pageData: async () => undefined }, '/');
