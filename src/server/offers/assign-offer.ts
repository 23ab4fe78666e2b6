import { eq } from 'drizzle-orm';
import type { Assigned } from '#contract/desk/desk-assign.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

/** Makes a sale that of somebody at the desk, or nobody's; false where there is no such sale. */
export async function assignOffer(db: Queryable, offerId: string, staffId: string | null): Promise<boolean> {
  const written = await db
    .update(offers)
    .set({ assignedTo: staffId })
    .where(eq(offers.id, offerId))
    .returning({ id: offers.id });
  return written.length === 1;
}

interface AssignedRow {
  readonly assignedTo: string | null;
  readonly assignedEmail: string | null;
}

/** Whose a sale is, as somebody at the desk reads it; undefined where it is nobody's. */
export function assignedAs(staffId: string, { assignedTo, assignedEmail }: AssignedRow): Assigned | undefined {
  if (assignedEmail === null) return undefined;
  return { email: assignedEmail, isMine: assignedTo === staffId };
}
