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
    const own = eq(accounts.id, account.id);
    const [held] = await tx.select().from(accounts).where(own).for('update');
    const owner = held?.emailConfirmed ? { accountId: held.id, email: held.email } : undefined;
    if (owner) for (const part of parts) await part.eraseFor(tx, owner, deps.clock.now());
    await tx.delete(accounts).where(own);
    await deps.notices.publishAccountChanged(tx, account.id);
    if (owner) await sendAccountMail(deps, tx, { kind: 'accountDeleted', id: deps.ids.uuid(), to: owner.email });
  });
}
