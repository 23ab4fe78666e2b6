import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

/** Finds the key of the address that owns an offer: prepared once, as every call about an own offer asks it. None once the account is gone. */
export function offerOwner(db: Queryable): (id: string) => Promise<string | undefined> {
  const byId = db
    .select({ owner: offers.emailKey })
    .from(offers)
    .where(and(eq(offers.id, sql.placeholder('id')), isNull(offers.lockedAt)))
    .prepare('owner_of_offer');
  return async (id) => (await byId.execute({ id }))[0]?.owner;
}
