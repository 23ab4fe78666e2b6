import type { FastifyReply } from 'fastify';
import { emailKey } from '#domain/values/email.ts';
import type { Deps } from '#server/deps.ts';
import { type Attempt, countAttempts } from './attempt-limits.ts';
import { limitAttempts, refuseFor } from './limit-attempts.ts';
import type { AccountRow } from './present-account.ts';

type Caller = Pick<AccountRow, 'email' | 'emailConfirmed'>;

interface AskedMail {
  /** The address that it goes to, if it is sent at all. */
  to: string;
  /** Who asks for it; null for a stranger. */
  caller: Caller | null;
  /** Holds back a share that no other mail uses up. */
  reserve?: 'recoverReserve';
}

/** Whether a mail goes to the caller's own proved address: nobody needs to be shielded from what they ask for themselves. */
export function isOwnAddress(caller: Caller | null, email: string): boolean {
  return caller?.emailConfirmed === true && caller.email === emailKey(email);
}

/**
 * Refuses a mail to an address that got too many of late at the wish of others, whoever they were and whatever it was about
 * (docs/decisions/0351). It counts that somebody asks, not that a mail goes out: no answer tells whether there is an account.
 */
export async function limitMails(
  deps: Deps,
  reply: FastifyReply,
  { to, caller, reserve }: AskedMail,
  ...others: readonly Attempt[]
): Promise<void> {
  await limitAttempts(deps, reply, ...others);
  if (!deps.env.rateLimits || isOwnAddress(caller, to)) return;
  const recipient = emailKey(to);
  const wait = await countAttempts(deps, [
    ['mailRecipient', recipient],
    ['mailRecipientDay', recipient],
  ]);
  if (wait === undefined) return;
  const reserved = reserve && (await countAttempts(deps, [[reserve, recipient]]));
  if (reserve === undefined || reserved !== undefined) refuseFor(reply, reserved ?? wait);
}
