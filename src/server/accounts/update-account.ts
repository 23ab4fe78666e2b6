import { and, eq, ne } from 'drizzle-orm';
import type { UpdateAccount } from '#contract/auth.ts';
import { problemTexts } from '#contract/problem.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts, accountTokens } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { hashOf, replaceHash } from './credentials.ts';
import { holderColumns } from './holder-columns.ts';
import { addLink } from './mail-links.ts';
import { requireDecentPassword } from './password-policy.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { AccountRow } from './present-account.ts';
import { endSessions, type SignedIn } from './sessions.ts';

/** Changes what a holder named; a new password or address needs the current password first. Answers the account after it. */
export async function updateAccount(deps: Deps, signedIn: SignedIn, change: UpdateAccount): Promise<AccountRow> {
  const { account, session } = signedIn;
  const newEmail = change.email === account.email ? undefined : change.email;
  if (change.password !== undefined || newEmail !== undefined) {
    await requireCurrentPassword(deps, account, change.currentPassword);
  }
  if (change.password !== undefined) requireDecentPassword(change.password, newEmail ?? account.email);
  const hash = change.password === undefined ? undefined : await hashPassword(change.password);

  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    if (hash !== undefined) {
      await replaceHash(tx, account.id, hash, now);
      await endSessions(tx, account.id, session.id);
      await dropLinksForPassword(tx, account.id);
      await sendAccountMail(deps, tx, { kind: 'passwordChanged', id: deps.ids.uuid(), to: account.email });
    }
    if (change.email !== undefined) await dropLinksToOtherAddresses(tx, account);
    if (newEmail !== undefined) await askForNewEmail(deps, tx, account, newEmail);
    const [changed] = await tx
      .update(accounts)
      .set({ ...holderColumns(change), updatedAt: now })
      .where(eq(accounts.id, account.id))
      .returning();
    if (!changed) throw new Problem(401, 'notSignedIn');
    return changed;
  });
}

async function requireCurrentPassword(deps: Deps, account: AccountRow, given: string | undefined): Promise<void> {
  if (given === undefined)
    throw new Problem(409, 'passwordNeeded', { currentPassword: 'Bitte geben Sie Ihr jetziges Passwort ein.' });
  const hash = await hashOf(deps.db, account.id);
  if (!(await passwordMatches(hash, given)))
    throw new Problem(409, 'passwordWrong', { currentPassword: problemTexts.passwordWrong });
}

/** The new address counts once its mail is answered; the old one learns of it at once, so that its owner can act. */
async function askForNewEmail(deps: Deps, tx: Tx, account: AccountRow, email: string): Promise<void> {
  const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  if (taken) throw new Problem(409, 'emailTaken', { email: problemTexts.emailTaken });
  const id = deps.ids.uuid();
  await addLink(deps, tx, { id, accountId: account.id, kind: 'confirmEmail', email });
  await sendAccountMail(deps, tx, { kind: 'confirmEmail', id });
  if (account.emailConfirmed) {
    await sendAccountMail(deps, tx, { kind: 'emailChangeAsked', id: deps.ids.uuid(), to: account.email });
  }
}

async function dropLinksForPassword(tx: Tx, accountId: string): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.kind, 'resetPassword')));
}

/** Naming an address takes back an earlier wish for another one, also when it is the present address again. */
async function dropLinksToOtherAddresses(tx: Tx, account: AccountRow): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, account.id), ne(accountTokens.email, account.email)));
}
