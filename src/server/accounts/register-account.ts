import type { RegisterAccount } from '#contract/account/auth.ts';
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

/**
 * Makes an account, signs it in and mails the link that confirms its address; all of it or nothing. For an address that has an account
 * the same is done for one that nobody has, and undone: the answer takes as long either way (docs/security.md).
 */
export async function registerAccount(
  deps: Deps,
  wanted: RegisterAccount,
  userAgent: string | undefined,
): Promise<OpenedSession> {
  requireDecentPassword(wanted.password, wanted);
  const password = await hashPassword(wanted.password);
  return deps.database.transaction(async (tx) => {
    const made = { ...wanted, password, emailConfirmed: false };
    const own = await insertAccount(deps, tx, made);
    const account = own ?? (await insertAccount(deps, tx, { ...made, email: `${deps.ids.uuid()}@account.invalid` }));
    if (!account) throw new Error('An address that nobody has is taken');
    const linkId = deps.ids.uuid();
    await addLink(deps, tx, { id: linkId, accountId: account.id, kind: 'confirmEmail', email: account.email });
    await sendAccountMail(deps, tx, { kind: 'confirmEmail', id: linkId });
    const opened = await openSession(deps, tx, { account, userAgent, registered: true });
    if (!own) throw new Problem(409, 'emailTaken', { email: problemTexts.emailTaken });
    return opened;
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
