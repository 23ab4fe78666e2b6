import { acceptedTerms } from '#documents/accepted-terms.ts';
import type { Letter } from '#documents/letter.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Deps } from '#server/deps.ts';
import { shopAt } from '#server/settings/shop-then.ts';
import { providerNow } from './issue-documents.ts';
import { termsOf } from './terms-of.ts';

/** The terms as the seller of a sale agreed to them, with both names (LEG-02); undefined while there is nothing to print. */
export function acceptedTermsOf(
  { provider }: Pick<Deps, 'provider'>,
  { state, ownName }: { readonly state: OfferState; readonly ownName: string | undefined },
): Letter | undefined {
  const agreedAt = state.declarations.findLast(({ name }) => name === 'terms')?.at ?? state.agreement?.at;
  const buyer = agreedAt === undefined ? provider() : providerNow(shopAt(agreedAt));
  return acceptedTerms({ state, provider: buyer, termsOf, ...(ownName !== undefined && { ownName }) });
}
