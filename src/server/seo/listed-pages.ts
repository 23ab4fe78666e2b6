import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { allPages, type PageRecord } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PostSource } from '#server/content/post-source.ts';
import { type SitemapEntry, wizardEntries, worthEntries } from './sitemap.ts';

/** Pages of the table that are for everybody; those with a parameter come from the catalogue and the blog. */
const ownPages = allPages
  .filter((page: PageRecord) => page.listed && !page.path.includes('$'))
  .map(({ path }) => path.replace(/\/?$/, '/'));

/** Everything the sitemap lists; without the articles while they cannot be had. */
export async function listedPages(catalogue: Catalogue, source: PostSource): Promise<SitemapEntry[]> {
  const posts = await source.all().catch(() => []);
  return [
    ...ownPages.map((path) => ({ path })),
    ...posts.map(({ id, slug, date_updated: updated }) => ({
      path: pages.blogPost(id, slug),
      changed: updated,
    })),
    ...wizardEntries(catalogue),
    ...worthEntries(catalogue, shopConfig.worthPages === 'listed'),
  ];
}
