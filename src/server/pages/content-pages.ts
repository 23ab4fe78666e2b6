import type { BlogPost } from '#contract/site/blog-posts.ts';
import type { BlogListPage, BlogPostPage } from '#contract/site/content.ts';
import { pageTable } from '#contract/site/page-table.ts';
import type { PostSource } from '#server/content/post-source.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { newestFirst } from '#server/content/sort-posts.ts';
import type { HouseSettings } from '#server/settings/house-settings.ts';
import type { PageLoaders } from './page-loader.ts';

const { faq, packaging, blog, blogPost: article } = pageTable;

/** Articles named below another. */
const maxRelatedPosts = 3;

type ContentPages = Pick<PageLoaders, (typeof faq | typeof packaging | typeof blog | typeof article)['path'] | 'text'>;

/** Page data of everything that content/ says, and of the blog. */
export function contentPages(posts: PostSource, settings: Pick<HouseSettings, 'version'>): ContentPages {
  let reading: Promise<SiteContent> | undefined;
  let readAt = '';
  /** Rendered with the first page that is asked for, so that the server starts without it, and anew after the owner has set something. */
  const content = () => {
    const state = settings.version();
    if (state !== readAt) reading = undefined;
    readAt = state;
    reading ??= import('#server/content/site-content.ts').then(({ readSiteContent }) => readSiteContent());
    return reading;
  };
  return {
    [faq.path]: { load: async () => (await content()).faq },
    [packaging.path]: { load: async () => (await content()).packing },
    [blog.path]: { uncacheable: posts.changes, load: () => blogList(posts) },
    [article.path]: {
      uncacheable: posts.changes,
      load: ({ id = '', slug = '' }) => blogPost(posts, id, slug),
    },
    text: { load: async (_, address) => (await content()).texts.get(address) },
  };
}

/** Empty, and says so, when the articles cannot be had. */
async function blogList(source: PostSource): Promise<BlogListPage> {
  const { teaserOf } = await import('#server/content/render-post.ts');
  const posts = await source.all().catch(() => undefined);
  return posts === undefined ? { posts: [], away: true } : { posts: newestFirst(posts).map(teaserOf) };
}

/** A wrong slug leads to the right one; an article that cannot be had is empty. */
async function blogPost(
  source: PostSource,
  id: string,
  slug: string,
): Promise<BlogPostPage | { movedTo: string } | Record<string, never> | undefined> {
  const found = await source.one(id).then(
    (post) => ({ post }),
    () => undefined,
  );
  if (found === undefined) return {};
  const { post } = found;
  if (post === undefined) return undefined;
  if (post.slug !== slug) return { movedTo: post.slug };
  const { renderPost, teaserOf } = await import('#server/content/render-post.ts');
  const others = newestFirst(await source.all().catch(() => [])).filter((other) => other.id !== post.id);
  return { ...teaserOf(post), html: rendered(post, renderPost), more: others.slice(0, maxRelatedPosts).map(teaserOf) };
}

const htmlOf = new WeakMap<BlogPost, string>();

function rendered(post: BlogPost, render: (post: BlogPost) => string): string {
  const html = htmlOf.get(post) ?? render(post);
  htmlOf.set(post, html);
  return html;
}
