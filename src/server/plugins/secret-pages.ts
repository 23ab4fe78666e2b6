import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '#server/env.ts';
import { Problem } from '#server/problem.ts';
import { isSecretPath } from '#server/secret-addresses.ts';
import { requestPathOf } from '#server/ssr/page-address.ts';

/**
 * Addresses that are the secret themselves: nobody keeps what they answer, search engines leave them out, no other site
 * learns where a reader came from, and nobody calls them by the thousand.
 */
export const secretPagesPlugin = fp<{ deps: { readonly env: Pick<Env, 'rateLimits'> } }>(
  async (app: FastifyInstance, { deps: { env } }) => {
    const limit = env.rateLimits ? app.createRateLimit({ max: 60, timeWindow: '1 minute' }) : undefined;

    app.addHook('onRequest', async (request) => {
      if (limit === undefined || !isSecretPath(requestPathOf(request.url))) return;
      const counted = await limit(request);
      if (!counted.isAllowed && counted.isExceeded) throw new Problem(429, 'tooManyRequests');
    });

    app.addHook('onSend', (request, reply, _payload, done) => {
      if (!isSecretPath(requestPathOf(request.url))) return done();
      reply.header('cache-control', 'private, no-store');
      reply.header('referrer-policy', 'no-referrer');
      reply.header('x-robots-tag', 'noindex, nofollow');
      done();
    });
  },
  { name: 'secret-pages' },
);
