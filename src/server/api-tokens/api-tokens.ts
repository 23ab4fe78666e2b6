import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ApiScope, apiScopes, rolesIn } from '#contract/account/api-scopes.ts';
import { type apiTokensSchema, type TokenTerm, tokenTerms } from '#contract/account/api-tokens.ts';
import { type FirmScope, firmScopes, type firmTokensSchema, rightsOfSystem } from '#contract/account/firm-systems.ts';
import { hashOfToken } from '#server/accounts/session-token.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { StaffSignedIn } from '#server/accounts/staff-sessions.ts';
import { daysAfter } from '#server/accounts/time.ts';
import type { Queryable } from '#server/db/client.ts';
import { hasRight } from '#server/db/rights.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import { isOf, nameOfAccount } from '#server/db/set-up-by.ts';
import type { Deps } from '#server/deps.ts';
import type { Membership } from '#server/policies/holder.ts';
import { tokenMark } from './bearer-token.ts';

/** Another system that calls with a token. */
export interface OtherSystem {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
}

type ListDeps = Pick<Deps, 'db' | 'clock'>;

/** How long a use may go unwritten, in minutes. */
const useMinutes = 10;
const scopesOfDesk = z.array(z.enum(apiScopes));
const scopesOfFirm = z.array(z.enum(firmScopes));

/** The tokens of the provider's own systems, those that hold first, then the newest. */
export async function listApiTokens(deps: ListDeps): Promise<z.infer<typeof apiTokensSchema>> {
  const rows = await rowsOf(deps, undefined);
  return { tokens: rows.map((row) => ({ ...row, scopes: scopesOfDesk.parse(row.scopes) })) };
}

/** The same of a firm. */
export async function listFirmTokens(deps: ListDeps, firmId: string): Promise<z.infer<typeof firmTokensSchema>> {
  const rows = await rowsOf(deps, firmId);
  return { tokens: rows.map((row) => ({ ...row, scopes: scopesOfFirm.parse(row.scopes) })) };
}

async function rowsOf({ db, clock }: ListDeps, firmId: string | undefined) {
  const now = clock.now().getTime();
  const rows = await db
    .select({ token: apiTokens, colleague: nameOfAccount })
    .from(apiTokens)
    .leftJoin(accounts, eq(accounts.id, apiTokens.accountId))
    .where(isOf(db, apiTokens.accountId, firmId))
    .orderBy(sql`${apiTokens.revokedAt} is not null`, desc(apiTokens.createdAt));
  const names = await staffNamesOf(
    db,
    rows.map(({ token }) => token.createdBy),
  );
  const instant = (at: string) => new Date(at).toISOString();
  return rows.map(({ colleague, token: { id, name, scopes, createdAt, createdBy, expiresAt, ...token } }) => ({
    ...{ id, name, scopes, createdAt: instant(createdAt), createdBy: colleague ?? names.get(createdBy) ?? createdBy },
    ...{ expiresAt: instant(expiresAt), isExpired: Date.parse(expiresAt) <= now },
    ...(token.lastUsedAt !== null && { lastUsedAt: instant(token.lastUsedAt) }),
    ...(token.revokedAt !== null && { revokedAt: instant(token.revokedAt) }),
  }));
}

interface NewToken {
  readonly name: string;
  readonly term: TokenTerm;
}
/** Made by a member of staff for the desk, or by somebody of a firm for its own systems. */
type MadeBy =
  | { readonly by: string; readonly scopes: readonly ApiScope[] }
  | { readonly accountId: string; readonly scopes: readonly FirmScope[] };

/** Makes a token and answers it, beside its id, this once; only its hash is kept. */
export async function addApiToken(
  { db, ids, clock }: { readonly db: Queryable } & Pick<Deps, 'ids' | 'clock'>,
  { name, term, scopes, ...maker }: NewToken & MadeBy,
  token = `${tokenMark}${ids.secret()}`,
): Promise<{ readonly id: string; readonly token: string }> {
  const now = clock.now();
  const id = ids.uuid();
  const ofWhom = 'by' in maker ? { createdBy: maker.by } : { createdBy: maker.accountId, accountId: maker.accountId };
  await db.insert(apiTokens).values({
    ...{ id, name, scopes: [...scopes], tokenHash: hashOfToken(token), ...ofWhom },
    createdAt: now.toISOString(),
    expiresAt: daysAfter(now, tokenTerms[term].days).toISOString(),
  });
  return { id, token };
}

/** Ends a token of the provider, or of a firm, at once; one that is ended stays so. */
export async function revokeApiToken({ db, clock }: ListDeps, tokenId: string, firmId?: string): Promise<void> {
  const { id, accountId, revokedAt } = apiTokens;
  await db
    .update(apiTokens)
    .set({ revokedAt: clock.now().toISOString() })
    .where(and(eq(id, tokenId), isOf(db, accountId, firmId), isNull(revokedAt)));
}

/** A token that holds, as a condition on the placeholders `tokenHash` and `now`. */
const isHolding = and(
  eq(apiTokens.tokenHash, sql.placeholder('tokenHash')),
  isNull(apiTokens.revokedAt),
  gt(apiTokens.expiresAt, sql.placeholder('now')),
);

interface UsedToken {
  readonly id: string;
  readonly lastUsedAt: string | null;
}

/** Notes now and then that a token was used. */
async function noteUse(db: Queryable, { id, lastUsedAt: last }: UsedToken, now: Date): Promise<void> {
  if (last !== null && now.getTime() - Date.parse(last) < useMinutes * 60_000) return;
  await db.update(apiTokens).set({ lastUsedAt: now.toISOString() }).where(eq(apiTokens.id, id));
}

/** How to find the system that a token stands for at the desk; undefined where it does not hold. */
export function systemReader({ db, clock }: ListDeps) {
  const { id, name, scopes, lastUsedAt, accountId } = apiTokens;
  const byHash = db
    .select({ id, name, scopes, lastUsedAt })
    .from(apiTokens)
    .where(and(isHolding, isNull(accountId)))
    .prepare('system_by_token');
  return async (token: string): Promise<OtherSystem | undefined> => {
    const now = clock.now();
    const [found] = await byHash.execute({ tokenHash: hashOfToken(token), now: now.toISOString() });
    if (!found) return undefined;
    await noteUse(db, found, now);
    return { id: found.id, name: found.name, scopes: scopesOfDesk.parse(found.scopes) };
  };
}

/** A system of a firm: it acts as whoever made its token, with no more than its scopes ask for. */
export interface FirmSystem {
  readonly id: string;
  readonly scopes: readonly FirmScope[];
  readonly caller: Caller & { readonly membership: Membership };
}

/** How to find the firm's system that a token stands for; undefined where it does not hold. */
export function firmSystemReader({ db, clock }: ListDeps) {
  const { id, scopes, lastUsedAt, accountId } = apiTokens;
  const { email, emailConfirmed } = accounts;
  const byHash = db
    .select({
      token: { id, scopes, lastUsedAt },
      account: { id: accounts.id, email, emailConfirmed },
      membership: { firmId: firmMembers.firmId, rights: firmMembers.rights },
    })
    .from(apiTokens)
    .innerJoin(firmMembers, eq(firmMembers.accountId, accountId))
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(isHolding, hasRight('managePeople')))
    .prepare('firm_system_by_token');
  return async (token: string): Promise<FirmSystem | undefined> => {
    const now = clock.now();
    const [found] = await byHash.execute({ tokenHash: hashOfToken(token), now: now.toISOString() });
    if (!found) return undefined;
    await noteUse(db, found.token, now);
    const { account, membership } = found;
    const ofToken = scopesOfFirm.parse(found.token.scopes);
    const rights = rightsOfSystem(ofToken, membership.rights);
    return { id: found.token.id, scopes: ofToken, caller: { account, membership: { ...membership, rights } } };
  };
}

/** What a system does stands under these words: its tokens may share a name. */
const wordsOf = (name: string) => `Token ${name}`;

/** Who made the tokens under whose words something was done, ended ones too. */
export async function makersOfTokens(db: Queryable, actorNames: readonly string[]): Promise<string[]> {
  const { name, createdBy, accountId } = apiTokens;
  const rows = await db.selectDistinct({ name, createdBy }).from(apiTokens).where(isNull(accountId));
  return rows.flatMap((one) => (actorNames.includes(wordsOf(one.name)) ? [one.createdBy] : []));
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
