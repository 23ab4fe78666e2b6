import { sql } from 'drizzle-orm';
import type { Owned, OwnerReader } from '#server/accounts/owner-reader.ts';
import { callerReader } from '#server/accounts/sessions.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';

/** Finds who owns a document's offer. Once the account is gone nobody but staff reads what the law keeps (INV-42). */
export function documentOwner(deps: Pick<Deps, 'db' | 'clock'>): OwnerReader {
  const owned = sql<Owned | null>`(select json_build_object('owner', ${offers.holder})
    from ${documents} join ${offers} on ${offers.id} = ${documents.offerId}
    where ${documents.id} = ${sql.placeholder('id')} and ${offers.lockedAt} is null)`;
  const read = callerReader(deps, 'session_and_owner_of_document', owned);
  return (tokenHash, id) => read(tokenHash, { id });
}
