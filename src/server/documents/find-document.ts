import { eq } from 'drizzle-orm';
import { documentNames } from '#contract/document-words.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';

/** A document whose file is made. */
export interface StoredDocument {
  readonly fileName: string;
  readonly storedAs: string;
  /** Bytes. */
  readonly size: number;
  /** Of the offer's seller. */
  readonly email: string;
  /** The seller's account is gone. */
  readonly locked: boolean;
}

/** A document by its id, once its file is made. */
export async function findDocument(db: Queryable, id: string): Promise<StoredDocument | undefined> {
  const [row] = await db
    .select({
      kind: documents.kind,
      number: documents.number,
      storedAs: documents.storedAs,
      size: documents.size,
      email: offers.emailKey,
      lockedAt: offers.lockedAt,
    })
    .from(documents)
    .innerJoin(offers, eq(offers.id, documents.offerId))
    .where(eq(documents.id, id));
  if (!row || row.storedAs === null || row.size === null) return undefined;
  const { kind, number, storedAs, size, email, lockedAt } = row;
  return { fileName: `${documentNames[kind]}-${number}.pdf`, storedAs, size, email, locked: lockedAt !== null };
}
