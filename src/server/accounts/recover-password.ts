import { eq } from 'drizzle-orm';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { findLink, type MailLink, useLink } from './mail-links.ts';
import { type PasswordHolder, requireDecentPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { PersonalData } from './personal-data.ts';
import { emptyUnproved, replaceCredentials } from './take-over.ts';

/** Notes that somebody cannot sign in. Whether there is such an account is looked up later, by the job: no answer can tell. */
export async function recoverPassword(deps: Deps, email: string): Promise<void> {
  await sendAccountMail(deps, deps.db, { kind: 'recoverPassword', id: deps.ids.uuid(), email });
}

/**
 * Sets the password of a mailed link's account, ends all its sessions, drops its passkeys and makes its other links worthless. The link also
 * proves the mailbox, so the address counts as confirmed: whoever else knew the account is locked out of it now, and what they left
 * in an account that nobody had proved goes with them. Answers whose password it was.
 */
export async function setLostPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  parts: readonly PersonalData[],
): Promise<Pick<MailLink, 'accountId' | 'email'>> {
  const link = await findLink(deps, 'resetPassword', token);
  if (!link) throw new Problem(409, 'linkInvalid');
  requireDecentPassword(password, await holderOf(deps, link));
  const hash = await hashPassword(password);

  const { accountId } = link;
  return deps.database.transaction(async (tx) => {
    if (!(await useLink(tx, link))) throw new Problem(409, 'linkInvalid');
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (!account) throw new Problem(409, 'linkInvalid');
    await replaceCredentials(deps, tx, account, hash);
    const { email: to, emailConfirmed } = account;
    const kind = emailConfirmed ? 'passwordChanged' : 'accountTakenOver';
    await sendAccountMail(deps, tx, { kind, id: deps.ids.uuid(), to });
    if (!emailConfirmed) await emptyUnproved(deps, tx, accountId, parts);
    return { accountId, email: to };
  });
}

async function holderOf(deps: Deps, { accountId, email }: MailLink): Promise<PasswordHolder> {
  const columns = { name: accounts.name, company: accounts.company };
  const [known] = await deps.db.select(columns).from(accounts).where(eq(accounts.id, accountId));
  return { email, ...known };
}
