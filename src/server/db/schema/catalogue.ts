import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CatalogueFile, CatalogueRow } from '#contract/desk/desk-catalogue.ts';

/** What the house has changed in the catalogue, laid over its files; append-only, from 1 on without a gap (docs/decisions/0534). */
export const catalogueChanges = pgTable(
  'catalogue_change',
  {
    version: integer('version').primaryKey(),
    file: text('file').$type<CatalogueFile>().notNull(),
    entryId: text('entry_id').notNull(),
    /** The whole row by its columns; absent where there was none. */
    before: jsonb('before').$type<CatalogueRow>(),
    /** Absent where an addition is undone. */
    after: jsonb('after').$type<CatalogueRow>(),
    /** Version of the change that it undoes. */
    undoes: integer('undoes'),
    /** The id of the member of staff who did it. */
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('catalogue_change_of_entry').on(table.entryId, table.version)],
);
