import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/desk/desk-rights.ts';
import type { StaffMember, staffStages } from '#contract/desk/desk-staff.ts';
import { ownGroups } from '#contract/desk/desk-work.ts';
import type { Queryable } from '#server/db/client.ts';
import { staff, staffCredentials, staffSecondFactors, staffSessions } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { hashOfToken } from './session-token.ts';
import { daysAfter } from './time.ts';

/** A working day at the desk; its end is not put off. */
const lastsDays = 1;
/** How long somebody may take for the second step, to install an app on the way. */
const pendingMinutes = 30;
/** How long a second factor that was given stands for what asks for it again. */
const freshMinutes = 10;

const minutesAfter = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000);

/** A staff member at the desk, and the session that says so. */
export interface StaffSignedIn {
  id: string;
  email: string;
  name: string;
  roles: StaffRole[];
  sessionId: string;
  stage: (typeof staffStages)[number];
  hasSecondFactor: boolean;
  mayPutOff: boolean;
  /** Until when the second factor need not be given again. */
  freshUntil: Date | undefined;
  /** When the session ends by itself. */
  expiresAt: Date;
  /** Another system, which calls with a token. */
  isSystem?: true;
}

interface Credentials {
  email: string;
  password: string;
}

const endOfDesk = (now: Date) => daysAfter(now, lastsDays);

/** Signs a staff member in, as far as a password goes; what is wrong about the credentials is not told. */
export async function staffLogin(
  deps: Deps,
  given: Credentials,
  userAgent: string | undefined,
): Promise<{ member: StaffSignedIn; cookie: SessionCookie }> {
  const [found] = await deps.db
    .select({ ...memberColumns, hash: staffCredentials.passwordHash })
    .from(staff)
    .innerJoin(staffCredentials, eq(staffCredentials.staffId, staff.id))
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.staffId, staff.id))
    .where(eq(staff.email, given.email));
  const matches = await passwordMatches(found?.hash, given.password);
  if (!found || !matches) throw new Problem(401, 'wrongCredentials').about({ staff: found?.id });

  const now = deps.clock.now();
  await deps.db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, found.id), lte(staffSessions.expiresAt, now)));
  if (isOutdated(found.hash)) await renewHash(deps, { staffId: found.id, hash: found.hash }, given.password);
  const token = deps.ids.secret();
  const sessionId = deps.ids.uuid();
  const pending = signedIn(deps, { ...found, sessionId, factorAt: null, expiresAt: minutesAfter(now, pendingMinutes) });
  const member = pending.stage === 'open' ? { ...pending, expiresAt: endOfDesk(now) } : pending;
  const { expiresAt } = member;
  await deps.db.insert(staffSessions).values({
    id: sessionId,
    tokenHash: hashOfToken(token),
    staffId: found.id,
    userAgent: userAgent?.slice(0, 300) ?? '',
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
  return { member, cookie: sessionCookie('staff', { token, expiresAt }, deps.env) };
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

const memberColumns = {
  id: staff.id,
  email: staff.email,
  name: staff.name,
  roles: staff.roles,
  putOffAt: staff.factorPutOffAt,
  factorOf: staffSecondFactors.staffId,
};

interface FoundMember {
  id: string;
  email: string;
  name: string;
  roles: StaffRole[];
  putOffAt: Date | null;
  factorOf: string | null;
  sessionId: string;
  factorAt: Date | null;
  expiresAt: Date;
}

/** How far a session has come: nothing but a second factor opens it, or in the demo that it was put off. */
function signedIn({ env }: Pick<Deps, 'env'>, found: FoundMember): StaffSignedIn {
  const { id, email, name, roles, putOffAt, factorOf, sessionId, factorAt, expiresAt } = found;
  const hasSecondFactor = factorOf !== null;
  const mayPutOff = env.mode === 'demo' && !hasSecondFactor;
  const isOpen = hasSecondFactor ? factorAt !== null : mayPutOff && putOffAt !== null;
  const stage = isOpen ? 'open' : hasSecondFactor ? 'code' : 'setUp';
  const freshUntil = hasSecondFactor && factorAt !== null ? minutesAfter(factorAt, freshMinutes) : undefined;
  return { id, email, name, roles, sessionId, stage, hasSecondFactor, mayPutOff, freshUntil, expiresAt };
}

/** What a member is told about themselves. */
export function presentStaff({ sessionId: _session, freshUntil, expiresAt, ...member }: StaffSignedIn): StaffMember {
  return {
    ...member,
    groups: ownGroups(member.roles),
    endsAt: expiresAt.toISOString(),
    ...(freshUntil && { freshUntil: freshUntil.toISOString() }),
  };
}

/** Whether the second factor was given in this session so lately that money may leave by it; in the demo also where there is none. */
export function isFresh({ freshUntil, mayPutOff }: StaffSignedIn, now: Date): boolean {
  return mayPutOff || (freshUntil !== undefined && now < freshUntil);
}

/** How to find the staff member of a request by the token in the desk's cookie, however far the session has come. */
export function staffSessionReader(deps: Deps): (token: string) => Promise<StaffSignedIn | null> {
  const byToken = deps.db
    .select({
      ...memberColumns,
      sessionId: staffSessions.id,
      factorAt: staffSessions.factorAt,
      expiresAt: staffSessions.expiresAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.staffId, staff.id))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('staff_by_session_token');
  return async (token) => {
    const [found] = await byToken.execute({ tokenHash: hashOfToken(token), now: deps.clock.now() });
    return found ? signedIn(deps, found) : null;
  };
}

/** Whether a session at the desk goes on, for a connection that outlives the call that was let in. */
export async function isStaffSessionOpen(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, sessionId), gt(staffSessions.expiresAt, now)));
  return found !== undefined;
}

/** Opens a session whose holder has given the second factor, or anew; with another token, so that the former opens nothing more. */
export async function openStaffSession(
  deps: Deps,
  tx: Queryable,
  member: StaffSignedIn,
): Promise<{ member: StaffSignedIn; cookie: SessionCookie }> {
  const now = deps.clock.now();
  const token = deps.ids.secret();
  // A day from the log-in: giving the factor again puts nothing off.
  const [opened] = await tx
    .update(staffSessions)
    .set({
      tokenHash: hashOfToken(token),
      factorAt: now,
      updatedAt: now,
      expiresAt: sql`${staffSessions.createdAt} + make_interval(days => ${lastsDays})`,
    })
    .where(eq(staffSessions.id, member.sessionId))
    .returning({ expiresAt: staffSessions.expiresAt });
  if (!opened) throw new Problem(401, 'notSignedIn');
  const freshUntil = minutesAfter(now, freshMinutes);
  return {
    member: {
      ...member,
      stage: 'open',
      hasSecondFactor: true,
      mayPutOff: false,
      freshUntil,
      expiresAt: opened.expiresAt,
    },
    cookie: sessionCookie('staff', { token, expiresAt: opened.expiresAt }, deps.env),
  };
}

/** Lets a session whose holder has put the second factor off last a day; answers until when. */
export async function openWithoutFactor(tx: Queryable, { sessionId }: StaffSignedIn, now: Date): Promise<Date> {
  const expiresAt = endOfDesk(now);
  await tx.update(staffSessions).set({ expiresAt }).where(eq(staffSessions.id, sessionId));
  return expiresAt;
}

/** Ends one session at the desk; with the commit every process closes what it had open. */
export async function endStaffSession(deps: Deps, { id, sessionId }: StaffSignedIn): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await tx.delete(staffSessions).where(eq(staffSessions.id, sessionId));
    await deps.notices.publishAccountChanged(tx, id);
  });
}
