import { sql } from 'drizzle-orm';
import type { Owned, OwnerReader } from '#server/accounts/owner-reader.ts';
import { callerReader } from '#server/accounts/sessions.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';

/** Finds who owns an offer. None once the account is gone. */
export function offerOwner(deps: Pick<Deps, 'db' | 'clock'>): OwnerReader {
  const owned = sql<Owned | null>`(select json_build_object('owner', ${offers.holder})
    from ${offers} where ${offers.id} = ${sql.placeholder('id')} and ${offers.lockedAt} is null)`;
  const read = callerReader(deps, 'session_and_owner_of_offer', owned);
  return (tokenHash, id) => read(tokenHash, { id });
}
