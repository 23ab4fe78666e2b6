import { z } from 'zod';
import { bookFileKinds } from '#domain/books/book-file.ts';
import { periodOf } from '#domain/books/period.ts';

/** The calls about the books. */
export const booksCalls = {
  period: '/desk/api/books',
  exports: '/desk/api/booksExports',
  file: (id: string) => `/desk/api/booksExports/${id}/file`,
  write: '/desk/api/exportBooks',
} as const;

const periodSchema = z
  .string()
  .max(7)
  .refine((name) => periodOf(name) !== undefined, 'Bitte einen Monat (2026-11) oder ein Jahr (2026) angeben.');

export const booksQuery = z.strictObject({ period: periodSchema });

const count = z.int();
const euros = z.number();

/** What a period holds, before anything is written. */
export const booksPeriodSchema = z.object({
  period: z.string(),
  chart: z.string(),
  rows: count,
  /** Papers of ours that were issued, and that were taken back. */
  papers: count,
  reversed: count,
  paid: count,
  purchases: euros,
  payments: euros,
  /** Places of books.config.ts that lack something these bookings need. */
  missing: z.array(z.object({ place: z.string(), what: z.string() })),
  /** Payments whose purchase is in no books by the end of the period. */
  unpaired: z.array(z.object({ number: z.string(), text: z.string(), amount: euros })),
  /** The newest file of each kind where the period has other bookings by now; none while an account is missing. */
  outdated: z.array(z.object({ kind: z.enum(bookFileKinds), createdAt: z.string() })),
  /** Numbers of the year that no paper has, from one to another: 'GS-2026-000005 bis GS-2026-000006'. */
  missingNumbers: z.array(z.string()),
});
export type BooksPeriodView = z.infer<typeof booksPeriodSchema>;

const booksExportSchema = z.object({
  id: z.string(),
  kind: z.enum(bookFileKinds),
  period: z.string(),
  isFixed: z.boolean(),
  rows: count,
  purchases: euros,
  payments: euros,
  name: z.string(),
  sha256: z.string(),
  createdAt: z.string(),
  by: z.string(),
});

/** Files that were written, the newest first. */
export const booksExportsSchema = z.object({ exports: z.array(booksExportSchema) });

/** Body of POST /desk/api/exportBooks. */
export const exportBooksSchema = z.strictObject({
  period: periodSchema,
  kind: z.enum(bookFileKinds),
  /** Nobody shall change the bookings any more (Festschreibung). */
  isFixed: z.boolean(),
});

/** The file that was written now, or before. */
export const writtenBooksSchema = z.object({ id: z.string() });
