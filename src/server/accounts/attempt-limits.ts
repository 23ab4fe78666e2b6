import { eq, lte, sql } from 'drizzle-orm';
import { attempts } from '#server/db/schema/attempts.ts';
import type { Deps } from '#server/deps.ts';
import { attemptKey } from './attempt-key.ts';

const minute = 60_000;

/** How many tries a window allows: few on one account, more from one address, behind which a whole office may sit. */
export const attemptLimits = {
  /** Guesses from one network at whatever accounts; those at one account wait (`attempt-delays.ts`). */
  accountNetwork: { tries: 100, window: 15 * minute },
  staffNetwork: { tries: 50, window: 15 * minute },
  /** Each view of the log-in page asks once, so that the browser can offer a passkey at the field. */
  passkeyAddress: { tries: 600, window: 15 * minute },
  registerAccount: { tries: 10, window: 60 * minute },
  registerAddress: { tries: 60, window: 60 * minute },
  mailAccount: { tries: 5, window: 60 * minute },
  /** All mails to one address that others have asked for; of each day's the account's holder keeps one link an hour. */
  mailRecipient: { tries: 20, window: 60 * minute },
  mailRecipientDay: { tries: 40, window: 24 * 60 * minute },
  recoverReserve: { tries: 1, window: 60 * minute },
  mailAddress: { tries: 40, window: 60 * minute },
  link: { tries: 10, window: 15 * minute },
  linkAddress: { tries: 100, window: 15 * minute },
  /** Inquiries without an account: each sends a mail to whatever address it names. */
  inquiryAddress: { tries: 60, window: 60 * minute },
  inquiryAccount: { tries: 120, window: 60 * minute },
  /** Questions about adjusted prices: each is a mail to the provider. */
  messageAccount: { tries: 30, window: 60 * minute },
  /** Invitations to a firm: each is a mail to whatever address is named. */
  invitationAccount: { tries: 50, window: 60 * minute },
  /** Requests for a sign-off on one offer: each is a mail to whatever address its seller names. */
  signOffOffer: { tries: 10, window: 24 * 60 * minute },
  ownPassword: { tries: 10, window: 15 * minute },
} as const;

/** What is counted and for whom, such as an account, an address, or both. */
export type Attempt = readonly [limit: keyof typeof attemptLimits, ...who: string[]];

/**
 * Counts one try of each in turn and stops at the first that was too many, answering the seconds to wait: what is refused tried
 * nothing, so that one place cannot use up the tries that all places have together.
 */
export async function countAttempts(deps: Deps, wanted: readonly Attempt[]): Promise<number | undefined> {
  const now = deps.clock.now();
  await deps.db.delete(attempts).where(lte(attempts.resetsAt, now));
  for (const attempt of wanted) {
    const { tries, window } = attemptLimits[attempt[0]];
    const [counted] = await deps.db
      .insert(attempts)
      .values({ key: attemptKey(deps.env.secret, attempt), count: 1, resetsAt: new Date(now.getTime() + window) })
      .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } })
      .returning();
    if (counted && counted.count > tries) return Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000);
  }
  return undefined;
}

/** Forgets the tries that led to a success. */
export async function clearAttempt(deps: Deps, attempt: readonly string[]): Promise<void> {
  await deps.db.delete(attempts).where(eq(attempts.key, attemptKey(deps.env.secret, attempt)));
}
