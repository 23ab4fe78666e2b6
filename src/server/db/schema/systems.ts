import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { apiScopes } from '#contract/api-scopes.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** With what other systems call the desk. */
export const apiTokens = pgTable('api_token', {
  id: text('id').primaryKey(),
  /** What the system is called: beside what it does stands this name. */
  name: text('name').notNull(),
  scopes: text('scopes', { enum: apiScopes }).array().notNull(),
  /** SHA-256 of the token, in hex. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Within some minutes: not each call writes it. */
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});
