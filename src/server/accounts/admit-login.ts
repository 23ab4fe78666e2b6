import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { clearLane, countDelayed, type Lane, takeTryBack } from './attempt-delays.ts';
import { type Holder, knownDevice } from './known-device.ts';
import { limitAttempts, refuseFor } from './limit-attempts.ts';

/**
 * Lets somebody try a password, or says how long to wait. A device that the account knows has a lane of its own: whatever strangers try
 * at the address, its holder gets in. Answers what to do when the password was right.
 */
export async function admitLogin(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  holder: Holder,
): Promise<() => Promise<void>> {
  if (!deps.env.rateLimits) return async () => {};
  const { kind, email } = holder;
  const device = await knownDevice(deps, request, holder);
  if (device !== undefined) {
    const lane: Lane = ['device', kind, email, device];
    await admitIn(deps, reply, lane);
    return () => clearLane(deps, lane);
  }
  const place: Lane = ['place', kind, email, request.network];
  const strangers: Lane = ['strangers', kind, email];
  await admitIn(deps, reply, place);
  // Refused further on, it was no try of this place.
  await limitAttempts(deps, reply, [`${kind}Network`, request.network]).catch(takeBackAndThrow(deps, place));
  await admitIn(deps, reply, strangers).catch(takeBackAndThrow(deps, place));
  return async () => {
    await clearLane(deps, place);
    await takeTryBack(deps, strangers);
  };
}

async function admitIn(deps: Deps, reply: FastifyReply, lane: Lane): Promise<void> {
  const seconds = await countDelayed(deps, lane);
  if (seconds !== undefined) refuseFor(reply, seconds);
}

function takeBackAndThrow(deps: Deps, lane: Lane) {
  return async (refused: unknown): Promise<never> => {
    await takeTryBack(deps, lane);
    throw refused;
  };
}
