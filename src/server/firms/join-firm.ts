import { eq } from 'drizzle-orm';
import { type FirmRight, firmRights } from '#domain/firm/firm-rights.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers, firms } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { salesOf } from './read-firm.ts';

interface Joining {
  readonly account: { readonly id: string; readonly email: string };
  readonly firmId: string;
  readonly rights: readonly FirmRight[];
}

/** Makes a firm whose first manager is the account; its sales are the firm's from now on. Throws where it sells for one already. */
export async function foundFirm(deps: Deps, tx: Tx, account: Joining['account'], name: string): Promise<void> {
  const firmId = `firm-${deps.ids.uuid()}`;
  await tx.insert(firms).values({ id: firmId, name, createdAt: deps.clock.now() });
  await joinFirm(deps, tx, { account, firmId, rights: firmRights });
}

/** Has an account sell for a firm, with all sales of its own. Throws where it sells for one already. */
export async function joinFirm(deps: Deps, tx: Tx, { account, firmId, rights }: Joining): Promise<void> {
  // An inquiry that is written at this instant goes first, and then over with the others (`firmOf`).
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
  const joined = await tx
    .insert(firmMembers)
    .values({ accountId: account.id, firmId, rights: [...rights], joinedAt: deps.clock.now() })
    .onConflictDoNothing({ target: firmMembers.accountId })
    .returning({ firmId: firmMembers.firmId });
  if (joined.length === 0) throw new Problem(409, 'alreadyInFirm');
  await tx.update(offers).set({ firmId }).where(salesOf(account.email));
  await deps.notices.publishAccountChanged(tx, account.id);
}

interface FirmChange {
  readonly name?: string;
  /** In cents; null where one person is enough. */
  readonly secondPersonFrom?: number | null;
}

/** Gives a firm another name, or the sum from which on it wants two persons. */
export async function changeFirm(tx: Tx, firmId: string, change: FirmChange): Promise<void> {
  await tx.update(firms).set(change).where(eq(firms.id, firmId));
}
