import type { RegisterAccount } from '#contract/auth.ts';
import { problemTexts } from '#contract/problem.ts';
import type { Queryable } from '#server/db/client.ts';
import { accountCredentials, accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { holderColumns } from './holder-columns.ts';
import { addLink } from './mail-links.ts';
import { requireDecentPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { AccountRow } from './present-account.ts';
import { type OpenedSession, openSession } from './sessions.ts';

/** Makes an account, signs it in and mails the link that confirms its address; all of it or nothing. */
export async function registerAccount(
  deps: Deps,
  wanted: RegisterAccount,
  userAgent: string | undefined,
): Promise<OpenedSession> {
  requireDecentPassword(wanted.password, wanted);
  const password = await hashPassword(wanted.password);
  return deps.database.transaction(async (tx) => {
    const account = await insertAccount(deps, tx, { ...wanted, password, emailConfirmed: false });
    if (!account) throw new Problem(409, 'emailTaken', { email: problemTexts.emailTaken });
    const linkId = deps.ids.uuid();
    await addLink(deps, tx, { id: linkId, accountId: account.id, kind: 'confirmEmail', email: account.email });
    await sendAccountMail(deps, tx, { kind: 'confirmEmail', id: linkId });
    return openSession(deps, tx, { account, userAgent, registered: true });
  });
}

interface NewAccount extends Omit<RegisterAccount, 'password'> {
  /** As a hash. */
  password: string;
  emailConfirmed: boolean;
}

/** Writes an account with its password; undefined when the address has one already. */
export async function insertAccount(deps: Deps, db: Queryable, wanted: NewAccount): Promise<AccountRow | undefined> {
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  const { email, emailConfirmed, password } = wanted;
  const [account] = await db
    .insert(accounts)
    .values({ id, email, emailConfirmed, ...holderColumns(wanted, now), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  if (!account) return undefined;
  await db.insert(accountCredentials).values({ accountId: id, passwordHash: password, createdAt: now, updatedAt: now });
  return account;
}
