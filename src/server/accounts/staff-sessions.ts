import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { staff, staffCredentials, staffSessions } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { staffAuth } from './auth.ts';
import { passwordMatches } from './passwords.ts';
import { type SessionCookie, sessionCookie, sessionKinds } from './session-cookie.ts';
import { daysAfter } from './time.ts';

/** A staff member at the desk, and the session that says so. */
export interface StaffSignedIn {
  id: string;
  email: string;
  sessionId: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** Signs a staff member in; what is wrong about the credentials is not told. */
export async function staffLogin(
  deps: Deps,
  given: Credentials,
  userAgent: string | undefined,
): Promise<{ staff: { id: string; email: string }; cookie: SessionCookie }> {
  const [found] = await deps.db
    .select({ id: staff.id, email: staff.email, hash: staffCredentials.password })
    .from(staff)
    .innerJoin(staffCredentials, eq(staffCredentials.userId, staff.id))
    .where(eq(staff.email, given.email));
  const matches = await passwordMatches(found?.hash, given.password);
  if (!found || !matches) throw new Problem(401, 'wrongCredentials');

  const now = deps.clock.now();
  await deps.db.delete(staffSessions).where(and(eq(staffSessions.userId, found.id), lte(staffSessions.expiresAt, now)));
  const { internalAdapter } = await staffAuth(deps.db, deps.env).$context;
  const times = { createdAt: now, updatedAt: now, expiresAt: daysAfter(now, sessionKinds.staff.days) };
  const session = await internalAdapter.createSession(
    found.id,
    false,
    { ...times, userAgent: userAgent?.slice(0, 300) ?? '' },
    true,
  );
  return { staff: { id: found.id, email: found.email }, cookie: sessionCookie('staff', session.token, deps.env) };
}

/** How to find the staff member of a request by the token in the desk's cookie. */
export function staffSessionReader(deps: Deps): (token: string) => Promise<StaffSignedIn | null> {
  const byToken = deps.db
    .select({ id: staff.id, email: staff.email, sessionId: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.userId))
    .where(and(eq(staffSessions.token, sql.placeholder('token')), gt(staffSessions.expiresAt, sql.placeholder('now'))))
    .prepare('staff_by_session_token');
  return async (token) => {
    const [found] = await byToken.execute({ token, now: deps.clock.now() });
    return found ?? null;
  };
}

/** Ends one session at the desk. */
export async function endStaffSession(deps: Deps, sessionId: string): Promise<void> {
  await deps.db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
}
