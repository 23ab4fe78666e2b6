import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pageDataFor } from '#server/pages/page-data-for.ts';
import type { PageLoader } from '#server/pages/page-loader.ts';
import { type ClientAssets, type PageRequest, renderPage, type Site } from '#web/entry-server.tsx';
import { allowScripts, inlineScriptHashes } from './inline-script-hashes.ts';

export interface WebPagesOptions {
  /** Folder of the browser half of the build. */
  readonly folder: string;
  readonly assets: ClientAssets;
  readonly site: Site;
  readonly loaders: readonly PageLoader[];
}

/** Addresses below these belong to calls and files: what is missing there is a problem document, not a page. */
const notPages = /^\/(auth|accounts|selfservice|cms|assets|api|dev|desk)(\/|$)/;

/** Pages end with a slash or get one; what looks like a file and was not found is none. */
const fileName = /\.[a-z\d]{2,5}$/i;

/** The shop's pages as HTML, and the files they load. Registered only when the browser half is built. */
export function webPages({ folder, assets, site, loaders }: WebPagesOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      wildcard: false,
      immutable: true,
      maxAge: '365d',
    });

    app.get('/assets/data/*', async (request, reply) => {
      const path = pathOf(request)
        .slice('/assets/data'.length)
        .replace(/index\.json$/, '');
      const data = await pageDataFor(loaders, path);
      return data === undefined ? reply.callNotFound() : reply.header('cache-control', 'no-cache').send(data);
    });

    app.get('/*', async (request, reply) => {
      const path = pathOf(request);
      if (notPages.test(path) || fileName.test(path)) return reply.callNotFound();
      if (!path.endsWith('/')) return reply.redirect(`${path}/${queryOf(request)}`, 301);

      const account = await visitor(request);
      const page = await renderPage({
        url: `${site.url}${path}${queryOf(request)}`,
        site,
        assets,
        account,
        pageData: (wanted) => pageDataFor(loaders, wanted),
      });
      // A page with a name in it belongs to one person; a stranger's may be kept but is asked for again.
      reply.header('cache-control', account === undefined ? 'no-cache' : 'private, no-cache');
      return send(reply, page);
    });
  };
}

/** Who is signed in, as far as a page has to know; strangers are undefined. */
async function visitor(request: FastifyRequest): Promise<PageRequest['account']> {
  const account = await request.account();
  return account === null
    ? undefined
    : { id: account.id, email: account.email, emailConfirmed: account.emailConfirmed };
}

async function send(reply: FastifyReply, page: Response): Promise<FastifyReply> {
  const location = page.headers.get('location');
  if (location !== null) return reply.redirect(location, page.status);

  const html = await page.text();
  const policy = reply.raw.getHeader('content-security-policy');
  if (typeof policy === 'string') {
    reply.header('content-security-policy', allowScripts(policy, inlineScriptHashes(html)));
  }
  return reply.code(page.status).type('text/html; charset=utf-8').send(html);
}

/** Two slashes at the start would name another host when the address is redirected to. */
function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/s, '').replace(/^[/\\]+/, '/');
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}
