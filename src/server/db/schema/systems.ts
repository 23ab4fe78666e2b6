import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { apiScopes } from '#contract/account/api-scopes.ts';
import { firmScopes } from '#contract/account/firm-systems.ts';
import { deliveryStates, offReasons, sendFailures, webhookStates } from '#contract/desk/webhooks.ts';
import { firmMembers } from './firms.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who of a firm has set it up, and takes it along when they leave; null for what is the provider's own. */
const ofMember = () => text('account_id').references(() => firmMembers.accountId, { onDelete: 'cascade' });

/** With what other systems call: the desk, or a firm's its own sales. */
export const apiTokens = pgTable(
  'api_token',
  {
    id: text('id').primaryKey(),
    accountId: ofMember(),
    /** What the system is called: beside what it does stands this name. */
    name: text('name').notNull(),
    scopes: text('scopes', { enum: [...apiScopes, ...firmScopes] })
      .array()
      .notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Within some minutes: not each call writes it. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_token_of_member').on(table.accountId)],
);

/** A secret with which messages are signed, encrypted; one that was followed by another signs beside it until then. */
export interface SealedSecret {
  readonly sealed: string;
  readonly until?: string;
}

/** Where other systems are told what happened. */
export const webhookEndpoints = pgTable(
  'webhook_endpoint',
  {
    id: text('id').primaryKey(),
    accountId: ofMember(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Names of the events that are told; null for all. */
    types: text('types').array(),
    state: text('state', { enum: webhookStates }).notNull(),
    /** Why nothing is told any more. */
    offFor: text('off_for', { enum: offReasons }),
    secrets: jsonb('secrets').$type<readonly SealedSecret[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Since when nothing arrived there; null where the last message did. */
    failingSince: instant('failing_since'),
    /** It let us wait until we gave up: nobody knocks before this. */
    backoffUntil: instant('rests_until'),
  },
  (table) => [index('webhook_endpoint_of_member').on(table.accountId)],
);

/** The outbox: what is to be told to whom, written by the statement that writes the event. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    id: text('id').primaryKey(),
    /** The order in which they came. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    type: text('type').notNull(),
    at: instant('at').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    /** How often it was sent since it was last asked for. */
    tries: integer('tries').notNull().default(0),
    /** Counts everything that is done about it: a job of a former turn is over. */
    turn: integer('turn').notNull().default(0),
    /** When it is sent again. */
    nextAt: instant('next_at'),
  },
  (table) => [
    uniqueIndex('webhook_delivery_once').on(table.endpointId, table.offerId, table.version),
    index('webhook_delivery_newest').on(table.endpointId, table.number),
    index('webhook_delivery_of_offer').on(table.offerId),
    index('webhook_delivery_waiting').on(table.endpointId).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Each time that a message was sent, with what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** Of the answer; null where there was none. */
    status: integer('status'),
    failure: text('failure', { enum: sendFailures }),
    /** The beginning of the answer. */
    excerpt: text('excerpt').notNull(),
  },
  (table) => [index('webhook_attempt_of_delivery').on(table.deliveryId, table.id)],
);
