import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/desk/desk-rights.ts';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { staff } from '#server/db/schema/staff.ts';

/** Whether a member of a firm has a right; `rights` where the query calls the column otherwise. */
export function hasRight(right: FirmRight, rights: SQLWrapper = firmMembers.rights): SQL<boolean> {
  return sql`${sql.raw(`'${right}'`)} = any(${rights})`;
}

/** Whether a member of staff has a role. */
export function hasRole(role: StaffRole): SQL<boolean> {
  return sql`${sql.raw(`'${role}'`)} = any(${staff.roles})`;
}
