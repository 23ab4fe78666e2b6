import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type ApiScope, rolesIn } from '#contract/account/api-scopes.ts';
import { type addApiTokenSchema, type apiTokensSchema, tokenTerms } from '#contract/account/api-tokens.ts';
import { hashOfToken } from '#server/accounts/session-token.ts';
import { namesOf } from '#server/accounts/staff-names.ts';
import type { StaffSignedIn } from '#server/accounts/staff-sessions.ts';
import { daysAfter } from '#server/accounts/time.ts';
import type { Queryable } from '#server/db/client.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import type { Deps } from '#server/deps.ts';
import { tokenMark } from './bearer-token.ts';

/** Another system that calls with a token. */
export interface OtherSystem {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
}

/** How long a use may go unwritten, in minutes. */
const useMinutes = 10;

/** All tokens, those that hold first, then the newest. */
export async function listApiTokens({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<z.infer<typeof apiTokensSchema>> {
  const now = clock.now().getTime();
  const rows = await db
    .select()
    .from(apiTokens)
    .orderBy(sql`${apiTokens.revokedAt} is not null`, desc(apiTokens.createdAt));
  const names = await namesOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const instant = (at: string) => new Date(at).toISOString();
  return {
    tokens: rows.map(({ id, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt }) => ({
      ...{ id, name, scopes, createdAt: instant(createdAt), createdBy: names.get(createdBy) ?? createdBy },
      ...{ expiresAt: instant(expiresAt), isExpired: Date.parse(expiresAt) <= now },
      ...(lastUsedAt !== null && { lastUsedAt: instant(lastUsedAt) }),
      ...(revokedAt !== null && { revokedAt: instant(revokedAt) }),
    })),
  };
}

/** Makes a token and answers it this once; only its hash is kept. */
export async function addApiToken(
  { db, ids, clock }: { readonly db: Queryable } & Pick<Deps, 'ids' | 'clock'>,
  { name, scopes, term, by }: Readonly<z.infer<typeof addApiTokenSchema>> & { readonly by: string },
  token = `${tokenMark}${ids.secret()}`,
): Promise<string> {
  const now = clock.now();
  await db.insert(apiTokens).values({
    ...{ id: ids.uuid(), name, scopes, tokenHash: hashOfToken(token), createdBy: by },
    createdAt: now.toISOString(),
    expiresAt: daysAfter(now, tokenTerms[term].days).toISOString(),
  });
  return token;
}

/** Ends a token at once; one that is ended stays so. */
export async function revokeApiToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenId: string): Promise<void> {
  await db
    .update(apiTokens)
    .set({ revokedAt: clock.now().toISOString() })
    .where(and(eq(apiTokens.id, tokenId), isNull(apiTokens.revokedAt)));
}

/** How to find the system that a token stands for; undefined where it does not hold. Notes now and then that it was used. */
export function systemReader({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { id, name, scopes, lastUsedAt, tokenHash, expiresAt, revokedAt } = apiTokens;
  const byHash = db
    .select({ id, name, scopes, lastUsedAt })
    .from(apiTokens)
    .where(and(eq(tokenHash, sql.placeholder('tokenHash')), isNull(revokedAt), gt(expiresAt, sql.placeholder('now'))))
    .prepare('system_by_token');
  return async (token: string): Promise<OtherSystem | undefined> => {
    const now = clock.now();
    const [found] = await byHash.execute({ tokenHash: hashOfToken(token), now: now.toISOString() });
    if (!found) return undefined;
    const { lastUsedAt: last, ...system } = found;
    if (last === null || now.getTime() - Date.parse(last) >= useMinutes * 60_000)
      await db.update(apiTokens).set({ lastUsedAt: now.toISOString() }).where(eq(id, found.id));
    return system;
  };
}

/** What a system does stands under these words: its tokens may share a name. */
const wordsOf = (name: string) => `Token ${name}`;

/** Who made the tokens under whose words something was done, ended ones too. */
export async function makersOfTokens(db: Queryable, doneBy: readonly string[]): Promise<string[]> {
  const { name, createdBy } = apiTokens;
  const rows = await db.selectDistinct({ name, createdBy }).from(apiTokens);
  return rows.flatMap((one) => (doneBy.includes(wordsOf(one.name)) ? [one.createdBy] : []));
}

/** The system as one who works at the desk: what it does stands under these words. */
export function systemAtDesk({ name, scopes }: OtherSystem): StaffSignedIn {
  const words = wordsOf(name);
  // It ends with its token, which each call is judged by.
  const expiresAt = new Date(8.64e15);
  const session = { sessionId: '', stage: 'open', hasSecondFactor: false, mayPutOff: false } as const;
  return {
    id: words,
    email: words,
    name: words,
    roles: rolesIn(scopes),
    ...session,
    freshUntil: undefined,
    expiresAt,
    isSystem: true,
  };
}
