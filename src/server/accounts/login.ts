import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findByEmail, lockHash, renewHash } from './credentials.ts';
import { isOutdated, passwordMatches } from './passwords.ts';
import { type OpenedSession, openSession } from './sessions.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in. An address without an account, and one with another password, get the same answer after the same work. */
export async function login(deps: Deps, given: Credentials, userAgent: string | undefined): Promise<OpenedSession> {
  const found = await findByEmail(deps.db, given.email);
  const matches = await passwordMatches(found?.hash, given.password);
  if (!found || !matches) throw new Problem(401, 'wrongCredentials').about({ account: found?.account.id });
  const { account, hash } = found;
  const opened = await deps.database.transaction(async (tx) => {
    if ((await lockHash(tx, account.id)) !== hash) return undefined;
    return openSession(deps, tx, { account, userAgent, registered: false });
  });
  // A password that was replaced while it was compared opens nothing, as its sessions have just been ended; a hash that another log-in
  // has renewed is compared again.
  if (opened === undefined) return login(deps, given, userAgent);
  if (hash !== null && isOutdated(hash)) await renewHash(deps, { accountId: account.id, hash }, given.password);
  return opened;
}
