import { asc, eq } from 'drizzle-orm';
import type { StaffRole } from '#contract/desk/desk-rights.ts';
import type { Tx } from '#server/db/client.ts';
import { hasRole } from '#server/db/rights.ts';
import { staff } from '#server/db/schema/staff.ts';
import { violatesUnique } from '#server/db/unique-violation.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { dropSecondFactor } from './second-factor/drop-second-factor.ts';
import { removeStaff } from './staff.ts';

/** Gives somebody other kinds of work, at once, also where they are signed in. Throws where nobody would be left for the administration. */
export async function setRoles(
  { clock, notices }: Deps,
  tx: Tx,
  id: string,
  roles: readonly StaffRole[],
): Promise<void> {
  if (!roles.includes('admin')) await requireOtherAdmin(tx, id);
  const changed = await tx
    .update(staff)
    .set({ roles: [...roles], updatedAt: clock.now() })
    .where(eq(staff.id, id))
    .returning({ id: staff.id });
  if (changed.length === 0) throw new Problem(404, 'notFound');
  await notices.publishAccountChanged(tx, id);
}

/** Gives somebody another name; throws where a colleague has it. */
export async function nameStaff({ clock, notices }: Deps, tx: Tx, id: string, name: string): Promise<void> {
  const renamed = await tx
    .update(staff)
    .set({ name, updatedAt: clock.now() })
    .where(eq(staff.id, id))
    .returning({ id: staff.id })
    .catch((error: unknown) => {
      throw violatesUnique(error, /^staff_name$/) ? new Problem(409, 'personNameTaken') : error;
    });
  if (renamed.length === 0) throw new Problem(404, 'notFound');
  await notices.publishAccountChanged(tx, id);
}

/** Takes somebody's place at the desk; throws where nobody would be left for the administration. */
export async function removePerson(deps: Deps, tx: Tx, id: string): Promise<void> {
  await requireOtherAdmin(tx, id);
  const [person] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, id));
  if (person === undefined || !(await removeStaff(deps, tx, person.email))) throw new Problem(404, 'notFound');
  await deps.notices.publishAccountChanged(tx, id);
}

/** Takes somebody's second factor, so that the next sign-in sets up another; tells them by mail. */
export async function resetSecondFactor(deps: Deps, tx: Tx, id: string): Promise<void> {
  const [person] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, id));
  if (person === undefined) throw new Problem(404, 'notFound');
  await dropSecondFactor(tx, id);
  await deps.notices.publishAccountChanged(tx, id);
  await sendAccountMail(deps, tx, { kind: 'staffFactorReset', id: deps.ids.uuid(), to: person.email });
}

/** Two administrators who take each other's place at one instant wait for each other here. */
async function requireOtherAdmin(tx: Tx, id: string): Promise<void> {
  const admins = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(hasRole('admin'))
    .orderBy(asc(staff.id))
    .for('update');
  if (admins.length === 1 && admins[0]?.id === id) throw new Problem(409, 'lastAdmin');
}
