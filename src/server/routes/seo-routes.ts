import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '#server/problem.ts';
import { headOf } from '#server/seo/head-of.ts';
import { ogPicture } from '#server/seo/og-picture.ts';
import { pictureFolder, withoutProductName } from '#server/seo/open-graph.ts';
import { robotsTxt, type SitemapEntry, sitemapXml } from '#server/seo/sitemap.ts';

const day = 86_400;
const config = { access: 'public' } as const;
/** Pictures kept: the popular pages, a few megabytes. */
const cachedPictures = 200;

export interface SeoOptions {
  siteUrl: string;
  entries(): Promise<SitemapEntry[]>;
}

/** What search engines and link previews ask for. */
export function seoRoutes({ siteUrl, entries }: SeoOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const pictures = new Map<string, Uint8Array>();

    app.get('/robots.txt', { config, schema: { hide: true } }, (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', `public, max-age=${day}`)
        .send(robotsTxt(siteUrl)),
    );

    app.get('/sitemap.xml', { config, schema: { hide: true } }, async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${day}`)
        .send(sitemapXml(siteUrl, await entries())),
    );

    app.get(`${pictureFolder}/*`, { config, schema: { hide: true } }, async (request, reply) => {
      const [address = ''] = request.url.split('?');
      const path = /^\/og(\/(?:.*\/)?)index\.png$/.exec(address)?.[1];
      if (path === undefined) throw new Problem(404, 'notFound');
      const page = await app.inject({ url: path, headers: { accept: 'text/html' } });
      const { title, listed } = headOf(page.body);
      if (page.statusCode !== 200 || !listed || title === '') throw new Problem(404, 'notFound');
      const picture = pictures.get(title) ?? (await ogPicture(withoutProductName(title)));
      remember(pictures, title, picture);
      return reply.type('image/png').header('cache-control', `public, max-age=${day}`).send(picture);
    });
  };
}

/** The newest used stays; the one unused for longest goes. */
function remember(pictures: Map<string, Uint8Array>, title: string, picture: Uint8Array): void {
  pictures.delete(title);
  pictures.set(title, picture);
  const [oldest] = pictures.keys();
  if (pictures.size > cachedPictures && oldest !== undefined) pictures.delete(oldest);
}
