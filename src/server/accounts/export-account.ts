import type { AccountExport } from '#contract/account/profile.ts';
import type { Deps } from '#server/deps.ts';
import type { PersonalData } from './personal-data.ts';
import type { AccountRow } from './present-account.ts';
import { presentSession, sessionsOf } from './session-list.ts';
import { presentOwnProfile } from './signed-in.ts';

/** Collects all that is kept about a holder; offers only of a confirmed address, since only that one owns them. */
export async function exportAccount(
  deps: Deps,
  account: AccountRow,
  parts: readonly PersonalData[],
): Promise<AccountExport> {
  const db = deps.db;
  const sessions = await sessionsOf(deps, db, account.id);
  const kept: Record<string, unknown> = {};
  if (account.emailConfirmed) {
    const owner = { accountId: account.id, email: account.email };
    for (const part of parts) kept[part.name] = await part.exportFor(db, owner);
  }
  return {
    exportedAt: deps.clock.now().toISOString(),
    account: await presentOwnProfile(deps, account),
    sessions: sessions.map((row) => ({
      ...presentSession(row),
      expiresAt: row.expiresAt.toISOString(),
      ...(row.userAgent && { userAgent: row.userAgent }),
    })),
    kept,
  };
}
