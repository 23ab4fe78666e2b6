import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookFileKinds } from '#domain/books/book-file.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Files of bookings that were handed to the tax adviser; the same bookings once more are the same file. */
export const booksExports = pgTable(
  'books_export',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: bookFileKinds }).notNull(),
    /** A month or a year, as the desk names it. */
    period: text('period').notNull(),
    isFixed: boolean('is_fixed').notNull(),
    /** SHA-256 of what is booked, with the accounts. */
    digest: text('digest').notNull(),
    rows: integer('rows').notNull(),
    /** Cents of the papers, those taken back counted against them. */
    purchases: bigint('purchases', { mode: 'number' }).notNull(),
    payments: bigint('payments', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    storedAs: text('stored_as').notNull(),
    /** Of the file, in hex. */
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The id of a member of staff. */
    by: text('by').notNull(),
  },
  (table) => [
    uniqueIndex('books_export_once').on(table.period, table.kind, table.isFixed, table.digest),
    index('books_export_newest').on(table.createdAt),
  ],
);
