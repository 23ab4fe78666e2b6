import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { endSessions } from './end-sessions.ts';
import { dropLinks } from './mail-links.ts';
import type { PersonalData } from './personal-data.ts';
import type { AccountRow } from './present-account.ts';
import { insertAccount } from './register-account.ts';
import { emptyUnproved, replaceCredentials } from './take-over.ts';

interface Proof {
  readonly email: string;
  /** Of the new password; without one it is the session that registered, and its password stays. */
  readonly hash: string | undefined;
  readonly parts: readonly PersonalData[];
}

/**
 * The account of an address that a mailed link has proved: made now, or one that nobody had proved, of which what somebody left in it
 * goes. Throws where the account is proved already: its holder signs in.
 */
export async function proveAccount(deps: Deps, tx: Tx, proof: Proof): Promise<{ account: AccountRow; isNew: boolean }> {
  const { email, hash } = proof;
  const made =
    hash === undefined ? undefined : await insertAccount(deps, tx, { email, password: hash, emailConfirmed: true });
  if (made) return { account: made, isNew: true };
  const [found] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!found || found.emailConfirmed) throw new Problem(409, 'linkInvalid');
  await prove(deps, tx, found, proof);
  return { account: { ...found, emailConfirmed: true }, isNew: false };
}

async function prove(deps: Deps, tx: Tx, account: AccountRow, { hash, parts }: Proof): Promise<void> {
  const { id: accountId, email } = account;
  await dropLinks(tx, accountId);
  if (hash === undefined) {
    await endSessions(deps, tx, { accountId });
    await tx
      .update(accounts)
      .set({ emailConfirmed: true, updatedAt: deps.clock.now() })
      .where(eq(accounts.id, accountId));
    return;
  }
  await replaceCredentials(deps, tx, account, hash);
  await sendAccountMail(deps, tx, { kind: 'accountTakenOver', id: deps.ids.uuid(), to: email });
  await emptyUnproved(deps, tx, accountId, parts);
}
