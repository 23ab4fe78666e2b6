import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageAt } from '#contract/site/page-at.ts';
import { allPages, type PageRecord } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { robotsTxt } from '#server/seo/sitemap.ts';
import { isPagePath } from '#server/ssr/page-address.ts';
import { stopsOfBasket, stopsOfStrangers } from '#tests/support/shop-tour.ts';
import { shopRouteTree } from '#web/shop/routes.tsx';

const rows: readonly PageRecord[] = allPages;
const listed = stopsOfStrangers.filter((stop) => stop.listed);

/** That each page with data has its loader is held by the type of `PageLoaders`. */
describe('the table of pages', () => {
  it('has a route for every page, and a page for every route', () => {
    const routes: readonly { readonly options: object }[] = Object.values(shopRouteTree.children ?? {});
    const paths = routes.map(({ options }) => ('path' in options ? options.path : undefined));
    expect(paths.sort()).toEqual(rows.map(({ path }) => path).sort());
  });

  it('is seen whole by the tour of tests and pictures', () => {
    const seen = [...stopsOfStrangers, ...stopsOfBasket].map(({ path }) => pageAt(path)?.page.path);
    const unseen = rows.map(({ path }) => path).filter((path) => !seen.includes(path));
    expect(unseen).toEqual([pages.notFound.slice(0, -1)]);
  });

  it('leads from each address to one page', () => {
    expect(new Set(rows.map(({ path }) => path.replace(/\$\w+/g, '$'))).size).toBe(rows.length);
    for (const { path } of stopsOfStrangers) expect([path, isPagePath(path)]).toEqual([path, true]);
  });

  it('says of every page for search engines what it is, or leaves it to its data', () => {
    for (const { path, listed: may, title, data, text } of rows) {
      if (may) expect([path, text !== undefined || data || title]).toEqual([path, expect.anything()]);
      if (title === undefined && path !== '/404') expect([path, data || text !== undefined]).toEqual([path, true]);
    }
  });

  it('has a file in content/ for every text', () => {
    const files = rows.flatMap(({ text, path }) => (text ? [`content/${text}/${path.split('/').at(-1)}.md`] : []));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('closes no listed page to search engines', () => {
    const closed = [...robotsTxt('').matchAll(/^Disallow: (.*)$/gm)].map(([, folder = '']) => folder);
    expect(listed.filter(({ path }) => closed.some((folder) => path.startsWith(folder)))).toEqual([]);
  });
});
