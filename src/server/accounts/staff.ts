import { eq, inArray } from 'drizzle-orm';
import type { StaffRole } from '#contract/desk/desk-rights.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { formerStaff, staff, staffCredentials, staffSessions } from '#server/db/schema/staff.ts';
import { takeBackBidsOf } from '#server/held-bids/take-back-bids.ts';
import type { Ids } from '#server/ids.ts';
import { requireDecentPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';

interface Sources {
  clock: Clock;
  ids: Ids;
}

export interface NewStaff {
  readonly email: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
}

/**
 * Gives somebody a place at the desk. Whoever has one already gets the new password and these kinds of work and is signed out
 * everywhere; the answer tells the two apart.
 */
export async function setStaff(
  { clock, ids }: Sources,
  tx: Tx,
  { email, password, roles }: NewStaff,
): Promise<'added' | 'changed'> {
  requireDecentPassword(password, { email });
  const hash = await hashPassword(password);
  const now = clock.now();
  const times = { createdAt: now, updatedAt: now };
  const [added] = await tx
    .insert(staff)
    .values({ id: ids.uuid(), email, roles: [...roles], ...times })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  if (added) {
    await tx.insert(staffCredentials).values({ staffId: added.id, passwordHash: hash, ...times });
    return 'added';
  }
  const known = tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  await tx
    .update(staff)
    .set({ roles: [...roles], updatedAt: now })
    .where(eq(staff.email, email));
  await tx
    .update(staffCredentials)
    .set({ passwordHash: hash, updatedAt: now })
    .where(inArray(staffCredentials.staffId, known));
  await tx.delete(staffSessions).where(inArray(staffSessions.staffId, known));
  return 'changed';
}

/** The id under which somebody has a place at the desk. */
export async function staffIdOf(db: Queryable, email: string): Promise<string | undefined> {
  const [found] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return found?.id;
}

/** Takes somebody's place at the desk, with all sessions; false when there was none. What they did stays theirs. */
export async function removeStaff({ clock }: Pick<Sources, 'clock'>, tx: Tx, email: string): Promise<boolean> {
  // Locked first: whoever sends a bid at this instant in their name waits, and finds them gone.
  const [removed] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.email, email))
    .for('update');
  if (removed === undefined) return false;
  await takeBackBidsOf(tx, removed.id);
  await tx.delete(staff).where(eq(staff.id, removed.id));
  await tx.insert(formerStaff).values({ ...removed, email, removedAt: clock.now() });
  return true;
}
