import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { accountSessions, accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { accountAuth } from './auth.ts';
import type { AccountRow } from './present-account.ts';
import { type SessionCookie, sessionCookie, sessionKinds } from './session-cookie.ts';
import { daysAfter } from './time.ts';

/** Who is signed in, and with which session. */
export interface SignedIn {
  account: AccountRow;
  session: { id: string; token: string; registered: boolean; updatedAt: Date; expiresAt: Date };
}

export interface OpenedSession {
  account: AccountRow;
  cookie: SessionCookie;
}

interface NewSession {
  account: AccountRow;
  userAgent: string | undefined;
  /** Marks the session in which the account came into being. */
  registered: boolean;
}

/** Starts a session with a token that nobody has seen before and clears away what has run out. */
export async function openSession(deps: Deps, db: Queryable, wanted: NewSession): Promise<OpenedSession> {
  const { account, userAgent, registered } = wanted;
  const now = deps.clock.now();
  await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.userId, account.id), lte(accountSessions.expiresAt, now)));
  const { internalAdapter } = await accountAuth(db, deps.env).$context;
  const times = { createdAt: now, updatedAt: now, expiresAt: daysAfter(now, sessionKinds.account.days) };
  const session = await internalAdapter.createSession(
    account.id,
    false,
    { ...times, registered, userAgent: userAgent?.slice(0, 300) ?? '' },
    true,
  );
  return { account, cookie: sessionCookie('account', session.token, deps.env) };
}

/** How to find the session of a request: one query by its token, prepared once, as every signed-in call asks it. */
export function sessionReader(deps: Deps): (token: string) => Promise<SignedIn | null> {
  const byToken = deps.db
    .select({
      account: accounts,
      session: {
        id: accountSessions.id,
        token: accountSessions.token,
        registered: accountSessions.registered,
        updatedAt: accountSessions.updatedAt,
        expiresAt: accountSessions.expiresAt,
      },
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.userId))
    .where(
      and(eq(accountSessions.token, sql.placeholder('token')), gt(accountSessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('account_by_session_token');
  return async (token) => {
    const [found] = await byToken.execute({ token, now: deps.clock.now() });
    return found ?? null;
  };
}

/** How exactly a holder is told when a session was last used; between two notes nothing is written. */
const noteEvery = 5 * 60_000;

/**
 * Notes that a session is used, and lets it go on: at most once a day its end is put off. Answers the cookie to be set anew,
 * if any.
 */
export async function renewSession(deps: Deps, session: SignedIn['session']): Promise<SessionCookie | undefined> {
  const now = deps.clock.now();
  if (now.getTime() - session.updatedAt.getTime() < noteEvery) return undefined;
  const expiresAt = daysAfter(now, sessionKinds.account.days);
  const putOff = session.expiresAt <= daysAfter(expiresAt, -1);
  await deps.db
    .update(accountSessions)
    .set({ updatedAt: now, ...(putOff && { expiresAt }) })
    .where(eq(accountSessions.id, session.id));
  return putOff ? sessionCookie('account', session.token, deps.env) : undefined;
}

/** Ends every session of an account but, where given, the one that asks. */
export async function endSessions(db: Queryable, accountId: string, exceptSessionId?: string): Promise<void> {
  const all = eq(accountSessions.userId, accountId);
  await db.delete(accountSessions).where(exceptSessionId ? and(all, ne(accountSessions.id, exceptSessionId)) : all);
}
