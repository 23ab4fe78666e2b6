import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys on customers' devices with which they sign in; of each only the public half is here. */
export const passkeys = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Grows with each use where a device counts: one that falls back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_of_account').on(table.accountId)],
);

/** Challenges that were answered, until they would have run out: none counts twice. */
export const answeredChallenges = pgTable(
  'answered_challenge',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('answered_challenge_expiry').on(table.expiresAt)],
);
