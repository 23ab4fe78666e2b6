import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { manifests } from '#contract/site/manifests.ts';
import { Problem } from '#server/problem.ts';
import { previewFolder, withoutProductName } from '#server/seo/open-graph.ts';
import { pageHeadOf } from '#server/seo/page-head-of.ts';
import type { Previews } from '#server/seo/previews.ts';
import { robotsTxt, type SitemapEntry, sitemapXml } from '#server/seo/sitemap.ts';
import { senderOf } from '#server/workers/sender.ts';

const day = 86_400;
const config = { access: 'public' } as const;
/** Whoever shares links shares fewer. */
const pictureConfig = { access: 'public', rateLimit: { max: 120, timeWindow: '10 minutes' } } as const;

export interface SeoOptions {
  siteUrl: string;
  previews: Previews;
  entries(): Promise<SitemapEntry[]>;
}

/** What search engines and link previews ask for. */
export function seoRoutes({ siteUrl, previews, entries }: SeoOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/robots.txt', { config, schema: { hide: true } }, (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        // Whether pages of worth are listed is the owner's word, which counts at once.
        .header('cache-control', 'no-cache')
        .send(robotsTxt(siteUrl, shopConfig.worthPages === 'listed')),
    );

    // The name under which a phone keeps a page on its first screen; its picture stands in each page. The desk begins there at the ramp, as a
    // program of its own: so Safari keeps what the ramp has not sent yet (docs/decisions/0726).
    for (const [path, how] of [
      [manifests.shop, { start_url: '/', display: 'browser' }],
      [manifests.desk, { start_url: deskPages.goodsIn, scope: '/desk/', display: 'standalone' }],
    ] as const)
      app.get(path, { config, schema: { hide: true } }, (_, reply) =>
        reply
          .type('application/manifest+json')
          .header('cache-control', `public, max-age=${day}`)
          .send({ name: shopConfig.productName, lang: 'de', ...how }),
      );

    app.get('/sitemap.xml', { config, schema: { hide: true } }, async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        // An article that the owner adds or takes away is in it at once.
        .header('cache-control', 'no-cache')
        .send(sitemapXml(siteUrl, await entries())),
    );

    app.get(`${previewFolder}/*`, { config: pictureConfig, schema: { hide: true } }, async (request, reply) => {
      const [address = ''] = request.url.split('?');
      const path = /^\/og(\/(?:.*\/)?)index\.png$/.exec(address)?.[1];
      if (path === undefined) throw new Problem(404, 'notFound');
      const sender = senderOf(request, reply);
      // Counted for whoever asked, as if they had opened the page.
      const page = await app.inject({ url: path, headers: { accept: 'text/html' }, remoteAddress: request.ip });
      const { title, listed } = pageHeadOf(page.body);
      if (page.statusCode !== 200 || !listed || title === '') throw new Problem(404, 'notFound');
      const picture = await previews.of(withoutProductName(title), sender);
      return reply.type('image/png').header('cache-control', `public, max-age=${day}`).send(picture);
    });
  };
}
