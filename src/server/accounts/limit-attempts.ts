import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { type Attempt, countAttempts } from './attempt-limits.ts';

/** Refuses a call that was tried too often with 429 and says how long to wait. Switched off with all rate limits. */
export async function limitAttempts(deps: Deps, reply: FastifyReply, ...wanted: readonly Attempt[]): Promise<void> {
  if (!deps.env.rateLimits) return;
  const seconds = await countAttempts(deps, wanted);
  if (seconds !== undefined) refuseFor(reply, seconds);
}

/** Says how many seconds to wait. */
export function refuseFor(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new Problem(429, 'tooManyRequests');
}
