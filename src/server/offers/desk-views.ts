import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { OfferLock } from '#contract/desk/desk-lock.ts';
import { addHours } from '#domain/values/day.ts';
import type { Queryable } from '#server/db/client.ts';
import { deskViews } from '#server/db/schema/desk.ts';
import { staff } from '#server/db/schema/staff.ts';
import { staffName } from '#server/db/staff-name.ts';

/** A socket that has not shown for so many heartbeats that it lives belonged to a process that died. */
const staleAfterMinutes = 2;
const staleBefore = (now: string) => addHours(now, -staleAfterMinutes / 60);

interface Opened {
  readonly socketId: string;
  readonly staffId: string;
  readonly offerId: string;
}

/** Records that somebody at the desk has a sale open; a socket shows one at a time. */
export async function recordDeskViewOpened(db: Queryable, opened: Opened, now: string): Promise<void> {
  const row = { ...opened, enteredAt: now, tookOverAt: null, seenAt: now };
  await db.insert(deskViews).values(row).onConflictDoUpdate({ target: deskViews.socketId, set: row });
}

/** Records that a socket still shows its sale, if it shows one. */
export async function recordDeskViewAlive(db: Queryable, socketId: string, now: string): Promise<void> {
  await db.update(deskViews).set({ seenAt: now }).where(eq(deskViews.socketId, socketId));
}

/** Records that the sale of a socket was left, and clears away what dead processes left behind. Answers the sales that somebody has open no more. */
export async function recordDeskViewClosed(db: Queryable, socketId: string, now: string): Promise<string[]> {
  const stale = lt(deskViews.seenAt, staleBefore(now));
  const gone = await db
    .delete(deskViews)
    .where(or(eq(deskViews.socketId, socketId), stale))
    .returning({ offerId: deskViews.offerId });
  return gone.map(({ offerId }) => offerId);
}

interface Asking {
  readonly offerId: string;
  readonly staffId: string;
}

const fresh = (offerId: string, now: string) =>
  and(eq(deskViews.offerId, offerId), gt(deskViews.seenAt, staleBefore(now)));

/** Who else has a sale open, and whose it is: that of whoever took it over last, else of whoever came first. */
export async function readOfferLock(db: Queryable, { offerId, staffId }: Asking, now: string): Promise<OfferLock> {
  const rows = await db
    .select({
      staffId: deskViews.staffId,
      name: staffName,
      enteredAt: deskViews.enteredAt,
      tookOverAt: deskViews.tookOverAt,
    })
    .from(deskViews)
    .innerJoin(staff, eq(staff.id, deskViews.staffId))
    .where(fresh(offerId, now))
    .orderBy(asc(deskViews.enteredAt), asc(deskViews.socketId));
  const taken = rows.filter(({ tookOverAt }) => tookOverAt !== null);
  const last = taken.reduce<(typeof rows)[number] | undefined>(
    (latest, row) => (latest && Date.parse(latest.tookOverAt ?? '') >= Date.parse(row.tookOverAt ?? '') ? latest : row),
    undefined,
  );
  const holder = (last ?? rows[0])?.staffId;
  const others = new Map(rows.filter((row) => row.staffId !== staffId).map((row) => [row.staffId, row]));
  return {
    others: [...others.values()]
      .map((row) => ({
        name: row.name,
        since: new Date(row.enteredAt).toISOString(),
        holds: row.staffId === holder,
      }))
      .toSorted((a, b) => Number(b.holds) - Number(a.holds)),
  };
}

/** Whether anybody at the desk has a sale open. */
export async function isOpenAtDesk(db: Queryable, offerId: string, now: string): Promise<boolean> {
  return (await db.$count(deskViews, fresh(offerId, now))) > 0;
}

/** Gives a sale to somebody who has it open; to whoever has not, nothing happens. */
export async function takeOverOffer(db: Queryable, { offerId, staffId }: Asking, now: string): Promise<void> {
  await db
    .update(deskViews)
    .set({ tookOverAt: now })
    .where(and(fresh(offerId, now), eq(deskViews.staffId, staffId)));
}
