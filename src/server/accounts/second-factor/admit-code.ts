import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearLane, countDelayed, type Lane } from '#server/accounts/attempt-delays.ts';
import { knownDevice } from '#server/accounts/known-device.ts';
import { refuseFor } from '#server/accounts/limit-attempts.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Lets somebody who knows the password try a code, or says how long to wait; a device that the person has used has a lane of its own.
 * Answers what to do when the code was right.
 */
export async function admitCode(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<() => Promise<void>> {
  if (!deps.env.rateLimits) return async () => {};
  const device = await knownDevice(deps, request, { kind: 'staff', email });
  const lane: Lane = ['code', 'staff', email, device ?? ''];
  const seconds = await countDelayed(deps, lane);
  if (seconds !== undefined) refuseFor(reply, seconds);
  return () => clearLane(deps, lane);
}
