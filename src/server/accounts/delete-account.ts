import { eq } from 'drizzle-orm';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from './account-mail-job.ts';
import type { PersonalData } from './personal-data.ts';
import type { AccountRow } from './present-account.ts';

/**
 * Deletes an account with its sessions, links and password, and has every part of the shop erase what no law keeps. An
 * address that was never confirmed owns nothing, so nothing of its true owner is touched. The caller has asked for the
 * password.
 */
export async function deleteAccount(deps: Deps, account: AccountRow, parts: readonly PersonalData[]): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const [deleted] = await tx.delete(accounts).where(eq(accounts.id, account.id)).returning();
    await deps.notices.publishAccountChanged(tx, account.id);
    if (!deleted?.emailConfirmed) return;
    const owner = { accountId: deleted.id, email: deleted.email };
    for (const part of parts) await part.eraseFor(tx, owner, deps.clock.now());
    await sendAccountMail(deps, tx, { kind: 'accountDeleted', id: deps.ids.uuid(), to: deleted.email });
  });
}
