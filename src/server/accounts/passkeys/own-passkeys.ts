import { and, asc, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/account/passkeys.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { passkeys } from '#server/db/schema/passkeys.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from '../account-mail-job.ts';
import type { PersonalData } from '../personal-data.ts';

interface Holder {
  id: string;
  email: string;
}

/** All passkeys of an account as its holder sees them, the oldest first. */
export async function ownPasskeys(db: Queryable, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt !== null && { lastUsedAt: lastUsedAt.toISOString() }),
  }));
}

/** Gives a passkey another name. Somebody else's is not found. */
export async function renamePasskey(db: Queryable, accountId: string, id: string, name: string): Promise<void> {
  const renamed = await db.update(passkeys).set({ name }).where(ownOne(accountId, id)).returning();
  if (renamed.length === 0) throw new Problem(404, 'notFound');
}

/** Takes a passkey away and tells the holder by mail. The caller has asked for the password. */
export async function removePasskey(deps: Deps, holder: Holder, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const removed = await tx.delete(passkeys).where(ownOne(holder.id, id)).returning();
    if (removed.length === 0) throw new Problem(404, 'notFound');
    await sendAccountMail(deps, tx, { kind: 'passkeyRemoved', id: deps.ids.uuid(), to: holder.email });
  });
}

/** Takes all passkeys of an account away: whoever else made one is locked out. Answers whether there were any. */
export async function dropPasskeys(tx: Tx, accountId: string): Promise<boolean> {
  const dropped = await tx.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning();
  return dropped.length > 0;
}

const ownOne = (accountId: string, id: string) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));

/** The passkeys for a holder who takes their data along; with the account its passkeys go by themselves. */
export const passkeysOfAccount: PersonalData = {
  name: 'passkeys',
  moveTo: async () => {},
  exportFor: (db, { accountId }) => ownPasskeys(db, accountId),
  // Without a proved address there are none, and a new password by mail takes all of them away in any case.
  dropOf: async () => {},
  eraseFor: async () => {},
};
