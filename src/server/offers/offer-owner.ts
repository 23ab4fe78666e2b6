import { sql } from 'drizzle-orm';
import type { Owned, OwnerReader } from '#server/accounts/owner-reader.ts';
import { sessionReaderWith } from '#server/accounts/sessions.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Finds who owns an offer and whether it changed: PostgreSQL gives a row another `xmin` whenever it is written, erased or moved to
 * another address as well, and a document when its file is there. None once the account is gone.
 */
export function offerOwner(deps: Pick<Deps, 'db' | 'clock'>): OwnerReader {
  const files = sql`(select string_agg(${documents}.xmin::text, ',' order by ${documents.id}) from ${documents} where ${documents.offerId} = ${offers.id})`;
  const owned = sql<Owned | null>`(select json_build_object('owner', ${offers.emailKey},
    'seal', concat_ws('-', ${offers.version}, ${offers}.xmin, ${files}))
    from ${offers} where ${offers.id} = ${sql.placeholder('id')} and ${offers.lockedAt} is null)`;
  const read = sessionReaderWith(deps, 'session_and_owner_of_offer', owned);
  return (token, id) => read(token, { id });
}
