import { eq } from 'drizzle-orm';
import { documentNames } from '#contract/papers/document-words.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';

/** A document whose file is made. */
export interface StoredDocument {
  readonly offerId: string;
  readonly kind: IssuedKind;
  readonly fileName: string;
  readonly storedAs: string;
  /** Bytes. */
  readonly size: number;
}

/** A document by its id, once its file is made. */
export async function findDocument(db: Queryable, id: string): Promise<StoredDocument | undefined> {
  const [row] = await db
    .select({
      offerId: documents.offerId,
      kind: documents.kind,
      number: documents.number,
      storedAs: documents.storedAs,
      size: documents.size,
      withdrawnAt: documents.withdrawnAt,
    })
    .from(documents)
    .where(eq(documents.id, id));
  if (!row || row.storedAs === null || row.size === null) return undefined;
  const { offerId, kind, number, storedAs, size, withdrawnAt } = row;
  const mark = withdrawnAt === null ? '' : '-zurückgezogen';
  return { offerId, kind, fileName: `${documentNames[kind]}-${number}${mark}.pdf`, storedAs, size };
}
