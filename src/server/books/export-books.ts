import { hash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { type Accounted, accounted, neededAccounts, sumOfBookings } from '#domain/books/accounted.ts';
import type { BookFileKind } from '#domain/books/book-file.ts';
import type { Booking } from '#domain/books/booking.ts';
import { booksCsv } from '#domain/books/books-csv.ts';
import { missingSettings } from '#domain/books/books-rules.ts';
import { datevFile, datevRefusal } from '#domain/books/datev-file.ts';
import { periodOf } from '#domain/books/period.ts';
import { unpairedPayments } from '#domain/books/unpaired.ts';
import type { Day } from '#domain/values/day.ts';
import { encodeSingleByte } from '#server/asset-lists/single-byte-text.ts';
import type { Queryable } from '#server/db/client.ts';
import { booksExports } from '#server/db/schema/books.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { booksRules } from '#server/settings/rules-in-force.ts';
import { readBookings, readPurchasesOf } from './read-bookings.ts';

/** What somebody wants to hand to the tax adviser. */
interface Wanted {
  readonly period: string;
  readonly kind: BookFileKind;
  readonly isFixed: boolean;
  /** The id of a member of staff. */
  readonly by: string;
}

/**
 * Writes the bookings of a period into a file and keeps it; where the same were written before, that file is the answer, byte for byte. Throws where
 * there is nothing to book, or the configuration lacks an account: there is no half file.
 */
export async function exportBooks(
  { db, clock, ids, files }: Pick<Deps, 'db' | 'clock' | 'ids' | 'files'>,
  { period, kind, isFixed, by }: Wanted,
): Promise<string> {
  const { span, bookings, missing } = await bookingsOf(db, period);
  if (missing.length > 0)
    throw new Problem(409, 'booksUnset', Object.fromEntries(missing.map((one) => [one.place, one.what])));
  const refusal = kind === 'datev' ? datevRefusal(span, bookings.length, booksRules) : undefined;
  if (refusal) throw new Problem(409, refusal);
  if (bookings.length === 0) throw new Problem(409, 'booksEmpty');
  const rows = bookings.map((booking) => accounted(booking, booksRules));
  const digest = digestOf(rows, kind);
  const before = await writtenBefore(db, { period, kind, isFixed, digest });
  if (before !== undefined) return before;
  const createdAt = clock.now().toISOString();
  const text =
    kind === 'csv' ? `\ufeff${booksCsv(rows)}` : datevFile(rows, { ...span, createdAt, isFixed }, booksRules);
  const content = kind === 'csv' ? Buffer.from(text) : encodeSingleByte(text, 'windows-1252');
  const sha256 = hash('sha256', content, 'hex');
  const storedAs = `books-${sha256}.csv`;
  await files.put(storedAs, Buffer.from(content), 'text/csv');
  const name = kind === 'csv' ? `Buchungen_${period}.csv` : `EXTF_Buchungsstapel_${period}.csv`;
  await db
    .insert(booksExports)
    .values({
      ...{ id: ids.uuid(), kind, period, isFixed, digest, rows: rows.length, ...bookSums(bookings) },
      ...{ name, storedAs, sha256, size: content.length, createdAt, by },
    })
    .onConflictDoNothing();
  const written = await writtenBefore(db, { period, kind, isFixed, digest });
  if (written === undefined) throw new Error('The export is not there');
  return written;
}

/** SHA-256 of what is booked, with its accounts and what the head of a file tells. */
function digestOf(rows: readonly Accounted[], kind: BookFileKind): string {
  const { accounts: _accounts, ...head } = booksRules;
  // Tables of before counted what takes back as if it were bought.
  const signs = kind === 'csv' && rows.some(({ booking }) => booking.isReversal) ? { reversals: 'below zero' } : {};
  return hash('sha256', JSON.stringify({ rows, head, ...signs }), 'hex');
}

/** The newest file of each kind that a period has, where its bookings are others by now. They have all their accounts. */
export async function outdatedExports(db: Queryable, period: string, bookings: readonly Booking[]) {
  const { kind, createdAt, digest } = booksExports;
  const newest = await db
    .selectDistinctOn([kind], { kind, createdAt, digest })
    .from(booksExports)
    .where(eq(booksExports.period, period))
    .orderBy(kind, desc(createdAt));
  if (newest.length === 0) return [];
  const rows = bookings.map((booking) => accounted(booking, booksRules));
  return newest
    .filter((one) => one.digest !== digestOf(rows, one.kind))
    .map((one) => ({ kind: one.kind, createdAt: new Date(one.createdAt).toISOString() }));
}

/** The bookings of a period and what the configuration lacks for them. Throws where the period is none. */
export async function bookingsOf(db: Queryable, period: string) {
  const span = periodOf(period);
  if (!span) throw new Problem(400, 'invalidBody');
  const bookings = await readBookings(db, span);
  return { span, bookings, missing: missingSettings(booksRules, neededAccounts(bookings)) };
}

/** Payments of a period whose purchase is in no books by its end: the tax adviser could not say what they are for. */
export async function unpairedOf(db: Queryable, bookings: readonly Booking[], { to }: { readonly to: Day }) {
  return unpairedPayments(
    bookings,
    await readPurchasesOf(
      db,
      bookings.filter(({ what }) => what === 'payment'),
      to,
    ),
  );
}

/** What was bought and what was paid, in cents. */
export function bookSums(bookings: readonly Booking[]): { readonly purchases: number; readonly payments: number } {
  return {
    purchases: sumOfBookings(bookings.filter(({ what }) => what === 'purchase')),
    payments: sumOfBookings(bookings.filter(({ what }) => what === 'payment')),
  };
}

async function writtenBefore(
  db: Queryable,
  { period, kind, isFixed, digest }: Pick<Wanted, 'period' | 'kind' | 'isFixed'> & { readonly digest: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: booksExports.id })
    .from(booksExports)
    .where(
      and(
        ...[eq(booksExports.period, period), eq(booksExports.kind, kind)],
        ...[eq(booksExports.isFixed, isFixed), eq(booksExports.digest, digest)],
      ),
    );
  return found?.id;
}
