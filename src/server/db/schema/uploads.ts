import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that somebody sent, and who may name them: the visitor or account that sent them, or the provider's staff. */
export const uploads = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    /** Where it is read, and the name under which calls know it. */
    url: text('url').notNull().unique(),
    /** Under which name its content lies in the store; content is never changed where it lies. */
    storedAs: text('stored_as').notNull(),
    ownerKind: text('owner_kind', { enum: ['visitor', 'account', 'staff'] }).notNull(),
    ownerKey: text('owner_key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** In bytes; pictures have a small one beside them. */
    thumbnailSize: integer('thumbnail_size'),
    /** From where it came, while it counts for that network; a key, no address. */
    networkKey: text('network_key'),
    /** Whoever sent it was told its address. What a server that died leaves behind never is. */
    isComplete: boolean('is_complete').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedByOffer: text('used_by_offer'),
  },
  (table) => [
    index('upload_of_owner').on(table.ownerKind, table.ownerKey),
    index('upload_of_offer').on(table.usedByOffer),
  ],
);
