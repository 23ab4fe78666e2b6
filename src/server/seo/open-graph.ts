import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pageAt } from '#contract/site/page-at.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { escapeMarkup } from '#domain/values/markup-text.ts';
import { pageHeadOf } from './page-head-of.ts';

/** Where the picture of a page is made: `/og/wizard/…/index.png` for `/wizard/…/`. */
export const previewFolder = '/og';

/** The tags that link previews read, for a page that may be listed; empty for any other. */
export function openGraphTags(html: string, siteUrl: string, path: string): string {
  const { title, description, listed } = pageHeadOf(html);
  if (!listed || title === '') return '';
  const tags: [string, string | undefined][] = [
    ['og:type', pageAt(path)?.page === pageTable.blogPost ? 'article' : 'website'],
    ['og:site_name', shopConfig.productName],
    ['og:locale', 'de_DE'],
    ['og:title', withoutProductName(title)],
    ['og:description', description],
    ['og:url', `${siteUrl}${path}`],
    ['og:image', `${siteUrl}${previewFolder}${path}index.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const named = tags.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escapeMarkup(content)}"/>`],
  );
  return `${named.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

/** '%s | Ankaufwerk' → '%s': the site's name has a tag of its own. */
export function withoutProductName(title: string): string {
  const ending = ` | ${shopConfig.productName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
