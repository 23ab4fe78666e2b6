import { eq } from 'drizzle-orm';
import type { Assigned } from '#contract/desk/desk-assign.ts';
import type { Tx } from '#server/db/client.ts';
import { staffNotes } from '#server/db/schema/desk.ts';
import { offers } from '#server/db/schema/offers.ts';
import { staff } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';

interface Assignment {
  readonly offerId: string;
  /** The id of the member of staff whose it becomes; null for nobody's. */
  readonly to: string | null;
  readonly by: string;
  readonly at: string;
  /** What is said with it, and the id under which it is noted; without one nothing is. */
  readonly note?: { readonly id: string; readonly text: string } | undefined;
}

/** Makes a sale that of somebody at the desk, or nobody's, and answers whose; undefined where there is no such sale or person. */
export async function assignOffer(
  tx: Tx,
  { offerId, to, by, at, note }: Assignment,
): Promise<Assigned | null | undefined> {
  const [person] =
    to === null ? [] : await tx.select({ name: staffName }).from(staff).where(eq(staff.id, to)).for('share');
  if (to !== null && person === undefined) return undefined;
  const written = await tx
    .update(offers)
    .set({ assignedTo: to, assignedNote: note?.text ?? null })
    .where(eq(offers.id, offerId))
    .returning({ assignedTo: offers.assignedTo, assignedNote: offers.assignedNote });
  const [row] = written;
  if (row === undefined) return undefined;
  if (note) await tx.insert(staffNotes).values({ ...note, offerId, by, at, handedTo: to });
  return assignedAs(by, { ...row, assignedName: person?.name ?? null }) ?? null;
}

interface AssignedRow {
  readonly assignedTo: string | null;
  readonly assignedName: string | null;
  /** What whoever handed it over said. */
  readonly assignedNote: string | null;
}

/** Whose a sale is, as somebody at the desk reads it; undefined where it is nobody's. */
export function assignedAs(
  staffId: string,
  { assignedTo, assignedName, assignedNote }: AssignedRow,
): Assigned | undefined {
  // Where nobody has it the name is made of nothing.
  if (assignedTo === null || assignedName === null) return undefined;
  return { name: assignedName, isMine: assignedTo === staffId, ...(assignedNote !== null && { note: assignedNote }) };
}
