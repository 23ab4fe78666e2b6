import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAccountMails } from './accounts/account-mail-worker.ts';
import type { PersonalData } from './accounts/personal-data.ts';
import type { Deps } from './deps.ts';
import { wizardPages } from './pages/wizard-pages.ts';
import { antiForgeryPlugin } from './plugins/anti-forgery.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { problemPlugin } from './plugins/problem.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { sessionPlugin } from './plugins/session.ts';
import { zodSchemasPlugin } from './plugins/zod-schemas.ts';
import { accountsRoutes } from './routes/accounts/accounts-routes.ts';
import { authRoutes } from './routes/auth/auth-routes.ts';
import { deskLoginRoutes } from './routes/desk/login.ts';
import { healthRoutes } from './routes/health/health-routes.ts';
import { isBuilt, readClientAssets } from './ssr/client-assets.ts';

/** Bodies are small; the routes that take more say so. */
const bodyLimit = 64 * 1024;

/** The parts that keep data about account holders: asked when a holder takes their data along or deletes the account. */
const personalData: readonly PersonalData[] = [];

/** All routes of the server, each given what it needs. */
const routes: readonly ((deps: Deps) => FastifyPluginAsyncZod)[] = [
  healthRoutes,
  authRoutes,
  (deps) => accountsRoutes(deps, personalData),
  deskLoginRoutes,
];

export interface AppOptions {
  /** The browser half of the build; without one the server answers calls and has no pages. */
  readonly clientFolder?: string;
}

/** The whole server, ready to listen or to be asked in a test. */
export async function buildApp(deps: Deps, { clientFolder }: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    disableRequestLogging: true,
    bodyLimit,
    trustProxy: deps.env.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    forceCloseConnections: true,
  });
  await app.register(requestLogPlugin);
  await app.register(problemPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(jsonBodyPlugin);
  await app.register(securityHeadersPlugin, { deps });
  await app.register(cookie);
  await app.register(antiForgeryPlugin, { deps });
  await app.register(sessionPlugin(deps));
  sendAccountMails(deps);
  for (const route of routes) await app.register(route(deps));
  if (clientFolder !== undefined && isBuilt(clientFolder)) await app.register(await shopPages(deps, clientFolder));
  return app;
}

/** Loaded only with a build: React and the screens are no part of a server that answers calls alone. */
async function shopPages(deps: Deps, folder: string) {
  const { webPages } = await import('./ssr/web-pages.ts');
  return webPages({
    folder,
    assets: readClientAssets(folder),
    siteUrl: deps.env.publicUrl,
    loaders: [...wizardPages(deps.catalogue.catalogue)],
  });
}
