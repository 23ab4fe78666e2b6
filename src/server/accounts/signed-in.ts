import { eq } from 'drizzle-orm';
import type { Account } from '#contract/account/accounts.ts';
import type { Profile } from '#contract/account/profile.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { pendingEmailOf } from './mail-links.ts';
import { type AccountRow, presentAccount, presentProfile } from './present-account.ts';

/** The account as its holder sees it, with the address it is moving to. */
export async function presentSignedIn(deps: Deps, account: AccountRow): Promise<Account> {
  return presentAccount(account, await pendingEmailOf(deps, deps.db, account.id), deps.clock.now());
}

/** All of it, for the holder's own page and the forms that are filled in from it. */
export async function presentOwnProfile(deps: Deps, account: AccountRow): Promise<Profile> {
  return presentProfile(account, await pendingEmailOf(deps, deps.db, account.id), deps.clock.now());
}

/** The account, read again after something may have changed; null for a stranger. */
export async function presentFresh(deps: Deps, account: AccountRow | null): Promise<Account | null> {
  if (!account) return null;
  const [fresh] = await deps.db.select().from(accounts).where(eq(accounts.id, account.id));
  return fresh ? presentSignedIn(deps, fresh) : null;
}
