import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { accountCredentials, accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from './passwords.ts';
import type { AccountRow } from './present-account.ts';

/** The account of an address with its password's hash; undefined when nobody registered it. */
export async function findByEmail(
  db: Queryable,
  email: string,
): Promise<{ account: AccountRow; hash: string | null } | undefined> {
  const [found] = await db
    .select({ account: accounts, hash: accountCredentials.passwordHash })
    .from(accounts)
    .leftJoin(accountCredentials, eq(accountCredentials.accountId, accounts.id))
    .where(eq(accounts.email, email));
  return found;
}

/** The hash of an account's password. */
export async function passwordHashOf(db: Queryable, accountId: string): Promise<string | null> {
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
    .select({ hash: accountCredentials.passwordHash })
    .from(accountCredentials)
    .where(eq(accountCredentials.accountId, accountId));
}

/** Puts a new hash in the place of the old one. */
export async function replaceHash(db: Queryable, accountId: string, hash: string, now: Date): Promise<void> {
  await db
    .update(accountCredentials)
    .set({ passwordHash: hash, updatedAt: now })
    .where(eq(accountCredentials.accountId, accountId));
}

interface Outdated {
  accountId: string;
  hash: string;
}

/** Hashes the password that has just matched an outdated hash anew, unless it was changed meanwhile. */
export async function renewHash(deps: Deps, { accountId, hash }: Outdated, password: string): Promise<void> {
  const { accountId: holder, passwordHash } = accountCredentials;
  await deps.db
    .update(accountCredentials)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(holder, accountId), eq(passwordHash, hash)));
}
