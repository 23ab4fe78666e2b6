import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { staff, staffCredentials, staffSessions } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { hashOfToken } from './session-token.ts';
import { daysAfter } from './time.ts';

/** A working day at the desk; its end is not put off. */
const lastsDays = 1;

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
    .select({ id: staff.id, email: staff.email, hash: staffCredentials.passwordHash })
    .from(staff)
    .innerJoin(staffCredentials, eq(staffCredentials.staffId, staff.id))
    .where(eq(staff.email, given.email));
  const matches = await passwordMatches(found?.hash, given.password);
  if (!found || !matches) throw new Problem(401, 'wrongCredentials').about({ staff: found?.id });

  const now = deps.clock.now();
  await deps.db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, found.id), lte(staffSessions.expiresAt, now)));
  if (isOutdated(found.hash)) await renewHash(deps, { staffId: found.id, hash: found.hash }, given.password);
  const token = deps.ids.secret();
  const expiresAt = daysAfter(now, lastsDays);
  await deps.db.insert(staffSessions).values({
    id: deps.ids.uuid(),
    tokenHash: hashOfToken(token),
    staffId: found.id,
    userAgent: userAgent?.slice(0, 300) ?? '',
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
  return {
    staff: { id: found.id, email: found.email },
    cookie: sessionCookie('staff', { token, expiresAt }, deps.env),
  };
}

interface Outdated {
  staffId: string;
  hash: string;
}

async function renewHash({ db }: Deps, { staffId, hash }: Outdated, password: string): Promise<void> {
  const { staffId: member, passwordHash } = staffCredentials;
  await db
    .update(staffCredentials)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(member, staffId), eq(passwordHash, hash)));
}

/** How to find the staff member of a request by the token in the desk's cookie. */
export function staffSessionReader(deps: Deps): (token: string) => Promise<StaffSignedIn | null> {
  const byToken = deps.db
    .select({ id: staff.id, email: staff.email, sessionId: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('staff_by_session_token');
  return async (token) => {
    const [found] = await byToken.execute({ tokenHash: hashOfToken(token), now: deps.clock.now() });
    return found ?? null;
  };
}

/** Ends one session at the desk. */
export async function endStaffSession(deps: Deps, sessionId: string): Promise<void> {
  await deps.db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
}
