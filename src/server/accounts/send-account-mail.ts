import { and, desc, eq, gt } from 'drizzle-orm';
import { firmScopeNames } from '#contract/account/firm-systems.ts';
import { pages } from '#contract/site/urls.ts';
import type { AccountNotice } from '#mail/account-notice.ts';
import { accountNotices, type NoticeKind } from '#mail/account-notices.ts';
import { confirmEmail } from '#mail/confirm-email.tsx';
import { firmInvitationMail } from '#mail/firm-invitation.tsx';
import { firmTokenMadeMail } from '#mail/firm-token-made.tsx';
import { offerAccessMail } from '#mail/offer-access.tsx';
import { offerMoveMail } from '#mail/offer-move.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { resetPassword } from '#mail/reset-password.tsx';
import { accounts, accountTokens } from '#server/db/schema/accounts.ts';
import { firmInvitations, firms } from '#server/db/schema/firms.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import { nameOfAccount } from '#server/db/set-up-by.ts';
import type { Deps } from '#server/deps.ts';
import { offerForLink } from '#server/status/offer-for-link.ts';
import type { AccountMail } from './account-mail-job.ts';
import { linkToken } from './link-token.ts';
import { addLink, type MailLink, validDays } from './mail-links.ts';

interface Letter {
  to: string;
  content: MailContent;
  isFarewell?: boolean;
}

/** Writes and sends a mail about an account; nothing is sent where there is no such account, link or need any more. */
export async function deliverAccountMail(deps: Deps, mail: AccountMail): Promise<void> {
  const letter = await letterFor(deps, mail);
  if (!letter) return;
  const rendered = renderMail(letter.content);
  const { to, isFarewell = false } = letter;
  await deps.mailer.send({ messageId: `account-${mail.kind}-${mail.id}`, to, isFarewell, ...rendered });
}

async function letterFor(deps: Deps, mail: AccountMail): Promise<Letter | undefined> {
  switch (mail.kind) {
    case 'confirmEmail':
      return confirmation(deps, mail.id);
    case 'firmInvitation':
      return invitation(deps, mail.id);
    case 'firmTokenMade':
      return tokenMade(deps, mail);
    case 'confirmEmailAgain':
      return confirmationAgain(deps, mail);
    case 'recoverPassword':
      return recovery(deps, mail);
    case 'offerAccess':
      return offerAccess(deps, mail.offerId);
    case 'offerMove':
      return offerMove(deps, mail);
    default:
      return noticeOf(deps, mail);
  }
}

function noticeOf({ env }: Deps, { kind, to, payee }: Extract<AccountMail, { kind: NoticeKind }>): Letter {
  const { content, isFarewell = false }: AccountNotice = accountNotices[kind];
  const recoverUrl = env.publicUrl + pages.account.forgotPassword;
  const profileUrl = env.publicUrl + pages.account.profile;
  const systemsUrl = env.publicUrl + pages.account.systems;
  const deskUrl = `${env.publicUrl}/desk/`;
  return { to, isFarewell, content: content({ recoverUrl, profileUrl, systemsUrl, deskUrl, payee }) };
}

async function confirmation(deps: Deps, linkId: string): Promise<Letter | undefined> {
  const [found] = await deps.db
    .select({ link: accountTokens, present: accounts.email })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(eq(accountTokens.id, linkId));
  if (!found) return undefined;
  const { link, present } = found;
  if (link.email !== present && (await hasAccount(deps, link.email))) {
    return noticeOf(deps, { kind: 'addressInUse', id: linkId, to: link.email });
  }
  const url = deps.env.publicUrl + pages.account.confirmEmail(linkToken(link.id, deps.env.secret));
  return {
    to: link.email,
    content: confirmEmail({ url, change: link.email !== present, validDays: validDays.confirmEmail }),
  };
}

/** Withdrawn meanwhile, or replaced by a further one: then there is nothing to send. */
async function invitation(deps: Deps, id: string): Promise<Letter | undefined> {
  const { email, invitedBy } = firmInvitations;
  const [found] = await deps.db
    .select({ email, invitedBy, firm: firms.name })
    .from(firmInvitations)
    .innerJoin(firms, eq(firms.id, firmInvitations.firmId))
    .where(eq(firmInvitations.id, id));
  if (!found) return undefined;
  const url = deps.env.publicUrl + pages.account.joinFirm(linkToken(id, deps.env.secret));
  return { to: found.email, content: firmInvitationMail({ ...found, url }) };
}

/** Its maker may have left the firm meanwhile, and with them the token: then there is nothing to look after. */
async function tokenMade(deps: Deps, { to, tokenId }: Extract<AccountMail, { kind: 'firmTokenMade' }>) {
  const { id, name, scopes, expiresAt, accountId } = apiTokens;
  const [found] = await deps.db
    .select({ name, scopes, expiresAt, madeBy: nameOfAccount })
    .from(apiTokens)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(id, tokenId));
  if (!found) return undefined;
  const names: Readonly<Record<string, string>> = firmScopeNames;
  const content = firmTokenMadeMail({
    ...found,
    scopes: found.scopes.flatMap((scope) => names[scope] ?? []),
    madeBy: found.madeBy ?? '',
    expiresAt: new Date(found.expiresAt).toISOString(),
    url: deps.env.publicUrl + pages.account.systems,
  });
  return { to, content };
}

async function hasAccount(deps: Deps, email: string): Promise<boolean> {
  const [account] = await deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return account !== undefined;
}

interface Asked {
  id: string;
  email: string;
}

/** A further link to an address that waits for its confirmation: of a new account, or of one that moves there. */
async function confirmationAgain(deps: Deps, { id, email }: Asked): Promise<Letter | undefined> {
  const accountId = (await unconfirmedAccount(deps, email)) ?? (await accountMovingTo(deps, email));
  if (accountId === undefined) return undefined;
  await addLink(deps, deps.db, { id, accountId, kind: 'confirmEmail', email });
  return confirmation(deps, id);
}

async function unconfirmedAccount(deps: Deps, email: string): Promise<string | undefined> {
  const [account] = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.emailConfirmed, false)));
  return account?.id;
}

async function accountMovingTo(deps: Deps, email: string): Promise<MailLink['accountId'] | undefined> {
  const [link] = await deps.db
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.kind, 'confirmEmail'),
        eq(accountTokens.email, email),
        gt(accountTokens.expiresAt, deps.clock.now()),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return link?.accountId;
}

async function recovery(deps: Deps, { id, email }: Asked): Promise<Letter | undefined> {
  const [account] = await deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  if (!account) return undefined;
  await addLink(deps, deps.db, { id, accountId: account.id, kind: 'resetPassword', email });
  deps.securityLog.note({ what: 'recoveryLink', result: 'done', account: account.id });
  const url = deps.env.publicUrl + pages.account.resetPassword(linkToken(id, deps.env.secret));
  return { to: email, content: resetPassword({ url }) };
}

/** Asks another address whether an inquiry is its own; nothing of the inquiry but its number stands in it. */
async function offerMove(deps: Deps, { offerId, email }: Asked & { offerId: string }): Promise<Letter | undefined> {
  const found = await offerForLink(deps, offerId);
  if (!found) return undefined;
  const url = `${deps.env.publicUrl}${pages.account.toOffer(found.moveTokenTo(email))}`;
  return { to: email, content: offerMoveMail({ url, state: found.state }) };
}

/** A further way to an offer, asked for with the link of an earlier mail about it; erased offers have nobody to write to. */
async function offerAccess(deps: Deps, offerId: string): Promise<Letter | undefined> {
  const found = await offerForLink(deps, offerId);
  if (!found) return undefined;
  const { email, state, token } = found;
  const url = `${deps.env.publicUrl}${pages.account.toOffer(token)}#jetzt`;
  return { to: email, content: offerAccessMail({ url, state }) };
}
