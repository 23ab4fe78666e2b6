import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { accounts, accountTokens } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';
import { idOfLinkToken } from './link-token.ts';
import { daysAfter } from './time.ts';

/** How long a mailed link works: a confirmation may wait over a weekend, a new password may not. */
export const validDays = { confirmEmail: 7, resetPassword: 1 / 24 } as const;

export type LinkKind = keyof typeof validDays;
export type MailLink = typeof accountTokens.$inferSelect;

interface NewLink {
  /** Chosen by the caller, so that a job that runs twice makes one link. */
  id: string;
  accountId: string;
  kind: LinkKind;
  email: string;
}

/** Records a link that will be mailed and clears away what has run out. */
export async function addLink(deps: Deps, db: Queryable, link: NewLink): Promise<void> {
  const now = deps.clock.now();
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, link.accountId), lte(accountTokens.expiresAt, now)));
  await db
    .insert(accountTokens)
    .values({ ...link, createdAt: now, expiresAt: daysAfter(now, validDays[link.kind]) })
    .onConflictDoNothing();
}

/** The link that a person came with, as long as it is ours, unused and in time. */
export async function findLink(deps: Deps, kind: LinkKind, token: string): Promise<MailLink | undefined> {
  const id = bySomeSecret(deps.env.secrets, (secret) => idOfLinkToken(token, secret));
  if (id === undefined) return undefined;
  const [link] = await deps.db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.id, id), eq(accountTokens.kind, kind), gt(accountTokens.expiresAt, deps.clock.now())));
  return link;
}

/**
 * Uses a link up and with it every other link of its account: whoever asked for those may have been somebody else. Of two
 * that use the same link at once, one is told false.
 */
export async function useLink(db: Queryable, link: MailLink): Promise<boolean> {
  const used = await db.delete(accountTokens).where(eq(accountTokens.id, link.id)).returning({ id: accountTokens.id });
  await dropLinks(db, link.accountId);
  return used.length === 1;
}

/** Makes every link of an account worthless. */
export async function dropLinks(db: Queryable, accountId: string): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
}

/** The new address that an account has asked for and not yet confirmed. */
export async function pendingEmailOf(deps: Deps, db: Queryable, accountId: string): Promise<string | undefined> {
  const [pending] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.kind, 'confirmEmail'),
        ne(accountTokens.email, accounts.email),
        gt(accountTokens.expiresAt, deps.clock.now()),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return pending?.email;
}
