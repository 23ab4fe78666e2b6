import { createServer } from 'node:http';
import type { FastifyBaseLogger, FastifyServerFactory } from 'fastify';
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
export function cacheFirst(): CacheFirst {
  let options: CacheFirstOptions | undefined;

  const serverFactory: FastifyServerFactory = (application) => {
    const server = createServer((request, response) => {
      const { method, url = '', headers } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      const isStranger = !options?.sessionCookies.some((name) => headers.cookie?.includes(`${name}=`));
      const answer = isRead && isStranger ? options?.cached.get(url) : undefined;
      if (answer === undefined) return application(request, response);
      sendPrebuilt(answer, request, response);
      options?.log.info({ method, path: url, status: response.statusCode, milliseconds: 0 });
    });
    // A photo may take its time over a slow line.
    return Object.assign(server, { keepAliveTimeout, requestTimeout: 0 });
  };

  return {
    serverFactory,
    start(given) {
      options = given;
    },
  };
}
