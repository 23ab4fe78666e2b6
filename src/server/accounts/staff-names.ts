import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';

/** What members of staff are called, by their ids, also of those who have left; what is no such id is not in it. */
export async function staffNamesOf(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const former = await db.select().from(formerStaff).where(inArray(formerStaff.id, asked));
  const here = await db
    .select({ id: staff.id, email: staff.email, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, asked));
  return new Map([...former, ...here].map(({ id, email, name }) => [id, name || email]));
}
