import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { hostCookie } from '#server/host-cookie.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';

const lastsSeconds = 3 * 86_400;

const cookieOf = (deps: Pick<Deps, 'env'>) => hostCookie('shop.inquiry', deps.env.publicUrl);

function proofOf(secret: string, offerId: string, until: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['inquiry-sender', offerId, until]))
    .digest('base64url');
}

/** Lets a browser be known, for three days, as the one that sent this inquiry; it opens nothing else. */
export function rememberSender(deps: Pick<Deps, 'env' | 'clock'>, reply: FastifyReply, offerId: string): void {
  const { name, options } = cookieOf(deps);
  const until = String(deps.clock.now().getTime() + lastsSeconds * 1000);
  const value = [offerId, until, proofOf(deps.env.secret, offerId, until)].join('.');
  reply.setCookie(name, value, { ...options, maxAge: lastsSeconds });
}

/** Whether this browser sent the inquiry. */
export function isSender(deps: Pick<Deps, 'env' | 'clock'>, request: FastifyRequest, offerId: string): boolean {
  const [sent, until = '', proof = ''] = request.cookies[cookieOf(deps).name]?.split('.') ?? [];
  if (sent !== offerId || !(Number(until) > deps.clock.now().getTime())) return false;
  const given = Buffer.from(proof);
  const isProven = bySomeSecret(deps.env.secrets, (secret) => {
    const wanted = Buffer.from(proofOf(secret, offerId, until));
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? true : undefined;
  });
  return isProven === true;
}
