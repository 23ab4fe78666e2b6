import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { presentAccount } from '#server/accounts/present-account.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { chooseEncoding, encode } from '#server/encodings.ts';
import type { PageLoaders } from '#server/pages/page-loader.ts';
import { awayFor } from '#server/problem.ts';
import type { HouseSettings } from '#server/settings/house-settings.ts';
import { type ClientAssets, firstCallsOf, type PageRequest, readAccount, type Site } from '#web/entry-server.tsx';
import { awayPage } from './away-page.ts';
import type { CacheFirst } from './cache-first.ts';
import { firstAnswers } from './first-answers.ts';
import { allowScripts, inlineScriptHashes } from './inline-script-hashes.ts';
import type { LiveSources } from './live-sources.ts';
import { isPagePath, queryOf, requestPathOf, withoutPrefix } from './page-address.ts';
import { type Answer, prebuildResponse, sendPrebuilt } from './prebuilt-response.ts';
import { responseCache } from './response-cache.ts';
import { type MadePage, type ShopPages, shopPages } from './shop-pages.ts';
import { siteHash } from './site-hash.ts';

export interface WebPagesOptions {
  /** Folder of the browser half of the build; without one nothing is kept and nobody told of another build. */
  readonly folder?: string | undefined;
  readonly assets: ClientAssets;
  /** Renders in place of the screens that the server was started with. */
  readonly render?: LiveSources['render'] | undefined;
  readonly site: Site;
  /** What the owner has set counts on every page. */
  readonly settings: Pick<HouseSettings, 'version' | 'shop'>;
  readonly loaders: Partial<PageLoaders>;
  /** The search over the catalogue: `/wizard/?q=` shows its hits without a program too. */
  readonly find?: AskCatalogue | undefined;
  /** Names of the cookies without which nobody is signed in. */
  readonly sessionCookies: readonly string[];
  /** Answers what is cached before the application. */
  readonly front: CacheFirst;
  /** Milliseconds on a clock. */
  readonly now: () => number;
}

/** The shop's pages as HTML, their data, and the files they load. Registered only when the browser half is built. */
export function webPages(options: WebPagesOptions): FastifyPluginAsync {
  const { folder, assets, render, site, settings, loaders, find, sessionCookies, front, now } = options;
  const hash = folder === undefined ? () => 'sources' : siteHash(folder, site, { loaders, set: settings.version });
  const cached = responseCache({ hash, now, ...(folder === undefined && { maxAnswers: 0 }) });

  return async (app) => {
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'The data of a page failed');
    const pages = shopPages({ assets, render, site, settings, loaders, find, hash, onFailure });
    front.start({ cached, sessionCookies, log: app.log });

    await app.register(async (files) => {
      files.decorate('accessOfRoutes', 'public');
      if (folder === undefined) return;
      await files.register(fastifyStatic, {
        root: join(folder, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
        setHeaders(answer, path) {
          const policy = answer.raw.getHeader('content-security-policy');
          if (isCompiling(path) && typeof policy === 'string')
            answer.header('content-security-policy', allowScripts(policy, ["'wasm-unsafe-eval'"]));
        },
      });
    });

    app.get('/assets/data/*', { config: { access: 'public' } }, async (request, reply) => {
      const address = requestPathOf(request.url);
      const ready = cached.get(address);
      if (ready !== undefined) return hijack(reply, () => sendPrebuilt(ready, request.raw, reply.raw));
      const file = await pages.data(address);
      if (file === undefined) return reply.callNotFound();
      return answer(reply, { ...file, type: 'application/json; charset=utf-8' });
    });

    app.get('/*', { config: { access: 'visitor' } }, async (request, reply) => {
      const path = requestPathOf(request.url);
      const query = queryOf(request.url);
      if (!isPagePath(path)) return reply.callNotFound();
      if (!path.endsWith('/')) return reply.redirect(`${path}/${query}`, 301);

      try {
        return await show(request, reply, pages, pages.addressOf(path, query));
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        app.log.error({ err: error }, 'A page could not be made');
        return sorry(reply);
      }
    });
  };

  async function show(request: FastifyRequest, reply: FastifyReply, pages: ShopPages, address: string) {
    const account = await visitor(request, new Date(now()));
    const ready = account === undefined && cached.get(address);
    if (ready) return hijack(reply, () => sendPrebuilt(ready, request.raw, reply.raw));
    // Not where somebody is signed in whose address nobody has proved: offers are told to nobody else (docs/decisions/0731).
    const calls = account?.emailConfirmed ? firstCallsOf(withoutPrefix(requestPathOf(address)), queryOf(address)) : [];
    const answers = calls.length === 0 ? undefined : await firstAnswers(request, calls);
    const page = await pages.html(address, account, answers);
    if ('location' in page) return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
    const personal = account !== undefined && (answers === undefined ? 'account' : 'data');
    return answer(reply, { ...page, type: 'text/html; charset=utf-8', personal });
  }

  function sorry(reply: FastifyReply): FastifyReply {
    reply.code(503).header('retry-after', awayFor).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(awayPage(assets));
  }

  /** Keeps what may be kept and sends it; what belongs to one person or one request goes out as it is. */
  async function answer(reply: FastifyReply, made: Made): Promise<FastifyReply> {
    const headers = { ...guards(reply, made), 'content-type': made.type };
    if (made.keepAt !== undefined && !made.personal) {
      const ready = await prebuildResponse({ status: made.status, headers, body: made.body });
      cached.set(made.keepAt, ready);
      return hijack(reply, () => sendPrebuilt(ready, reply.request.raw, reply.raw));
    }
    return sendOnce(reply, { status: made.status, headers, body: made.body }, made.personal);
  }
}

/** The workers that read codes and print, whose readers are compiled in the browser: a worker goes by the policy of its own file, so no page needs more (decision 0621). */
const isCompiling = (path: string) => /[\\/](?:barcode|text)-worker-[\w-]+\.js(\.br|\.gz|\.zst)?$/.test(path);

interface Made extends MadePage {
  readonly type: string;
  /** It shows who is signed in, or what is theirs as well. */
  readonly personal?: false | 'account' | 'data';
}

/** The security headers that every answer got, with the scripts of this page allowed by their hash. */
function guards(reply: FastifyReply, { body, type }: Made): Record<string, string> {
  const given = Object.entries(reply.raw.getHeaders()).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  );
  const headers = Object.fromEntries(given);
  const policy = headers['content-security-policy'];
  if (policy === undefined || !type.startsWith('text/html')) return headers;
  return { ...headers, 'content-security-policy': allowScripts(policy, inlineScriptHashes(body)) };
}

const keeping = { stranger: 'no-cache', account: 'private, no-cache', data: 'private, no-store' };

/** What a person's page says is never compressed beside what its address says: the size would tell about both. */
async function sendOnce(reply: FastifyReply, { status, headers, body }: Answer, personal: Made['personal'] = false) {
  const encoding = personal ? 'identity' : chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .headers({ ...headers, vary: 'Accept-Encoding, Cookie' })
    .header('cache-control', keeping[personal || 'stranger'])
    .send(encoding === 'identity' ? body : await encode(body, encoding, 'once'));
}

/** Who is signed in, as the program itself reads it of `currentUser`; strangers are undefined. */
async function visitor(request: FastifyRequest, now: Date): Promise<PageRequest['account']> {
  const account = await request.account();
  return readAccount({ account: account && presentAccount(account, undefined, now) });
}

function hijack(reply: FastifyReply, send: () => void): FastifyReply {
  reply.hijack();
  send();
  return reply;
}
