import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { type ProvenByMail, provenByMail } from '#server/status/read-access.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { requireDecentPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { PersonalData } from './personal-data.ts';
import { proveAccount } from './prove-account.ts';
import { type OpenedSession, openSession, type SignedIn } from './sessions.ts';

interface Opening {
  token: string;
  password?: string;
  signedIn: SignedIn | null;
  userAgent: string | undefined;
}

/** What the accounts ask of the other parts of the shop. */
export interface OpeningParts {
  personalData: readonly PersonalData[];
  /** Moves an inquiry to the address that has just proved to be its seller's; false where it may not move any more. */
  takeOffer(tx: Tx, move: { offerId: string; from: string; to: string; now: string }): Promise<boolean>;
}

/** Whose account it is; with a new session unless the browser had one of this very account. */
type Opened = Pick<OpenedSession, 'account'> & Partial<OpenedSession>;

/**
 * Makes the link of a mail about an offer count: it proves the address, so its bearer sets the password of an account that is made here,
 * or that nobody had proved (what somebody left in it goes), and is signed in. A proved account is never opened so: whoever
 * has an old mail has no more than that, and the first use is the only one (docs/decisions/0460). The session that registered the
 * address proves it without a new password. An inquiry that was asked about goes over to it, to a proved account by the word of
 * whoever is signed in to that (docs/decisions/0463).
 */
export async function openByMail(deps: Deps, opening: Opening, parts: OpeningParts): Promise<Opened> {
  const { token, password, signedIn, userAgent } = opening;
  const proven = await provenByMail(deps, token);
  if (!proven) throw new Problem(409, 'linkInvalid');
  const { email } = proven;
  const own = signedIn?.account.email === email ? signedIn : undefined;
  if (own?.account.emailConfirmed && proven.from !== undefined) {
    await deps.database.transaction((tx) => take(deps, tx, proven, parts));
    return { account: own.account };
  }
  const knowsPassword = own?.session.registered === true;
  if (password === undefined && !knowsPassword) throw new Problem(409, 'passwordNeeded');
  if (password !== undefined) requireDecentPassword(password, { email });
  const hash = password === undefined ? undefined : await hashPassword(password);

  return deps.database.transaction(async (tx) => {
    const { isNew } = await proveAccount(deps, tx, { email, hash, parts: parts.personalData });
    await take(deps, tx, proven, parts);
    const [account] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (!account) throw new Error('An account that was just proved is missing');
    if (isNew) await sendAccountMail(deps, tx, { kind: 'accountOpened', id: deps.ids.uuid(), to: email });
    return openSession(deps, tx, { account, userAgent, registered: false });
  });
}

/** Where the link asked another address: the inquiry goes over, and the former one is told. */
async function take(deps: Deps, tx: Tx, { offerId, from, email }: ProvenByMail, parts: OpeningParts): Promise<void> {
  if (from === undefined) return;
  const now = deps.clock.now().toISOString();
  if (!(await parts.takeOffer(tx, { offerId, from, to: email, now }))) throw new Problem(409, 'linkInvalid');
  await sendAccountMail(deps, tx, { kind: 'inquiryMoved', id: deps.ids.uuid(), to: from });
}
