import type { FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import { allowedOrigin } from '#server/policies/origin.ts';
import { Problem } from '#server/problem.ts';

/** Before the upgrade, as an ordinary problem answer: only pages of our own may open a socket. */
export function refuseForeign(env: Env) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!allowedOrigin(env, request.headers.origin)) throw new Problem(403, 'forbidden');
  };
}
