import { assetTags } from './asset-tags.ts';
import type { ClientAssets } from './client-assets.ts';
import type { RenderedRouter } from './render-router.tsx';

/** A whole HTML document with the status it deserves, or where the page has moved to. */
export type RenderedPage =
  | { readonly status: number; readonly html: string }
  | { readonly status: number; readonly location: string };

interface Build {
  readonly assets: ClientAssets;
  /** State of program and content, for the document's meta tag. */
  readonly hash: string;
}

/** What the router rendered, with the files and the data that the browser needs to take it over. */
export function wholePage(page: RenderedRouter, { assets, hash }: Build): RenderedPage {
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
