import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import { accounts } from './accounts.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Firms that sell with several people; an account alone is in none. */
export const firms = pgTable('firm', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Cents from which on a decision needs a second person; none where one is enough. */
  secondPersonFrom: bigint('second_person_from', { mode: 'number' }),
  createdAt: instant('created_at'),
});

/** Who sells for which firm, and with which rights; an account belongs to one firm at most. */
export const firmMembers = pgTable(
  'firm_member',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    firmId: text('firm_id')
      .notNull()
      .references(() => firms.id),
    rights: text('rights').array().$type<FirmRight[]>().notNull(),
    joinedAt: instant('joined_at'),
  },
  (table) => [index('firm_member_of_firm').on(table.firmId)],
);

/** Open invitations by mail. The secret part of their links is derived from the id, never stored. */
export const firmInvitations = pgTable(
  'firm_invitation',
  {
    id: text('id').primaryKey(),
    firmId: text('firm_id')
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    rights: text('rights').array().$type<FirmRight[]>().notNull(),
    /** Who invites, as the mail and the page say it. */
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [uniqueIndex('firm_invitation_of_address').on(table.firmId, table.email)],
);
