import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffRoles } from '#contract/desk/desk-rights.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The provider's people: a separate kind of account, with tables, sessions and a cookie of their own. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** What colleagues call them; empty while nobody has said. */
    name: text('name').notNull().default(''),
    roles: text('roles', { enum: staffRoles }).array().notNull(),
    /** When the set-up of a second factor was put off; it counts in the demo alone. */
    factorPutOffAt: instant('factor_put_off_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  // Two of one name could not be told apart.
  (table) => [uniqueIndex('staff_name').on(sql`lower(${table.name})`).where(sql`${table.name} <> ''`)],
);

const member = () =>
  text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Passwords of the provider's people, as hashes. */
export const staffCredentials = pgTable('staff_credential', {
  staffId: member().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Open sign-ins at the desk. */
export const staffSessions = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    staffId: member(),
    userAgent: text('user_agent'),
    /** When the second factor was last given in it; before that it may do nothing but give it. */
    factorAt: instant('factor_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('staff_session_of_staff').on(table.staffId)],
);

/** Secrets of the codes that apps show (RFC 6238), encrypted with a key that lies outside of the database. */
export const staffSecondFactors = pgTable('staff_second_factor', {
  staffId: member().primaryKey(),
  secret: text('secret').notNull(),
  /** Step of 30 seconds of the last code: it and all before it are refused. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Codes for whoever has lost the app: SHA-256 in hex, gone once used. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_code',
  { staffId: member(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** Who had a place at the desk: what they did stays theirs. */
export const formerStaff = pgTable('former_staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull().default(''),
  removedAt: instant('removed_at').notNull(),
});
