import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { BlogPostPage } from '#contract/site/content.ts';
import { pages } from '#contract/site/urls.ts';

/** An article of the blog, as schema.org describes one. */
export function blogPosting(siteUrl: string, post: BlogPostPage): object {
  const organisation = { '@type': 'Organization', name: shopConfig.company.name, url: `${siteUrl}${pages.home}` };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'de',
    datePublished: post.created,
    dateModified: post.updated,
    author: organisation,
    publisher: organisation,
    mainEntityOfPage: `${siteUrl}${pages.blogPost(post.id, post.slug)}`,
  };
}
