import { eq } from 'drizzle-orm';
import { accountSessions } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findByEmail, lockHash } from './credentials.ts';
import { passwordMatches } from './passwords.ts';
import { type OpenedSession, openSession } from './sessions.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in. An address without an account, and one with another password, get the same answer after the same work. */
export async function login(deps: Deps, given: Credentials, userAgent: string | undefined): Promise<OpenedSession> {
  const found = await findByEmail(deps.db, given.email);
  const matches = await passwordMatches(found?.hash, given.password);
  if (!found || !matches) throw new Problem(401, 'wrongCredentials');
  return deps.database.transaction(async (tx) => {
    // A password that was replaced while it was compared opens nothing: its sessions have just been ended.
    if ((await lockHash(tx, found.account.id)) !== found.hash) throw new Problem(401, 'wrongCredentials');
    return openSession(deps, tx, { account: found.account, userAgent, registered: false });
  });
}

/** Ends the session that a browser came with; the next one gets a token of its own. */
export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await deps.db.delete(accountSessions).where(eq(accountSessions.id, sessionId));
}
