import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { assetTags } from './asset-tags.ts';
import type { ClientAssets } from './client-assets.ts';
import type { Site } from './lib/site.ts';
import { renderRouter } from './render-router.tsx';
import { serverRouter } from './server-router.ts';
import type { Account } from './shop/features/session/read-account.ts';
import { Shell } from './shop/shell.tsx';

export { renderHitList } from './shop/features/catalogue-search/render-hit-list.tsx';
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
  /** The search over the catalogue, for an address that asks something. */
  readonly find?: AskCatalogue | undefined;
}

/** A whole HTML document with the status it deserves, or where the page has moved to. */
export type RenderedPage =
  | { readonly status: number; readonly html: string }
  | { readonly status: number; readonly location: string };

/** Renders the page of an address. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { assets, hash } = request;
  await Shell.preloadFooter();
  const page = await renderRouter((url) => serverRouter(request, url), request.url);
  if ('location' in page) return page;
  const { status, markup, dataScripts, screens } = page;
  const [headEnd, bodyEnd] = [markup.indexOf('</head>'), markup.lastIndexOf('</body>')];
  const html = [
    '<!DOCTYPE html>',
    markup.slice(0, headEnd),
    assetTags(assets, hash, screens),
    markup.slice(headEnd, bodyEnd),
    // Browsers would move what comes after the document into the body as well.
    dataScripts,
    markup.slice(bodyEnd),
  ].join('');
  return { status, html };
}
