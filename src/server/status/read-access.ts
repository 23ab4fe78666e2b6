import { eq } from 'drizzle-orm';
import type { OfferAccess } from '#contract/offer-access.ts';
import { isOver } from '#domain/values/day.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { cataloguedTitle, offerOfLink } from './read-status.ts';
import { lastDayOfProof, sentOn, statusToken } from './status-token.ts';

type AccessDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** How whoever has a mail about an offer gets to it; looking uses nothing up, for scanners of mail look as well. */
export async function readAccess(deps: AccessDeps, token: string): Promise<OfferAccess> {
  const found = await offerOfLink(deps, 'offer-access', token);
  if (!found) return { way: 'none' };
  const { offerId, emailKey, state } = found;
  const { secret } = deps.env;
  const [account] = await deps.db
    .select({ emailConfirmed: accounts.emailConfirmed })
    .from(accounts)
    .where(eq(accounts.email, emailKey));
  return {
    way: account?.emailConfirmed ? 'logIn' : stillProves(deps, found) ? 'setPassword' : 'askAgain',
    offerId,
    email: emailKey,
    ...(state.inquiryId !== undefined && { inquiryId: state.inquiryId }),
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    goods: cataloguedTitle(state),
    phase: state.phase,
    statusToken: statusToken(offerId, sentOn(found), { emailKey, secret }),
  };
}

/** The offer and its address, while a mail's link proves whose mailbox it came to; undefined for any other link. */
export async function provenByMail(
  deps: AccessDeps,
  token: string,
): Promise<{ offerId: string; email: string } | undefined> {
  const found = await offerOfLink(deps, 'offer-access', token);
  if (!found || !stillProves(deps, found)) return undefined;
  return { offerId: found.offerId, email: found.emailKey };
}

function stillProves({ clock }: AccessDeps, found: Parameters<typeof lastDayOfProof>[0]): boolean {
  return !isOver(lastDayOfProof(found), clock.now().toISOString());
}
