import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { VatStatus } from '#domain/offer/parties/addresses.ts';
import type { OtherCountry } from '#domain/values/country.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Customers. E-mail addresses are stored in lower case. */
export const accounts = pgTable(
  'account',
  {
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
    /** Where it is not Germany. */
    country: text('country').$type<OtherCountry>(),
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
  },
  ({ emailConfirmed, iban, paypal, accountHolder, taxId, vatStatus }) => [
    // Whoever has not proved the address tells nobody where its owner's money goes (LEG-61).
    check(
      'account_payee_proved',
      sql`${emailConfirmed} or num_nonnulls(${iban}, ${paypal}, ${accountHolder}, ${taxId}, ${vatStatus}) = 0`,
    ),
  ],
);

/** Passwords of customers, as hashes. */
export const accountCredentials = pgTable('account_credential', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

/** Open sign-ins of customers. */
export const accountSessions = pgTable(
  'account_session',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token, in hex: who reads the database cannot sign in with it. */
    tokenHash: text('token_hash').notNull().unique(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session in which the account was registered: it alone may confirm the e-mail without the password. */
    registered: boolean('registered').notNull().default(false),
    userAgent: text('user_agent'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('account_session_of_account').on(table.accountId)],
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
