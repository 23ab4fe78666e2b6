import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { wipeTokensSchema } from '#contract/wipe-tokens.ts';
import { hashOfToken } from '#server/accounts/session-token.ts';
import { namesOf } from '#server/accounts/staff-names.ts';
import type { Queryable } from '#server/db/client.ts';
import { wipeTokens } from '#server/db/schema/media.ts';
import type { Deps } from '#server/deps.ts';

/** A station that may hand in reports and nothing else. */
export interface Station {
  readonly id: string;
  readonly name: string;
}

/** By which a leaked token is known where it lies. */
const prefix = 'loeschplatz_';

/** All stations, those with a token that holds first. */
export async function listWipeTokens(db: Queryable): Promise<z.infer<typeof wipeTokensSchema>> {
  const rows = await db.select().from(wipeTokens).orderBy(asc(wipeTokens.revokedAt), asc(wipeTokens.createdAt));
  const names = await namesOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return {
    tokens: rows.map(({ id, name, createdAt, createdBy, lastUsedAt, revokedAt }) => ({
      ...{ id, name, createdAt: new Date(createdAt).toISOString(), createdBy: names.get(createdBy) ?? createdBy },
      ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() }),
      ...(revokedAt !== null && { revokedAt: new Date(revokedAt).toISOString() }),
    })),
  };
}

/** Makes the token of a station and answers it this once; only its hash is kept. */
export async function addWipeToken(
  { db, ids, clock }: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { name, by }: { readonly name: string; readonly by: string },
): Promise<string> {
  const token = `${prefix}${ids.secret()}`;
  const own = { id: ids.uuid(), name, tokenHash: hashOfToken(token) };
  await db.insert(wipeTokens).values({ ...own, createdAt: clock.now().toISOString(), createdBy: by });
  return token;
}

/** Ends a token at once; one that is ended stays so. */
export async function revokeWipeToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenId: string): Promise<void> {
  await db
    .update(wipeTokens)
    .set({ revokedAt: clock.now().toISOString() })
    .where(and(eq(wipeTokens.id, tokenId), isNull(wipeTokens.revokedAt)));
}

/** The station whose token a call brings in its header; undefined for any other caller. Notes that it was used. */
export async function stationOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  authorization: string | undefined,
): Promise<Station | undefined> {
  const token = /^Bearer (\S{20,200})$/i.exec(authorization ?? '')?.[1];
  if (!token?.startsWith(prefix)) return undefined;
  const [station] = await db
    .update(wipeTokens)
    .set({ lastUsedAt: clock.now().toISOString() })
    .where(and(eq(wipeTokens.tokenHash, hashOfToken(token)), isNull(wipeTokens.revokedAt)))
    .returning({ id: wipeTokens.id, name: wipeTokens.name });
  return station;
}
