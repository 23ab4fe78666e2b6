import { pages } from '#contract/urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { emailKey } from '#domain/values/email.ts';
import type { MailReader } from '#mail/offer-mail.ts';
import type { Deps } from '#server/deps.ts';
import { accessToken, statusToken } from '#server/status/status-token.ts';

/** The links of a mail about an offer to this address, with the secret of its state. */
export function mailReader(
  { clock, env }: Deps,
  { offerId, email, hasAccount }: { offerId: string; email: string; hasAccount: boolean },
): { reader: MailReader; token: string } {
  const bound = { emailKey: emailKey(email), secret: env.secret };
  const today = dayOf(clock.now().toISOString());
  const token = statusToken(offerId, today, bound);
  const statusUrl = env.publicUrl + pages.status(token);
  const accessUrl = env.publicUrl + pages.account.toOffer(accessToken(offerId, today, bound));
  return { reader: { hasAccount, statusUrl, accessUrl }, token };
}
