import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sendAccountMails } from './accounts/account-mail-worker.ts';
import { cookieName, formerCookieName } from './accounts/session-cookie.ts';
import { firmSystemReader, systemReader } from './api-tokens/api-tokens.ts';
import { systemPace } from './api-tokens/system-pace.ts';
import { openPosts } from './content/open-posts.ts';
import type { PostSource } from './content/post-source.ts';
import type { Deps } from './deps.ts';
import { documentOwner } from './documents/document-owner.ts';
import { printDocuments } from './documents/finish-document.ts';
import { offerOwner } from './offers/offer-owner.ts';
import { certificatePages } from './pages/certificate-page.ts';
import { contentPages } from './pages/content-pages.ts';
import type { PageLoaders } from './pages/page-loader.ts';
import { signOffPages } from './pages/sign-off-page.ts';
import { statusPages } from './pages/status-pages.ts';
import { wizardPages } from './pages/wizard-pages.ts';
import { worthPages } from './pages/worth-pages.ts';
import { accessPlugin } from './plugins/access.ts';
import { antiForgeryPlugin } from './plugins/anti-forgery.ts';
import { bodyMemoryPlugin } from './plugins/body-memory.ts';
import { callerNetworkPlugin } from './plugins/caller-network.ts';
import { endingPlugin } from './plugins/ending.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { problemPlugin } from './plugins/problem.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { secretPagesPlugin } from './plugins/secret-pages.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { securityLogPlugin } from './plugins/security-log.ts';
import { sessionPlugin } from './plugins/session.ts';
import { refuseAddress, refuseBytes } from './plugins/unreadable-request.ts';
import { visitorPlugin } from './plugins/visitor.ts';
import { zodSchemasPlugin } from './plugins/zod-schemas.ts';
import { reactionsTo, registerReactions } from './reactions/reactions.ts';
import { allRoutes } from './routes/all-routes.ts';
import { sendContactMails } from './routes/contact/contact-job.ts';
import { devUiRoutes } from './routes/dev/dev-ui-routes.ts';
import { seoRoutes } from './routes/seo-routes.ts';
import { listedPages } from './seo/listed-pages.ts';
import { openPreviews } from './seo/previews.ts';
import { doShipmentJobs } from './shipments/do-shipment-jobs.ts';
import { type CacheFirst, cacheFirst } from './ssr/cache-first.ts';
import { type BrowserBuild, readBrowserBuild } from './ssr/client-assets.ts';
import type { LiveSources } from './ssr/live-sources.ts';
import { longestAddress, readableUrl } from './ssr/page-address.ts';
import { programOf } from './ssr/program-of.ts';
import { siteOf } from './ssr/site-of.ts';
import { registerFileRemoval } from './uploads/erase-uploads.ts';
import { sendWebhooks } from './webhooks/deliver.ts';

/** Bodies are small; the routes that take more say so. */
const bodyLimit = 64 * 1024;

export interface AppOptions {
  /** The browser half of the build; without one the server answers calls and has no pages. */
  readonly clientFolder?: string;
  /** In place of a build, while the sources are worked on. */
  readonly live?: LiveSources | undefined;
}

/** The whole server, ready to listen or to be asked in a test. */
export async function buildApp(deps: Deps, { clientFolder, live }: AppOptions = {}): Promise<FastifyInstance> {
  const front = cacheFirst(deps.env);
  const app = Fastify({
    serverFactory: front.serverFactory,
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs as much as its line.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    trustProxy: deps.env.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: longestAddress },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    rewriteUrl: ({ url = '/', headers }) => readableUrl(url, headers),
  });
  // Whatever day it is by now, the texts of that day count, for the call that comes first too.
  app.addHook('onRequest', (_request, _reply, next) => {
    deps.settings.version();
    next();
  });
  if (live) app.addHook('onRequest', ({ raw }, reply, next) => live.answer(raw, reply.raw, next));
  deps.metrics?.observe(app);
  await app.register(requestLogPlugin);
  await app.register(problemPlugin);
  await app.register(callerNetworkPlugin);
  await app.register(securityLogPlugin, { deps });
  await app.register(endingPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(jsonBodyPlugin);
  await app.register(securityHeadersPlugin, { deps, liveSocket: live?.socket });
  await app.register(cookie);
  await app.register(antiForgeryPlugin, { deps });
  await app.register(sessionPlugin(deps));
  await app.register(visitorPlugin, { deps });
  await app.register(rateLimitPlugin, { deps });
  await app.register(secretPagesPlugin, { deps });
  await app.register(accessPlugin, {
    clock: deps.clock,
    owners: { offerId: offerOwner(deps), documentId: documentOwner(deps) },
    systemOf: systemReader(deps),
    firmSystemOf: firmSystemReader(deps),
    isInTime: systemPace(deps),
  });
  await app.register(bodyMemoryPlugin);
  await app.register(openapiPlugin, { deps });
  sendAccountMails(deps);
  sendContactMails(deps);
  registerReactions(deps);
  doShipmentJobs({ ...deps, reactionsTo });
  printDocuments(deps);
  sendWebhooks(deps);
  registerFileRemoval(deps);
  const posts = await openPosts(deps);
  const program = (live || clientFolder === undefined ? undefined : programOf(clientFolder)) ?? deps.ids.uuid();
  for (const route of allRoutes({ ...deps, reactionsTo }, { posts, program })) await app.register(route);
  const half = live ?? (clientFolder === undefined ? undefined : readBrowserBuild(clientFolder));
  if (half !== undefined) {
    const entries = () => listedPages(deps.catalogue.catalogue, posts);
    const previews = openPreviews({ folder: join(deps.env.dataDir, 'previews'), log: deps.log });
    await app.register(seoRoutes({ siteUrl: deps.env.publicUrl, previews, entries }));
    await app.register(devUiRoutes(deps, half));
    await app.register(await pagesOf(deps, half, { posts, front, program }));
  }
  return app;
}

/** Only with a build: React and the screens are no part of a server that answers calls alone. */
export function loadPages() {
  return Promise.all([
    import('./ssr/web-pages.ts'),
    import('./ssr/hit-list-route.ts'),
    import('./ssr/desk-page-routes.ts'),
    import('./ssr/bid-preview-route.ts'),
  ]);
}

async function pagesOf(
  deps: Deps,
  half: BrowserBuild | LiveSources,
  { posts, front, program }: { posts: PostSource; front: CacheFirst; program: string },
) {
  const [{ webPages }, { hitListRoute }, { deskPageRoutes: deskPages }, { bidPreviewRoute }] = await loadPages();
  const loaders: PageLoaders = {
    ...wizardPages(deps.catalogue),
    ...worthPages(deps),
    ...contentPages(posts, deps.settings),
    ...statusPages(deps),
    ...signOffPages(deps),
    ...certificatePages(deps),
  };
  const pages = webPages({
    ...half,
    site: siteOf(deps.env),
    settings: deps.settings,
    loaders,
    find: deps.catalogue.find,
    front,
    sessionCookies: [cookieName('account', deps.env.publicUrl), formerCookieName(deps.env.publicUrl)],
    now: () => deps.clock.now().getTime(),
  });
  return async (app: FastifyInstance) => {
    await app.register(hitListRoute(deps));
    await app.register(bidPreviewRoute(deps, { ...half, site: siteOf(deps.env), hash: program }));
    await app.register(deskPages(deps, { ...half, siteUrl: deps.env.publicUrl, hash: program }));
    await app.register(pages);
  };
}
