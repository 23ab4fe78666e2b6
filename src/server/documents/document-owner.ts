import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';

/** Finds the key of the address that owns a document's offer. Once the account is gone nobody but staff reads what the law keeps (INV-42). */
export function documentOwner(db: Queryable): (id: string) => Promise<string | undefined> {
  return async (id) => {
    const [row] = await db
      .select({ owner: offers.emailKey })
      .from(documents)
      .innerJoin(offers, eq(offers.id, documents.offerId))
      .where(and(eq(documents.id, id), isNull(offers.lockedAt)));
    return row?.owner;
  };
}
