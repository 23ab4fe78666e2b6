import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/**
 * A ceiling per network and process against floods; routes set a lower one by `config.rateLimit`. What is guessed at
 * (passwords, links) is counted over all processes by accounts/limit-attempts.ts.
 */
export const rateLimitPlugin = fp<{ deps: Pick<Deps, 'env'> }>(
  async (app: FastifyInstance, { deps: { env } }) => {
    if (!env.rateLimits) return;
    await app.register(rateLimit, {
      max: 1_200,
      timeWindow: '1 minute',
      cache: 20_000,
      keyGenerator: ({ network }) => network,
      allowList: ({ routeOptions }) => isBuiltFile(routeOptions.url),
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: () => new Problem(429, 'tooManyRequests'),
    });
  },
  { name: 'rate-limit', dependencies: ['caller-network'] },
);

/** A page loads dozens of files from the build, and a whole office may sit behind one address: those cost next to nothing. */
function isBuiltFile(route = ''): boolean {
  return route.startsWith('/assets/') && !route.includes('*');
}
