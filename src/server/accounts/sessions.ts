import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { accountSessions, accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import type { Deps } from '#server/deps.ts';
import type { Membership } from '#server/policies/holder.ts';
import type { AccountRow } from './present-account.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { hashOfToken } from './session-token.ts';
import { daysAfter } from './time.ts';

/** A session ends this long after it was last put off, and however often that is, this long after it began. */
const days = { withoutUse: 30, atMost: 90 };

/** Who is signed in, and with which session. */
export interface SignedIn {
  account: AccountRow;
  membership: Membership | null;
  session: {
    id: string;
    /** As the browser has it; the database knows its hash alone. */
    token: string;
    registered: boolean;
    createdAt: Date;
    updatedAt: Date;
    expiresAt: Date;
  };
}

/** Who calls about something of their own: as much of the account as access goes by. */
export interface Caller {
  account: Pick<AccountRow, 'id' | 'email' | 'emailConfirmed'>;
  membership: Membership | null;
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
  const ofThem = eq(accountSessions.accountId, account.id);
  await db.delete(accountSessions).where(and(ofThem, lte(accountSessions.expiresAt, now)));
  const token = deps.ids.secret();
  const expiresAt = daysAfter(now, days.withoutUse);
  await db.insert(accountSessions).values({
    id: deps.ids.uuid(),
    tokenHash: hashOfToken(token),
    accountId: account.id,
    registered,
    userAgent: userAgent?.slice(0, 300) ?? '',
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
  return { account, cookie: sessionCookie('account', { token, expiresAt }, deps.env) };
}

const ofAccount = eq(accounts.id, accountSessions.accountId);
const isMember = eq(firmMembers.accountId, accounts.id);
const membership = { firmId: firmMembers.firmId, rights: firmMembers.rights };
const isOpen = and(
  eq(accountSessions.tokenHash, sql.placeholder('tokenHash')),
  gt(accountSessions.expiresAt, sql.placeholder('now')),
);

/** How to find the session of a request: one query by its token, prepared once, as signed-in calls ask it. */
export function sessionReader({ db, clock }: Pick<Deps, 'db' | 'clock'>): (token: string) => Promise<SignedIn | null> {
  const { id, registered, createdAt, updatedAt, expiresAt } = accountSessions;
  const byToken = db
    .select({ account: accounts, session: { id, registered, createdAt, updatedAt, expiresAt }, membership })
    .from(accountSessions)
    .innerJoin(accounts, ofAccount)
    .leftJoin(firmMembers, isMember)
    .where(isOpen)
    .prepare('account_by_session_token');
  return async (token) => {
    const [found] = await byToken.execute({ tokenHash: hashOfToken(token), now: clock.now() });
    return found ? { ...found, session: { ...found.session, token } } : null;
  };
}

/**
 * Who calls by a session, with the answer to one more question, which may name columns of the account and its membership and placeholders of its own:
 * what a call must know before it goes on comes in one query.
 */
export function callerReader<Beside>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: string,
  question: SQL<Beside>,
): (tokenHash: string, values?: Readonly<Record<string, unknown>>) => Promise<(Caller & { beside: Beside }) | null> {
  const { id, email, emailConfirmed } = accounts;
  const byToken = db
    .select({ id, email, emailConfirmed, membership, beside: question.as('beside') })
    .from(accountSessions)
    .innerJoin(accounts, ofAccount)
    .leftJoin(firmMembers, isMember)
    .where(isOpen)
    .prepare(name);
  return async (tokenHash, values) => {
    const [found] = await byToken.execute({ ...values, tokenHash, now: clock.now() });
    if (found === undefined) return null;
    const { beside, membership: sellsFor, ...account } = found;
    return { account, membership: sellsFor, beside };
  };
}

/** How exactly a holder is told when a session was last used; between two notes nothing is written. */
const noteEvery = 5 * 60_000;

/** Notes that a session is used, and lets it go on: at most once a day its end is put off. Answers the end that it has then. */
export async function renewSession(deps: Deps, session: SignedIn['session']): Promise<Date> {
  const now = deps.clock.now();
  if (now.getTime() - session.updatedAt.getTime() < noteEvery) return session.expiresAt;
  const last = daysAfter(session.createdAt, days.atMost);
  const wanted = daysAfter(now, days.withoutUse);
  const expiresAt = new Date(Math.min(wanted.getTime(), last.getTime()));
  const putOff = session.expiresAt <= daysAfter(expiresAt, -1);
  await deps.db
    .update(accountSessions)
    .set({ updatedAt: now, ...(putOff && { expiresAt }) })
    .where(eq(accountSessions.id, session.id));
  return putOff ? expiresAt : session.expiresAt;
}
