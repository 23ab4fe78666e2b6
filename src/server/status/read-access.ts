import { eq } from 'drizzle-orm';
import type { OfferAccess } from '#contract/sale/offer-access.ts';
import { isOver } from '#domain/values/day.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { cataloguedTitle, offerOfLink, offerOfMove } from './read-status.ts';
import { lastDayOfProof, sentOn, statusToken } from './status-token.ts';

type AccessDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** How whoever has a mail about an offer gets to it; looking uses nothing up, for scanners of mail look as well. */
export async function readAccess(deps: AccessDeps, token: string): Promise<OfferAccess> {
  const found = await offerOfLink(deps, 'offer-access', token);
  if (found) {
    const { secret } = deps.env;
    const status = statusToken(found.offerId, sentOn(found), { emailKey: found.emailKey, secret });
    const otherwise = stillProves(deps, found) ? 'setPassword' : 'askAgain';
    return { ...(await wayTo(deps, found, found.emailKey, otherwise)), moves: false, statusToken: status };
  }
  const moving = await offerOfMove(deps, token);
  return moving ? { ...(await wayTo(deps, moving, moving.to, 'setPassword')), moves: true } : { way: 'none' };
}

type Found = NonNullable<Awaited<ReturnType<typeof offerOfLink>>>;

async function wayTo(
  deps: AccessDeps,
  { offerId, state }: Found,
  email: string,
  otherwise: 'setPassword' | 'askAgain',
) {
  const [account] = await deps.db
    .select({ emailConfirmed: accounts.emailConfirmed })
    .from(accounts)
    .where(eq(accounts.email, email));
  return {
    way: account?.emailConfirmed ? ('logIn' as const) : otherwise,
    offerId,
    email,
    ...(state.inquiryId !== undefined && { inquiryId: state.inquiryId }),
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    goods: cataloguedTitle(state),
    phase: state.phase,
  };
}

/** An offer and whose mailbox a link about it came to. */
export interface ProvenByMail {
  offerId: string;
  email: string;
  /** The address that the offer has until it moves to this one. */
  from?: string;
}

/** What a mail's link proves, while it does; undefined for any other link. */
export async function provenByMail(deps: AccessDeps, token: string): Promise<ProvenByMail | undefined> {
  const found = await offerOfLink(deps, 'offer-access', token);
  if (found) return stillProves(deps, found) ? { offerId: found.offerId, email: found.emailKey } : undefined;
  const moving = await offerOfMove(deps, token);
  return moving && { offerId: moving.offerId, email: moving.to, from: moving.emailKey };
}

function stillProves({ clock }: AccessDeps, found: Parameters<typeof lastDayOfProof>[0]): boolean {
  return !isOver(lastDayOfProof(found), clock.now().toISOString());
}
