import { integer, jsonb, pgSequence, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import { offers } from './offers.ts';

/**
 * Documents the provider has issued: the row with the event, the file a little later; neither is ever changed (INV-41), but for the word that
 * it no longer counts.
 */
export const documents = pgTable(
  'document',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Version of the event it was issued with. */
    version: integer('version').notNull(),
    kind: text('kind').$type<IssuedKind>().notNull(),
    number: text('number').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Everything the file is made of. */
    snapshot: jsonb('snapshot').$type<DocumentSnapshot>().notNull(),
    /** Under which name the file lies in the store; all three are empty until it does. */
    storedAs: text('stored_as'),
    sha256: text('sha256'),
    size: integer('size'),
    /** How often it was issued of the same event: a withdrawn one is followed by the next. */
    edition: integer('edition').notNull().default(1),
    /** When it was withdrawn, which member of staff did it, why, and by which document it was replaced. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, mode: 'string' }),
    withdrawnBy: text('withdrawn_by'),
    withdrawnFor: text('withdrawn_for'),
    replacedBy: text('replaced_by'),
  },
  (table) => [uniqueIndex('document_of_event').on(table.offerId, table.version, table.kind, table.edition)],
);

/** Further numbers that are given once and never again (INV-40). */
export const deletionCertificateNumbers = pgSequence('deletion_certificate_number');
export const destructionProofNumbers = pgSequence('destruction_proof_number');
export const testProtocolNumbers = pgSequence('test_protocol_number');
export const cancellationNumbers = pgSequence('cancellation_number');
