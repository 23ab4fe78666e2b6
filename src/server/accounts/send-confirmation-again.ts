import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { pendingEmailOf } from './mail-links.ts';
import type { AccountRow } from './present-account.ts';

/**
 * The address that waits for its proof: the named one, else the one that the signed-in account is waiting for; undefined where that
 * waits for none. Whether a named one belongs to anybody is looked up later, by the job: no answer can tell.
 */
export async function addressToConfirm(
  deps: Deps,
  account: AccountRow | null,
  named: string | undefined,
): Promise<string | undefined> {
  if (named !== undefined) return named;
  if (account === null) throw new Problem(401, 'notSignedIn');
  const pending = await pendingEmailOf(deps, deps.db, account.id);
  return pending ?? (account.emailConfirmed ? undefined : account.email);
}

/** Has the confirming link mailed once more. */
export async function sendConfirmationAgain(deps: Deps, email: string): Promise<void> {
  await sendAccountMail(deps, deps.db, { kind: 'confirmEmailAgain', id: deps.ids.uuid(), email });
}
