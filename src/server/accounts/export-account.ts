import { eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { pendingEmailOf } from './mail-links.ts';
import type { PersonalData } from './personal-data.ts';
import { type AccountRow, presentAccount } from './present-account.ts';

/** Collects all that is kept about a holder; offers only of a confirmed address, since only that one owns them. */
export async function exportAccount(
  deps: Deps,
  account: AccountRow,
  parts: readonly PersonalData[],
): Promise<AccountExport> {
  const db = deps.db;
  const sessions = await db.select().from(accountSessions).where(eq(accountSessions.userId, account.id));
  const kept: Record<string, unknown> = {};
  if (account.emailConfirmed) {
    const owner = { accountId: account.id, email: account.email };
    for (const part of parts) kept[part.name] = await part.exportFor(db, owner);
  }
  return {
    exportedAt: deps.clock.now().toISOString(),
    account: presentAccount(account, await pendingEmailOf(deps, db, account.id)),
    sessions: sessions.map((session) => ({
      createdAt: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      ...(session.userAgent && { userAgent: session.userAgent }),
    })),
    kept,
  };
}
