import { asc, eq } from 'drizzle-orm';
import { staysManaged } from '#domain/firm/firm-rights.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { firmInvitations, firmMembers, firms } from '#server/db/schema/firms.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { webhookEndpoints as target, apiTokens as token } from '#server/db/schema/systems.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { hasOthers, lockFirm, takeOut } from './colleagues.ts';

/**
 * What the firms keep about an account holder: for which one they sell. It is asked before the sales are: whoever leaves by deleting the
 * account leaves the firm its sales, and a firm of which nobody is left ends, so that its sales are the holder's again and go with them.
 */
export function firmOfAccount(deps: Deps): PersonalData {
  return {
    name: 'firm',
    async moveTo(tx, { email }) {
      // Membership goes by the account; what waits for the former address waits in vain.
      await tx.delete(firmInvitations).where(eq(firmInvitations.email, email));
    },
    async exportFor(db, { accountId, email }) {
      const { name } = firms;
      const { rights, joinedAt } = firmMembers;
      return {
        member: await db
          .select({ name, rights, joinedAt })
          .from(firmMembers)
          .innerJoin(firms, eq(firms.id, firmMembers.firmId))
          .where(eq(firmMembers.accountId, accountId)),
        invitations: await db
          .select({ name, rights: firmInvitations.rights, expiresAt: firmInvitations.expiresAt })
          .from(firmInvitations)
          .innerJoin(firms, eq(firms.id, firmInvitations.firmId))
          .where(eq(firmInvitations.email, email)),
        // What they have set up for the firm, whose secrets nobody can read.
        tokens: await db
          .select({ name: token.name, scopes: token.scopes, createdAt: token.createdAt, expiresAt: token.expiresAt })
          .from(token)
          .where(eq(token.accountId, accountId)),
        webhooks: await db
          .select({ name: target.name, url: target.url, createdAt: target.createdAt })
          .from(target)
          .where(eq(target.accountId, accountId)),
        // What of a firm's sales was their doing, also of those that stay with it; no prices.
        did: await db
          .select({ offerId: offerEvents.offerId, type: offerEvents.type, at: offerEvents.at })
          .from(offerEvents)
          .where(eq(offerEvents.accountId, accountId))
          .orderBy(asc(offerEvents.at)),
      };
    },
    dropOf: async () => {},
    async eraseFor(tx, { accountId, email }) {
      await tx.delete(firmInvitations).where(eq(firmInvitations.email, email));
      const [own] = await tx.select().from(firmMembers).where(eq(firmMembers.accountId, accountId));
      if (!own) return;
      const { firmId } = own;
      await lockFirm(tx, firmId);
      if (await hasOthers(tx, own)) {
        const members = await tx.select().from(firmMembers).where(eq(firmMembers.firmId, firmId));
        if (!staysManaged(members, { accountId, rights: [] })) throw new Problem(409, 'lastManager');
        await takeOut(deps, tx, { firmId, accountId, email });
        return;
      }
      await tx.update(offers).set({ firmId: null }).where(eq(offers.firmId, firmId));
      await tx.delete(firmMembers).where(eq(firmMembers.accountId, accountId));
      await tx.delete(firms).where(eq(firms.id, firmId));
    },
  };
}
