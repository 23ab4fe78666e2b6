import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { accountCredentials, accounts } from '#server/db/schema/accounts.ts';
import type { AccountRow } from './present-account.ts';

const password = eq(accountCredentials.providerId, 'credential');

/** The account of an address with its password's hash; undefined when nobody registered it. */
export async function findByEmail(
  db: Queryable,
  email: string,
): Promise<{ account: AccountRow; hash: string | null } | undefined> {
  const [found] = await db
    .select({ account: accounts, hash: accountCredentials.password })
    .from(accounts)
    .leftJoin(accountCredentials, and(eq(accountCredentials.userId, accounts.id), password))
    .where(eq(accounts.email, email));
  return found;
}

/** The hash of an account's password. */
export async function hashOf(db: Queryable, accountId: string): Promise<string | null> {
  const [found] = await hashRow(db, accountId);
  return found?.hash ?? null;
}

/** The same, and nobody replaces it before the transaction ends. */
export async function lockHash(tx: Tx, accountId: string): Promise<string | null> {
  // The account first, as its deletion does: else the two could wait for each other.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('key share');
  const [found] = await hashRow(tx, accountId).for('share');
  return found?.hash ?? null;
}

function hashRow(db: Queryable, accountId: string) {
  return db
    .select({ hash: accountCredentials.password })
    .from(accountCredentials)
    .where(and(eq(accountCredentials.userId, accountId), password));
}

/** Puts a new hash in the place of the old one. */
export async function replaceHash(db: Queryable, accountId: string, hash: string, now: Date): Promise<void> {
  await db
    .update(accountCredentials)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(accountCredentials.userId, accountId), password));
}
