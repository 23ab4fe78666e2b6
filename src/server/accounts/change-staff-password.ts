import { and, eq, ne } from 'drizzle-orm';
import { problemTexts } from '#contract/problem.ts';
import { staffCredentials, staffSessions } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { requireDecentPassword } from './password-policy.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { StaffSignedIn } from './staff-sessions.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

/** Gives a member of staff the password they have chosen; ends their other sessions, and tells them by mail. */
export async function changeStaffPassword(
  deps: Deps,
  { id, email, sessionId }: StaffSignedIn,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  const [kept] = await deps.db
    .select({ hash: staffCredentials.passwordHash })
    .from(staffCredentials)
    .where(eq(staffCredentials.staffId, id));
  if (!(await passwordMatches(kept?.hash, currentPassword)))
    throw new Problem(409, 'passwordWrong', { currentPassword: problemTexts.passwordWrong });
  requireDecentPassword(password, { email });
  const passwordHash = await hashPassword(password);
  await deps.database.transaction(async (tx) => {
    await tx
      .update(staffCredentials)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(staffCredentials.staffId, id));
    await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, id), ne(staffSessions.id, sessionId)));
    await deps.notices.publishAccountChanged(tx, id);
    await sendAccountMail(deps, tx, { kind: 'staffPasswordChanged', id: deps.ids.uuid(), to: email });
  });
}
