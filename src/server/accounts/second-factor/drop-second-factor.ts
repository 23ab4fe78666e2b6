import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { staff, staffRecoveryCodes, staffSecondFactors, staffSessions } from '#server/db/schema/staff.ts';

/** Takes somebody's second factor, so that the next sign-in sets up another, and ends their sessions. */
export async function dropSecondFactor(tx: Tx, staffId: string): Promise<void> {
  await tx.update(staff).set({ factorPutOffAt: null }).where(eq(staff.id, staffId));
  await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.staffId, staffId));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}
