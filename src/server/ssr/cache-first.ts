import { createServer } from 'node:http';
import type { FastifyBaseLogger, FastifyServerFactory } from 'fastify';
import { limitConnections } from '#server/limit-connections.ts';
import { sendPrebuilt } from './prebuilt-response.ts';
import type { ResponseCache } from './response-cache.ts';

export interface CacheFirstOptions {
  readonly cached: ResponseCache;
  /** Names of the cookies that say who is signed in; whoever has one is answered by the application. */
  readonly sessionCookies: readonly string[];
  readonly log: FastifyBaseLogger;
}

export interface CacheFirst {
  /** Makes the server that the application listens with. */
  readonly serverFactory: FastifyServerFactory;
  /** Called once there are pages to be cached; before, the application answers everything. */
  start(options: CacheFirstOptions): void;
}

/** How long an idle connection stays open, in milliseconds: longer than load balancers keep theirs. */
const keepAliveTimeout = 72_000;

/**
 * Answers cached pages before the application sees the request: they need no session, no counting and no hook, and those
 * would cost more than the answer (decision 0046).
 */
export function cacheFirst(limits: Parameters<typeof limitConnections>[1]): CacheFirst {
  let options: CacheFirstOptions | undefined;
  // Ends what is too slow a sixth of that time late at most.
  const connectionsCheckingInterval = (limits.connectionLimits.slowSeconds * 1_000) / 6;

  const serverFactory: FastifyServerFactory = (application) => {
    const server = createServer({ connectionsCheckingInterval }, (request, response) => {
      const { method, url = '', headers } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      const isStranger = !options?.sessionCookies.some((name) => headers.cookie?.includes(`${name}=`));
      const answer = isRead && isStranger ? options?.cached.get(url) : undefined;
      if (answer === undefined) return application(request, response);
      sendPrebuilt(answer, request, response);
      options?.log.info({ method, path: url, status: response.statusCode, milliseconds: 0 });
    });
    limitConnections(server, limits);
    return Object.assign(server, { keepAliveTimeout });
  };

  return {
    serverFactory,
    start(given) {
      options = given;
    },
  };
}
