import { asc, eq, sql } from 'drizzle-orm';
import type { StaffColleague } from '#contract/desk/desk-assign.ts';
import type { Person } from '#contract/desk/desk-people.ts';
import type { Queryable } from '#server/db/client.ts';
import { staff, staffSecondFactors } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';

/** Everybody who has a place at the desk, by address. */
export async function listPeople(db: Queryable): Promise<Person[]> {
  return db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      roles: staff.roles,
      hasSecondFactor: sql<boolean>`${staffSecondFactors.staffId} is not null`,
    })
    .from(staff)
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.staffId, staff.id))
    .orderBy(asc(staff.email));
}

/** Everybody with a place at the desk as their colleagues see them, by name. */
export async function listColleagues(db: Queryable, staffId: string): Promise<StaffColleague[]> {
  const rows = await db
    .select({ id: staff.id, name: staffName, roles: staff.roles })
    .from(staff)
    .orderBy(asc(sql`lower(${staffName})`));
  return rows.map((row) => ({ ...row, isMe: row.id === staffId }));
}
