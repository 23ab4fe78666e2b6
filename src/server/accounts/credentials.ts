import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
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
  const [found] = await db
    .select({ hash: accountCredentials.password })
    .from(accountCredentials)
    .where(and(eq(accountCredentials.userId, accountId), password));
  return found?.hash ?? null;
}

/** Puts a new hash in the place of the old one. */
export async function replaceHash(db: Queryable, accountId: string, hash: string, now: Date): Promise<void> {
  await db
    .update(accountCredentials)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(accountCredentials.userId, accountId), password));
}
