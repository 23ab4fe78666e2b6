import { and, eq, ne } from 'drizzle-orm';
import { problemTexts } from '#contract/problem.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { violatesUnique } from '#server/db/unique-violation.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { passwordHashOf } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import { findLink, type MailLink, useLink } from './mail-links.ts';
import { passwordMatches } from './passwords.ts';
import type { PersonalData } from './personal-data.ts';
import type { SignedIn } from './sessions.ts';

interface Confirmation {
  token: string;
  password?: string;
  /** Who is signed in where the link was opened. */
  signedIn: SignedIn | null;
}

/**
 * Makes the address of a mailed link count. The click alone proves the mailbox, not that its owner made the account: a
 * stranger may have registered the address. So the account's password is asked for, except in the session that
 * registered, and every other session ends. Answers whose account it is.
 */
export async function confirmOwnEmail(
  deps: Deps,
  { token, password, signedIn }: Confirmation,
  parts: readonly PersonalData[],
): Promise<MailLink['accountId']> {
  const link = await findLink(deps, 'confirmEmail', token);
  if (!link) throw new Problem(409, 'linkInvalid');
  const own = signedIn?.account.id === link.accountId ? signedIn : null;
  if (!own?.session.registered) await requirePassword(deps, link, password);

  const confirmed = deps.database.transaction(async (tx) => {
    if (!(await useLink(tx, link))) throw new Problem(409, 'linkInvalid');
    await setConfirmedEmail(deps, tx, link, parts);
    await endSessions(deps, tx, { accountId: link.accountId, except: own?.session.id });
    await deps.notices.publishAccountChanged(tx, link.accountId);
  });
  await confirmed.catch((error: unknown) => {
    // Somebody else confirmed or registered the address at this very moment.
    throw violatesUnique(error, /^account_email/) ? new Problem(409, 'emailTaken') : error;
  });
  return link.accountId;
}

async function requirePassword(deps: Deps, link: MailLink, password: string | undefined): Promise<void> {
  if (password === undefined) throw new Problem(409, 'passwordNeeded');
  const hash = await passwordHashOf(deps.db, link.accountId);
  if (!(await passwordMatches(hash, password)))
    throw new Problem(409, 'passwordWrong', { password: problemTexts.passwordWrong }).about({
      account: link.accountId,
    });
}

/** What an unconfirmed address has is not this account's; what a confirmed one has follows. */
async function setConfirmedEmail(
  deps: Deps,
  tx: Tx,
  { accountId, email }: MailLink,
  parts: readonly PersonalData[],
): Promise<void> {
  const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!before) throw new Problem(409, 'linkInvalid');
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.id, accountId)));
  if (other) throw new Problem(409, 'emailTaken');
  await tx
    .update(accounts)
    .set({ email, emailConfirmed: true, updatedAt: deps.clock.now() })
    .where(eq(accounts.id, accountId));
  if (before.email !== email && before.emailConfirmed) {
    for (const part of parts) await part.moveTo(tx, { accountId, email: before.email }, email);
    await sendAccountMail(deps, tx, { kind: 'emailChanged', id: deps.ids.uuid(), to: before.email });
  }
}
