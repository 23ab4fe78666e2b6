import { not, sql } from 'drizzle-orm';
import { pages } from '#contract/site/urls.ts';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import { dayOf } from '#domain/values/day.ts';
import { emailKey } from '#domain/values/email.ts';
import type { MailReader } from '#mail/offer-mail.ts';
import { hasRight } from '#server/db/rights.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { accessToken, statusToken } from '#server/status/status-token.ts';

const isSeller = sql`${accounts.email} = ${offers.emailKey}`;
const mayNot = not(hasRight('seeMoney'));
const ofFirm = sql`from ${firmMembers} join ${accounts} on ${accounts.id} = ${firmMembers.accountId} where ${firmMembers.firmId} = ${offers.firmId}`;
const first = (right: FirmRight) => sql`${hasRight(right, sql`rights`)} desc`;

/**
 * Who reads what is said about prices of the offer of a query's row, where its seller may not see them in their firm: whoever decides there
 * for the longest time (docs/decisions/0573). Null where the seller reads it.
 */
export const readsPricesColumn = sql<
  string | null
>`(select colleague.email from (select ${accounts.email} as email, ${accounts.id} as id, ${firmMembers.rights} as rights, ${firmMembers.joinedAt} as joined_at ${ofFirm}) colleague
    where exists (select ${ofFirm} and ${isSeller} and ${mayNot})
    order by ${first('decide')}, ${first('seeMoney')}, ${first('managePeople')}, joined_at, id limit 1)`;

interface Addressed {
  readonly offerId: string;
  /** Of the offer's seller. */
  readonly email: string;
  readonly hasAccount: boolean;
  /** Who reads it in place of the seller: a colleague, signed in. */
  readonly colleague?: string | null;
}

/** To whom a mail about an offer goes, its links for them, and the secret of the offer's state. */
export function mailReader(
  { clock, env }: Deps,
  { offerId, email, hasAccount, colleague }: Addressed,
): { to: string; reader: MailReader; token: string } {
  const bound = { emailKey: emailKey(email), secret: env.secret };
  const today = dayOf(clock.now().toISOString());
  const token = statusToken(offerId, today, bound);
  if (colleague) {
    const inCockpit = env.publicUrl + pages.cockpit.offer(offerId);
    return { to: colleague, reader: { hasAccount: true, statusUrl: inCockpit, accessUrl: inCockpit }, token };
  }
  const statusUrl = env.publicUrl + pages.status(token);
  const accessUrl = env.publicUrl + pages.account.toOffer(accessToken(offerId, today, bound));
  return { to: email, reader: { hasAccount, statusUrl, accessUrl }, token };
}
