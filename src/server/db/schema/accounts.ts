import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VatStatus } from '#domain/offer/addresses.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Customers. The property names that better-auth asks for are its own; e-mail addresses are stored in lower case. */
export const accounts = pgTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  emailConfirmed: boolean('email_confirmed').notNull().default(false),
  name: text('name').notNull().default(''),
  company: text('company'),
  business: boolean('business').notNull().default(false),
  phone: text('phone'),
  street: text('street'),
  zip: text('zip'),
  city: text('city'),
  /** Where money goes: an IBAN without blanks or a PayPal address, never both. */
  iban: text('iban'),
  paypal: text('paypal'),
  accountHolder: text('account_holder'),
  taxId: text('tax_id'),
  taxIdType: text('tax_id_type', { enum: ['vatId', 'businessId', 'taxNumber'] }),
  vatStatus: text('vat_status').$type<VatStatus>(),
  /** When the holder said so (INV-11). */
  vatStatusAt: timestamp('vat_status_at', { withTimezone: true }),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

/** How a customer proves who they are: one row for the password, room for more kinds. */
export const accountCredentials = pgTable(
  'account_credential',
  {
    id: text('id').primaryKey(),
    userId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    providerId: text('provider').notNull(),
    accountId: text('provider_account_id').notNull(),
    password: text('password'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [uniqueIndex('account_credential_per_provider').on(table.userId, table.providerId)],
);

/** Open sign-ins of customers. */
export const accountSessions = pgTable(
  'account_session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session in which the account was registered: it alone may confirm the e-mail without the password. */
    registered: boolean('registered').notNull().default(false),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('account_session_of_account').on(table.userId)],
);

/** Links out of mails that have not been used yet. The secret part of a link is derived from the id, never stored. */
export const accountTokens = pgTable(
  'account_token',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['confirmEmail', 'resetPassword'] }).notNull(),
    /** The address to which the link was sent and which it therefore proves. */
    email: text('email').notNull(),
    createdAt: instant('created_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('account_token_of_account').on(table.accountId)],
);

/** The provider's people: a separate kind of account, with tables, sessions and a cookie of their own. */
export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  emailConfirmed: boolean('email_confirmed').notNull().default(true),
  name: text('name').notNull().default(''),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

/** Passwords of the provider's people. */
export const staffCredentials = pgTable(
  'staff_credential',
  {
    id: text('id').primaryKey(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    providerId: text('provider').notNull(),
    accountId: text('provider_account_id').notNull(),
    password: text('password'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [uniqueIndex('staff_credential_per_provider').on(table.userId, table.providerId)],
);

/** Open sign-ins at the desk. */
export const staffSessions = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('staff_session_of_staff').on(table.userId)],
);
