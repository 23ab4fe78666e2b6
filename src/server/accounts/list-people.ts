import { asc, eq, sql } from 'drizzle-orm';
import type { Person } from '#contract/desk/desk-people.ts';
import type { Queryable } from '#server/db/client.ts';
import { staff, staffSecondFactors } from '#server/db/schema/staff.ts';

/** Everybody who has a place at the desk, by address. */
export async function listPeople(db: Queryable): Promise<Person[]> {
  return db
    .select({
      id: staff.id,
      email: staff.email,
      roles: staff.roles,
      hasSecondFactor: sql<boolean>`${staffSecondFactors.staffId} is not null`,
    })
    .from(staff)
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.staffId, staff.id))
    .orderBy(asc(staff.email));
}
