import { and, eq, gt, lte } from 'drizzle-orm';
import type { FirmInvitation } from '#contract/account/firm.ts';
import { type FirmRight, wholeRights } from '#domain/firm/firm-rights.ts';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import { idOfLinkToken } from '#server/accounts/link-token.ts';
import { daysAfter } from '#server/accounts/time.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmInvitations, firmMembers, firms } from '#server/db/schema/firms.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';
import { countOwnSales } from './read-firm.ts';

/** How long an invitation's link works. */
const validDays = 7;

interface NewInvitation {
  readonly firmId: string;
  readonly email: string;
  readonly rights: readonly FirmRight[];
  readonly invitedBy: string;
}

/** Invites somebody by mail. A second invitation takes the place of the first, whose link ends. */
export async function invite(deps: Deps, tx: Tx, wanted: NewInvitation): Promise<void> {
  const { firmId, email } = wanted;
  const [known] = await tx
    .select({ id: accounts.id })
    .from(firmMembers)
    .innerJoin(accounts, eq(accounts.id, firmMembers.accountId))
    .where(and(eq(firmMembers.firmId, firmId), eq(accounts.email, email)));
  if (known) throw new Problem(409, 'colleagueKnown');
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  const kept = {
    ...wanted,
    id,
    rights: wholeRights(wanted.rights),
    createdAt: now,
    expiresAt: daysAfter(now, validDays),
  };
  await tx
    .insert(firmInvitations)
    .values(kept)
    .onConflictDoUpdate({ target: [firmInvitations.firmId, firmInvitations.email], set: kept });
  await sendAccountMail(deps, tx, { kind: 'firmInvitation', id });
}

/** Clears away what nobody has answered in time: addresses of people who are not ours. Answers how many there were. */
export async function removeOldInvitations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const over = lte(firmInvitations.expiresAt, clock.now());
  return (await db.delete(firmInvitations).where(over).returning({ id: firmInvitations.id })).length;
}

/** Takes an invitation back; its link ends. */
export async function withdrawInvitation(tx: Tx, firmId: string, id: string): Promise<void> {
  await tx.delete(firmInvitations).where(and(eq(firmInvitations.firmId, firmId), eq(firmInvitations.id, id)));
}

/** An invitation as its link names it. */
export interface OpenInvitation extends Omit<NewInvitation, 'rights'> {
  readonly id: string;
  readonly rights: FirmRight[];
  readonly firm: string;
}

/** The invitation that somebody came with, as long as it is ours, open and in time. */
export async function findInvitation(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  token: string,
): Promise<OpenInvitation | undefined> {
  const id = bySomeSecret(env.secrets, (secret) => idOfLinkToken(token, secret));
  if (id === undefined) return undefined;
  const { firmId, email, rights, invitedBy, expiresAt } = firmInvitations;
  const [found] = await db
    .select({ id: firmInvitations.id, firmId, email, rights, invitedBy, firm: firms.name })
    .from(firmInvitations)
    .innerJoin(firms, eq(firms.id, firmId))
    .where(and(eq(firmInvitations.id, id), gt(expiresAt, clock.now())));
  return found;
}

/** Uses an invitation up; of two who use it at once, one is told false. */
export async function takeInvitation(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx
    .delete(firmInvitations)
    .where(eq(firmInvitations.id, id))
    .returning({ id: firmInvitations.id });
  return taken.length === 1;
}

/** What the page of an invitation shows; looking uses nothing up. */
export async function readInvitation(deps: Pick<Deps, 'db' | 'clock' | 'env'>, token: string): Promise<FirmInvitation> {
  const found = await findInvitation(deps, token);
  if (!found) return { way: 'none' };
  const { firm, invitedBy, email, rights } = found;
  const way = (await isProved(deps.db, email)) ? 'logIn' : 'setPassword';
  return { way, firm, invitedBy, email, rights, ownSales: await countOwnSales(deps.db, email) };
}

async function isProved(db: Queryable, email: string): Promise<boolean> {
  const [account] = await db
    .select({ emailConfirmed: accounts.emailConfirmed })
    .from(accounts)
    .where(eq(accounts.email, email));
  return account?.emailConfirmed ?? false;
}
