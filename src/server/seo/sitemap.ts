import { allPages, type PageRecord, pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { itemDetails } from '#domain/catalogue/item-details.ts';
import { worthId } from '#domain/catalogue/worth-id.ts';
import type { Day } from '#domain/values/day.ts';
import { escapeMarkup } from '#domain/values/markup-text.ts';

export interface SitemapEntry {
  path: string;
  changed?: Day;
}

/** Wizard pages whose sitemap flag is set. */
export function wizardEntries({ items }: Catalogue): SitemapEntry[] {
  const listed = items.filter((item) => itemDetails(item).sitemap);
  return [...new Set(listed.map((item) => item.slug))].map((slug) => ({ path: pages.wizard.item(slug) }));
}

/** What each model is worth, where the owner wants that found. */
export function worthEntries({ items }: Catalogue, isListed: boolean): SitemapEntry[] {
  const models = isListed ? items.filter((item) => item.model !== undefined && itemDetails(item).sitemap) : [];
  return models.map(({ slug }) => ({ path: pages.worth(worthId(slug)) }));
}

/** sitemap.xml of these pages (sitemaps.org 0.9). */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeMarkup(`${siteUrl}${path}`)}</loc>${lastmod}</url>`;
  });
  const ground = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${ground}\n${urls.join('\n')}\n</urlset>\n`;
}

const calls = ['/accounts/', '/api/', '/auth/', '/desk/', '/selfservice/'];

const rows: readonly PageRecord[] = allPages;
const folderOf = ({ path }: PageRecord) => `/${path.split('/')[1]}/`;
const foldersWithListed = new Set(rows.filter(({ listed }) => listed).map(folderOf));
/** A page behind a secret says by itself that it is not to be listed, which is only read where it may be opened. */
const foldersOfOne = new Set(
  rows
    .filter((page) => page !== pageTable.notFound && page.parameter !== 'secret')
    .map(folderOf)
    .filter((folder) => !foldersWithListed.has(folder)),
);

/** robots.txt: pages of one person and calls are not for search engines, nor what models are worth unless the owner says so. */
export function robotsTxt(siteUrl: string, listsWorth = false): string {
  const closed = [...foldersOfOne].filter((folder) => !(listsWorth && folder === folderOf(pageTable.worth)));
  return [
    'User-agent: *',
    ...[...calls, ...closed].toSorted().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
