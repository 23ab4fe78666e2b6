import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { BlogPost } from '#contract/site/blog-posts.ts';
import { api, pages } from '#contract/site/urls.ts';
import { startOfDay } from '#domain/values/day.ts';
import { escapeMarkup } from '#domain/values/markup-text.ts';

/** The articles as RSS 2.0, in the order given. */
export function feedXml(siteUrl: string, posts: readonly BlogPost[]): string {
  const { productName } = shopConfig;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(`${productName}: Blog`)}</title>
<link>${escapeMarkup(`${siteUrl}${pages.blog}`)}</link>
<atom:link href="${escapeMarkup(`${siteUrl}${api.feed}`)}" rel="self" type="application/rss+xml"/>
<description>Was beim Verkauf gebrauchter IT zählt: Werte, Löschung, Verpackung, Recht und Steuern.</description>
<language>de</language>
${posts.map((post) => itemXml(siteUrl, post)).join('\n')}
</channel>
</rss>
`;
}

function itemXml(siteUrl: string, { id, slug, title, excerpt, date_created: created }: BlogPost): string {
  const address = escapeMarkup(`${siteUrl}${pages.blogPost(id, slug)}`);
  const date = created === '' ? '' : `<pubDate>${new Date(startOfDay(created)).toUTCString()}</pubDate>`;
  return [
    '<item>',
    `<title>${escapeMarkup(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    date,
    `<description>${escapeMarkup(excerpt)}</description>`,
    '</item>',
  ].join('');
}
