import { and, eq, isNull } from 'drizzle-orm';
import { pages } from '#contract/site/urls.ts';
import { type SignOff, type SignOffLink, signOffLinks } from '#domain/offer/papers/sign-off.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { idOfLinkToken, linkToken } from '#server/accounts/link-token.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import type { Deps } from '#server/deps.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';
import { readSignOffs } from './read-sign-offs.ts';

/** Path of the page on which a sign-off is answered: the one that is mailed, or the one that the seller copies. */
export function signOffPath(id: string, way: SignOffLink, secret: string): string {
  return pages.signOff(linkToken(id, secret, `sign-off-${way}`));
}

export interface FoundSignOff {
  readonly offerId: string;
  /** Whose the offer is. */
  readonly holder: string;
  readonly state: OfferState;
  readonly signOff: SignOff;
  /** By which of its links. */
  readonly way: SignOffLink;
}

/** What a link was made for; undefined where it was not made here, and once its offer belongs to nobody any more. */
export async function findSignOff(deps: Pick<Deps, 'db' | 'env'>, token: string): Promise<FoundSignOff | undefined> {
  const claimed = signOffLinks.flatMap((way) => {
    const id = bySomeSecret(deps.env.secrets, (secret) => idOfLinkToken(token, secret, `sign-off-${way}`));
    return id === undefined ? [] : { id, way };
  })[0];
  if (claimed === undefined) return undefined;
  const [row] = await deps.db
    .select({ offerId: offers.id, holder: offers.holder, state: offerState })
    .from(signOffs)
    .innerJoin(offers, eq(offers.id, signOffs.offerId))
    .where(and(eq(signOffs.id, claimed.id), isNull(offers.lockedAt)));
  if (row === undefined) return undefined;
  const signOff = (await readSignOffs(deps.db, row.offerId)).find(({ id }) => id === claimed.id);
  return signOff && { ...row, signOff, way: claimed.way };
}
