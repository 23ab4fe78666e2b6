import { requireDecentPassword } from '#server/accounts/password-policy.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import type { AccountRow } from '#server/accounts/present-account.ts';
import { proveAccount } from '#server/accounts/prove-account.ts';
import { type OpenedSession, openSession, type SignedIn } from '#server/accounts/sessions.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { lockFirm } from './colleagues.ts';
import { findInvitation, type OpenInvitation, takeInvitation } from './invitations.ts';
import { joinFirm } from './join-firm.ts';
import { countOwnSales } from './read-firm.ts';

interface Joining {
  readonly token: string;
  readonly password: string | undefined;
  readonly bringSales: boolean;
  readonly signedIn: SignedIn | null;
  readonly userAgent: string | undefined;
  readonly parts: readonly PersonalData[];
}

/** Whose account it is; with a session where the browser had none of this account. */
type Joined = { readonly account: AccountRow } & Partial<Pick<OpenedSession, 'cookie'>>;

/**
 * Makes an invitation count, once: for whoever is signed in with its address, or for an address that has no proved account yet, which its
 * link proves (docs/decisions/0573). Sales of its own come along, and that has to be said.
 */
export async function joinByLink(deps: Deps, joining: Joining): Promise<Joined> {
  const { token, password, signedIn, userAgent, parts } = joining;
  const invitation = await findInvitation(deps, token);
  if (!invitation) throw new Problem(409, 'linkInvalid');
  const { email } = invitation;
  if (signedIn && signedIn.account.email !== email) throw new Problem(409, 'invitationOfOther');
  if (signedIn?.account.emailConfirmed) {
    const { account } = signedIn;
    await deps.database.transaction((tx) => join(deps, tx, account, invitation, joining));
    return { account };
  }
  if (password === undefined) throw new Problem(409, 'passwordNeeded');
  requireDecentPassword(password, { email });
  const hash = await hashPassword(password);
  return deps.database.transaction(async (tx) => {
    const { account } = await proveAccount(deps, tx, { email, hash, parts });
    await join(deps, tx, account, invitation, joining);
    return openSession(deps, tx, { account, userAgent, registered: false });
  });
}

async function join(
  deps: Deps,
  tx: Tx,
  account: AccountRow,
  { id, firmId, rights }: OpenInvitation,
  { bringSales }: Joining,
): Promise<void> {
  await lockFirm(tx, firmId);
  if (!bringSales && (await countOwnSales(tx, account.email)) > 0) throw new Problem(409, 'salesComeAlong');
  if (!(await takeInvitation(tx, id))) throw new Problem(409, 'linkInvalid');
  await joinFirm(deps, tx, { account, firmId, rights });
}
