import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Firm } from '#contract/account/firm.ts';
import { toEuros } from '#domain/values/money.ts';
import type { SignedIn } from '#server/accounts/sessions.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmInvitations, firmMembers, firms } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';

/** The firm of whoever is signed in, with its people; null for whoever sells alone. */
export async function readFirm({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: SignedIn): Promise<Firm | null> {
  const { account } = caller;
  // Asked anew: the session was read before what this call has just changed.
  const [own] = await db.select().from(firmMembers).where(eq(firmMembers.accountId, account.id));
  const [firm] = own ? await db.select().from(firms).where(eq(firms.id, own.firmId)) : [];
  if (!own || !firm) return null;
  const colleagues = await db
    .select({ accountId: accounts.id, email: accounts.email, name: accounts.name, rights: firmMembers.rights })
    .from(firmMembers)
    .innerJoin(accounts, eq(accounts.id, firmMembers.accountId))
    .where(eq(firmMembers.firmId, firm.id))
    .orderBy(asc(accounts.email));
  const { id, email, rights, expiresAt } = firmInvitations;
  const invitations = own.rights.includes('managePeople')
    ? await db
        .select({ id, email, rights, expiresAt })
        .from(firmInvitations)
        .where(and(eq(firmInvitations.firmId, firm.id), gt(expiresAt, clock.now())))
        .orderBy(asc(email))
    : [];
  return {
    name: firm.name,
    ...(firm.secondPersonFrom !== null && { secondPersonFrom: toEuros(firm.secondPersonFrom) }),
    rights: own.rights,
    colleagues: colleagues.map(({ name, ...colleague }) => ({
      ...colleague,
      ...(name !== '' && { name }),
      isSelf: colleague.accountId === account.id,
    })),
    invitations: invitations.map(({ expiresAt: until, ...invitation }) => ({
      ...invitation,
      expiresAt: until.toISOString(),
    })),
  };
}

/** How many sales an address has for itself, outside of any firm. */
export async function countOwnSales(db: Queryable, email: string): Promise<number> {
  const [counted] = await db.select({ sales: sql<number>`count(*)::int` }).from(offers).where(salesOf(email));
  return counted?.sales ?? 0;
}

/** The sales that an address has for itself. */
export const salesOf = (email: string) =>
  and(eq(offers.emailKey, email), isNull(offers.firmId), isNull(offers.lockedAt));
