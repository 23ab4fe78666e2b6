import { pages } from '#contract/urls.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PostSource } from '#server/content/post-source.ts';
import { type SitemapEntry, wizardEntries } from './sitemap.ts';

/** Pages of the route table that are for everybody. */
const ownPages: readonly string[] = [
  pages.home,
  pages.wizard.start,
  pages.upload.list,
  pages.upload.images,
  pages.howItWorks,
  pages.packaging,
  pages.faq,
  pages.blog,
  pages.about,
  pages.history,
  pages.vision,
  pages.contact,
  pages.terms,
  pages.dataProcessing,
  pages.privacy,
  pages.cookies,
  pages.imprint,
  pages.accessibility,
];

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
  ];
}
