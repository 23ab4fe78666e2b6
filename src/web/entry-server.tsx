import { createMemoryHistory } from '@tanstack/react-router';
import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import type { ShopChanges } from '#contract/settings/shop-in-force.ts';
import type { ClientAssets } from './client-assets.ts';
import { createDeskRouter } from './desk/create-desk-router.tsx';
import { openDesk } from './desk/open-desk.ts';
import { noopClient } from './lib/noop-client.ts';
import type { Site } from './lib/site.ts';
import { renderRouter } from './render-router.tsx';
import { serverRouter } from './server-router.ts';
import type { SessionAccount } from './shop/features/session/read-account.ts';
import { shopRouteTree } from './shop/routes.tsx';
import { Shell } from './shop/shell.tsx';
import { type RenderedPage, wholePage } from './whole-page.ts';

export { renderHitList } from './shop/features/catalogue-search/render-hit-list.tsx';
export { readAccount } from './shop/features/session/read-account.ts';
export { firstCallsOf } from './shop/first-answers.ts';
export type { ClientAssets, RenderedPage, Site };

/** The screens of the shop's pages, by the path of their route. */
export const screensByPath: ReadonlyMap<string, string> = new Map(
  Object.values(shopRouteTree.children ?? {}).flatMap(({ options }) => {
    const screen = options.staticData?.screen;
    return 'path' in options && screen !== undefined ? [[options.path, screen] as const] : [];
  }),
);

export interface PageRequest {
  readonly url: string;
  readonly site: Site;
  /** What the owner has set of the shop, where it is not as in its file. */
  readonly shop?: ShopChanges;
  readonly assets: ClientAssets;
  /** State of program and content, for the document's meta tag. */
  readonly hash: string;
  /** Who is signed in; pages of strangers are rendered without. */
  readonly account: SessionAccount | undefined;
  readonly pageData: (path: string) => Promise<unknown>;
  /** The search over the catalogue, for an address that asks something. */
  readonly find?: AskCatalogue | undefined;
  /** Answers to calls that the page would make, by the call. */
  readonly answers?: ReadonlyMap<string, unknown> | undefined;
}

/** Renders the page of an address. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  await Shell.preloadFooter();
  return wholePage(await renderRouter((url) => serverRouter(request, url), request.url), request);
}

export interface DeskPageRequest extends Pick<PageRequest, 'url' | 'assets' | 'hash' | 'shop'> {
  /** Who is signed in at the desk. */
  readonly member: StaffMember | undefined;
  /** Answers a call of theirs; rejects what the browser reads by itself. */
  readonly read: (call: string) => Promise<unknown>;
}

/** Renders a page of the desk: its frame, and of what stands in it what can be read here; the rest is read by the browser. */
export async function renderDeskPage(request: DeskPageRequest): Promise<RenderedPage> {
  const page = await renderRouter(({ origin, href }) => {
    const history = createMemoryHistory({ initialEntries: [href.slice(origin.length)] });
    const client = { ...noopClient, get: request.read };
    return createDeskRouter(openDesk(client, request.member), { origin, history }, request.shop);
  }, request.url);
  return wholePage(page, request);
}
