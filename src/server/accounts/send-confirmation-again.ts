import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { pendingEmailOf } from './mail-links.ts';
import type { AccountRow } from './present-account.ts';

/**
 * Has the confirming link mailed once more. Without a named address it goes to the one the signed-in account is waiting
 * for; whether a named one belongs to anybody is looked up later, by the job: no answer can tell.
 */
export async function sendConfirmationAgain(
  deps: Deps,
  account: AccountRow | null,
  named: string | undefined,
): Promise<void> {
  if (named === undefined && account === null) throw new Problem(401, 'notSignedIn');
  const email = named ?? (account ? await waitingAddress(deps, account) : undefined);
  if (email === undefined) return;
  await sendAccountMail(deps, deps.db, { kind: 'confirmEmailAgain', id: deps.ids.uuid(), email });
}

async function waitingAddress(deps: Deps, account: AccountRow): Promise<string | undefined> {
  const pending = await pendingEmailOf(deps, deps.db, account.id);
  return pending ?? (account.emailConfirmed ? undefined : account.email);
}
