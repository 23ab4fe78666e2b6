import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SettingValues } from '#contract/settings/setting-forms.ts';

/** What the owner has changed of the settings, laid over the files; append-only, from 1 on without a gap (docs/decisions/0718). */
export const settingChanges = pgTable(
  'setting_change',
  {
    version: integer('version').primaryKey(),
    /** A setting of `settingForms`, or a text by its file: `text:legal/agb`. */
    key: text('key').notNull(),
    /** What counted before. */
    before: jsonb('before').$type<SettingValues>().notNull(),
    /** What counts from then on; absent where it is the file again. */
    after: jsonb('after').$type<SettingValues>(),
    /** The day from which it counts; absent where that is at once. */
    countsFrom: date('counts_from', { mode: 'string' }),
    /** The id of the member of staff who did it. */
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('setting_change_of_key').on(table.key, table.version)],
);
