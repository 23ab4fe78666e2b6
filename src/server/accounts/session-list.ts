import { and, desc, eq, gt } from 'drizzle-orm';
import type { AccountSession } from '#contract/account/profile.ts';
import type { Queryable } from '#server/db/client.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { deviceWords } from './device-words.ts';
import { endSessions } from './end-sessions.ts';
import type { SignedIn } from './sessions.ts';

type SessionRow = typeof accountSessions.$inferSelect;

/** The open sessions of an account, the one used last first. */
export function sessionsOf(deps: Deps, db: Queryable, accountId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), gt(accountSessions.expiresAt, deps.clock.now())))
    .orderBy(desc(accountSessions.updatedAt), accountSessions.id);
}

/** A session as its holder sees it; its token stays here. */
export function presentSession(row: SessionRow): Omit<AccountSession, 'current'> {
  return {
    id: row.id,
    device: deviceWords(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    seenAt: row.updatedAt.toISOString(),
  };
}

/** All of them, the asking one marked. */
export async function listSessions(deps: Deps, { account, session }: SignedIn): Promise<AccountSession[]> {
  const rows = await sessionsOf(deps, deps.db, account.id);
  return rows.map((row) => ({ ...presentSession(row), current: row.id === session.id }));
}

/** Signs one device out; a session of somebody else is as unknown as one that never was. */
export async function endOwnSession(deps: Deps, accountId: string, sessionId: string): Promise<void> {
  const ended = await deps.database.transaction((tx) => endSessions(deps, tx, { accountId, only: sessionId }));
  if (ended === 0) throw new Problem(404, 'notFound');
}

/** Signs every other device out. */
export async function endOtherSessions(deps: Deps, { account, session }: SignedIn): Promise<void> {
  await deps.database.transaction((tx) => endSessions(deps, tx, { accountId: account.id, except: session.id }));
}
