import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { replaceHash } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import { noHolder } from './holder-columns.ts';
import { dropPasskeys } from './passkeys/own-passkeys.ts';
import type { PersonalData } from './personal-data.ts';
import type { AccountRow } from './present-account.ts';

/** Gives an account a new password, drops its passkeys and ends all its sessions: whoever knew it before is locked out. */
export async function replaceCredentials(
  deps: Deps,
  tx: Tx,
  { id: accountId, email: to }: Pick<AccountRow, 'id' | 'email'>,
  hash: string,
): Promise<void> {
  await replaceHash(tx, accountId, hash, deps.clock.now());
  const hadPasskeys = await dropPasskeys(tx, accountId);
  // After password and passkeys: whoever signs in with them at this moment is signed out again.
  await endSessions(deps, tx, { accountId });
  if (hadPasskeys) await sendAccountMail(deps, tx, { kind: 'passkeysDropped', id: deps.ids.uuid(), to });
}

/** Empties an account whose address has just been proved by somebody else than its maker, and has the proof count. */
export async function emptyUnproved(
  deps: Deps,
  tx: Tx,
  accountId: string,
  parts: readonly PersonalData[],
): Promise<void> {
  const now = deps.clock.now();
  for (const part of parts) await part.dropOf(tx, accountId);
  await tx
    .update(accounts)
    .set({ ...noHolder(now), emailConfirmed: true, updatedAt: now })
    .where(eq(accounts.id, accountId));
}
