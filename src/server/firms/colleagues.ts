import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { type FirmRight, staysManaged, wholeRights } from '#domain/firm/firm-rights.ts';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import { endSessions } from '#server/accounts/end-sessions.ts';
import type { Tx } from '#server/db/client.ts';
import { hasRight } from '#server/db/rights.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmInvitations, firmMembers, firms } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import { apiTokens, webhookEndpoints } from '#server/db/schema/systems.ts';
import type { Deps } from '#server/deps.ts';
import { moveOffer } from '#server/offers/move-offer.ts';
import { Problem } from '#server/problem.ts';

interface Colleague {
  readonly firmId: string;
  readonly accountId: string;
}

/** Gives a colleague other rights, at once, also where they are signed in. Throws where nobody would manage the people. */
export async function setRights(deps: Deps, tx: Tx, colleague: Colleague, wanted: readonly FirmRight[]): Promise<void> {
  const rights = wholeRights(wanted);
  await requireManaged(tx, colleague, rights);
  await tx.update(firmMembers).set({ rights }).where(eq(firmMembers.accountId, colleague.accountId));
  if (!rights.includes('managePeople')) {
    await endInvitationsOf(tx, colleague);
    await endSystemsOf(tx, colleague);
  }
  await deps.notices.publishAccountChanged(tx, colleague.accountId);
}

/**
 * Takes somebody out of the firm and ends their sessions. The sales stay the firm's; those whose mails went to them go on under the address
 * of somebody who manages its people. Throws where nobody else does.
 */
export async function removeColleague(deps: Deps, tx: Tx, colleague: Colleague): Promise<void> {
  const { accountId } = colleague;
  // An inquiry of theirs that is written at this instant goes first, and then over with the others (`firmOf`).
  const [leaving] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  await requireManaged(tx, colleague, []);
  if (!leaving) throw new Problem(404, 'notFound');
  await takeOut(deps, tx, { ...colleague, email: leaving.email });
  await endSessions(deps, tx, { accountId });
  await sendAccountMail(deps, tx, { kind: 'firmLeft', id: deps.ids.uuid(), to: leaving.email });
}

/** As above without a look at who is left and without a word to them: for an account that is deleted. */
export async function takeOut(deps: Deps, tx: Tx, { firmId, accountId, email }: Colleague & { email: string }) {
  await tx.delete(firmMembers).where(eq(firmMembers.accountId, accountId));
  await endInvitationsOf(tx, { firmId, accountId });
  const contact = await contactOf(tx, firmId);
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.firmId, firmId), eq(offers.emailKey, email)))
    .orderBy(asc(offers.id))
    .for('update');
  for (const { id } of rows) await moveOffer(tx, id, contact);
  await endOpenLinks(tx, { firmId, email, at: deps.clock.now() });
  await deps.notices.publishAccountChanged(tx, accountId);
}

/** Whoever manages the people no more has invited nobody: also not a second address of their own. */
async function endInvitationsOf(tx: Tx, { firmId, accountId }: Colleague): Promise<void> {
  const [{ email = '', name = '' } = {}] = await tx
    .select({ email: accounts.email, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const theirs = inArray(firmInvitations.invitedBy, [email, name]);
  await tx.delete(firmInvitations).where(and(eq(firmInvitations.firmId, firmId), theirs));
}

/** Nor does a system call, or hear, in their place. What leaves the firm with its person does so by its foreign key. */
async function endSystemsOf(tx: Tx, { accountId }: Colleague): Promise<void> {
  await tx.delete(apiTokens).where(eq(apiTokens.accountId, accountId));
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.accountId, accountId));
}

/** Links to bids of the firm that somebody was sent or could copy show them nothing more. */
async function endOpenLinks(tx: Tx, { firmId, email, at }: { firmId: string; email: string; at: Date }): Promise<void> {
  const ofFirm = tx.select({ id: offers.id }).from(offers).where(eq(offers.firmId, firmId));
  const theirs = or(eq(signOffs.askedBy, email), eq(signOffs.email, email));
  await tx
    .update(signOffs)
    .set({ withdrawnAt: at.toISOString() })
    .where(and(theirs, isNull(signOffs.answer), isNull(signOffs.withdrawnAt), inArray(signOffs.offerId, ofFirm)));
}

/** The address of whoever manages the people for the longest time. */
async function contactOf(tx: Tx, firmId: string): Promise<string> {
  const [contact] = await tx
    .select({ email: accounts.email })
    .from(firmMembers)
    .innerJoin(accounts, eq(accounts.id, firmMembers.accountId))
    .where(and(eq(firmMembers.firmId, firmId), hasRight('managePeople')))
    .orderBy(asc(firmMembers.joinedAt), asc(accounts.id))
    .limit(1);
  if (!contact) throw new Error(`Nobody manages ${firmId}`);
  return contact.email;
}

/** Two who take each other out at one instant wait for each other here. */
async function requireManaged(tx: Tx, { firmId, accountId }: Colleague, rights: readonly FirmRight[]): Promise<void> {
  await lockFirm(tx, firmId);
  const members = await tx.select().from(firmMembers).where(eq(firmMembers.firmId, firmId));
  if (!members.some((member) => member.accountId === accountId)) throw new Problem(404, 'notFound');
  if (!staysManaged(members, { accountId, rights })) throw new Problem(409, 'lastManager');
}

/** Whoever changes who belongs to a firm does so one after the other. */
export async function lockFirm(tx: Tx, firmId: string): Promise<void> {
  await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, firmId)).for('update');
}

/** Whether anybody else sells for the firm. */
export async function hasOthers(tx: Tx, { firmId, accountId }: Colleague): Promise<boolean> {
  const [other] = await tx
    .select({ id: firmMembers.accountId })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firmId), ne(firmMembers.accountId, accountId)))
    .limit(1);
  return other !== undefined;
}
