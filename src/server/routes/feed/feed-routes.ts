import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api } from '#contract/site/urls.ts';
import { feedXml } from '#server/content/feed-xml.ts';
import type { PostSource } from '#server/content/post-source.ts';
import { newestFirst } from '#server/content/sort-posts.ts';

const hour = 3_600;
/** Entries of the feed; older ones stand in the list of the blog. */
const most = 30;

/** The blog for programs that read feeds; empty when the articles cannot be had. */
export function feedRoutes(siteUrl: string, source: PostSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(api.feed, { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
      const posts = await source.all().catch(() => []);
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${hour}`)
        .send(feedXml(siteUrl, newestFirst(posts).slice(0, most)));
    });
  };
}
