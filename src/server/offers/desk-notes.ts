import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SaleNoteView } from '#contract/desk/desk-notes.ts';
import type { Queryable } from '#server/db/client.ts';
import { staffNotes } from '#server/db/schema/desk.ts';
import { offers } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';

const receiver = alias(staff, 'receiver');

/** What the desk noted of a sale, the newest first, as one of its people reads it. */
export async function readNotes(db: Queryable, offerId: string, staffId: string): Promise<SaleNoteView[]> {
  const rows = await db
    .select({
      id: staffNotes.id,
      writer: staffNotes.by,
      by: actorName(staffNotes.by),
      at: staffNotes.at,
      text: staffNotes.text,
      toName: receiver.name,
      toEmail: receiver.email,
    })
    .from(staffNotes)
    .leftJoin(staff, eq(staff.id, staffNotes.by))
    .leftJoin(formerStaff, eq(formerStaff.id, staffNotes.by))
    .leftJoin(receiver, eq(receiver.id, staffNotes.handedTo))
    .where(eq(staffNotes.offerId, offerId))
    .orderBy(desc(staffNotes.at), desc(staffNotes.id));
  return rows.map(({ writer, at, toName, toEmail, ...row }) => {
    const handedTo = toName || toEmail;
    return {
      ...row,
      isMine: writer === staffId,
      at: new Date(at).toISOString(),
      ...(handedTo && { handedTo }),
    };
  });
}

interface NewNote {
  readonly id: string;
  readonly offerId: string;
  readonly by: string;
  readonly at: string;
  readonly text: string;
}

/** Notes something of a sale, one that came already stays as it is; false where there is no such sale. */
export async function addNote(db: Queryable, note: NewNote): Promise<boolean> {
  if ((await db.$count(offers, eq(offers.id, note.offerId))) === 0) return false;
  await db.insert(staffNotes).values(note).onConflictDoNothing();
  return true;
}

/** Removes one's own note; one that is gone stays gone. */
export async function removeNote(
  db: Queryable,
  { id, offerId, by }: Pick<NewNote, 'id' | 'offerId' | 'by'>,
): Promise<void> {
  await db.delete(staffNotes).where(and(eq(staffNotes.id, id), eq(staffNotes.offerId, offerId), eq(staffNotes.by, by)));
}
