import { and, eq, ne } from 'drizzle-orm';
import type { UpdateAccount } from '#contract/account/update-account.ts';
import { problemTexts } from '#contract/problem.ts';
import { isSamePaypal } from '#domain/payout/payout.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts, accountTokens } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { refuseOwnAccount } from '#server/refuse-own-account.ts';
import { sendAccountMail } from './account-mail-job.ts';
import { replaceHash } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import { holderColumns } from './holder-columns.ts';
import { addLink } from './mail-links.ts';
import { dropPasskeys } from './passkeys/own-passkeys.ts';
import { requireDecentPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { AccountRow } from './present-account.ts';
import type { SignedIn } from './sessions.ts';

/** Whether a change asks for the current password: one of the password itself, of the address, or of where money goes. */
export function needsPassword(account: AccountRow, change: UpdateAccount): boolean {
  const { password, payment, email } = change;
  return password !== undefined || payment !== undefined || (email !== undefined && email !== account.email);
}

/**
 * Where money goes and how it is taxed is told by whoever has proved the address: else a stranger could register it, leave an IBAN
 * behind and wait for its owner to sell (LEG-61).
 */
export function requireProved(account: AccountRow, { payment, taxId, vatStatus }: UpdateAccount): void {
  const tells = [payment, taxId, vatStatus].some((detail) => detail !== undefined && detail !== null);
  if (tells && !account.emailConfirmed) throw new Problem(409, 'emailNotConfirmed');
}

/** Changes what a holder named and answers the account after it. The caller has asked for the password where it is needed. */
export async function updateAccount(deps: Deps, signedIn: SignedIn, change: UpdateAccount): Promise<AccountRow> {
  const { account, session } = signedIn;
  refuseOwnAccount(change.payment?.iban, 'payment.iban');
  const newEmail = change.email === account.email ? undefined : change.email;
  if (change.password !== undefined) {
    const { name = account.name, company = account.company } = change;
    requireDecentPassword(change.password, { email: newEmail ?? account.email, name, company });
  }
  const hash = change.password === undefined ? undefined : await hashPassword(change.password);

  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    if (hash !== undefined) {
      await replaceHash(tx, account.id, hash, now);
      await endSessions(deps, tx, { accountId: account.id, except: session.id });
      await dropLinksForPassword(tx, account.id);
      if (change.removePasskeys === true && (await dropPasskeys(tx, account.id))) {
        await sendAccountMail(deps, tx, { kind: 'passkeysDropped', id: deps.ids.uuid(), to: account.email });
      }
      // An address that nobody has proved may be another's: they would be told of an account that is not theirs.
      if (account.emailConfirmed) {
        await sendAccountMail(deps, tx, { kind: 'passwordChanged', id: deps.ids.uuid(), to: account.email });
      }
    }
    if (change.email !== undefined) await dropLinksToOtherAddresses(tx, account);
    if (newEmail !== undefined) await askForNewEmail(deps, tx, account, newEmail);
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    const [changed] = await tx
      .update(accounts)
      .set({ ...holderColumns(change, now), updatedAt: now })
      .where(eq(accounts.id, account.id))
      .returning();
    if (!before || !changed) throw new Problem(401, 'notSignedIn');
    requireCompany(changed);
    if (!isSamePayee(before, changed)) await tellOfPayee(deps, tx, changed);
    return changed;
  });
}

/** A business has a name; thrown inside the transaction, it takes the change back. */
function requireCompany({ business, company }: AccountRow): void {
  if (business && company === null) {
    throw new Problem(400, 'companyMissing', { company: problemTexts.companyMissing });
  }
}

function isSamePayee(one: AccountRow, other: AccountRow): boolean {
  return (
    one.iban === other.iban &&
    isSamePaypal(one.paypal ?? undefined, other.paypal ?? undefined) &&
    one.accountHolder === other.accountHolder
  );
}

/** Of the new way of payment the mail shows what its holder recognises, and nobody else can use. */
async function tellOfPayee(deps: Deps, tx: Tx, { email, iban, paypal }: AccountRow): Promise<void> {
  const payee = iban === null ? paypal && 'PayPal' : `IBAN mit den letzten Ziffern ${iban.slice(-4)}`;
  const notice = { kind: 'payeeChanged', id: deps.ids.uuid(), to: email } as const;
  await sendAccountMail(deps, tx, { ...notice, ...(payee !== null && { payee }) });
}

/**
 * Whether the new address belongs to an account already is looked up by the mail's job and told to that address alone: neither answer
 * nor time says it. It counts once its mail is answered; the old one learns of it at once, so that its owner can act.
 */
async function askForNewEmail(deps: Deps, tx: Tx, account: AccountRow, email: string): Promise<void> {
  const id = deps.ids.uuid();
  await addLink(deps, tx, { id, accountId: account.id, kind: 'confirmEmail', email });
  await sendAccountMail(deps, tx, { kind: 'confirmEmail', id });
  if (account.emailConfirmed) {
    await sendAccountMail(deps, tx, { kind: 'emailChangeAsked', id: deps.ids.uuid(), to: account.email });
  }
}

async function dropLinksForPassword(tx: Tx, accountId: string): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.kind, 'resetPassword')));
}

/** Naming an address takes back an earlier wish for another one, also when it is the present address again. */
async function dropLinksToOtherAddresses(tx: Tx, account: AccountRow): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, account.id), ne(accountTokens.email, account.email)));
}
