import { type OfferStatus, offerStatusSchema } from '#contract/offer-status.ts';
import { pages } from '#contract/urls.ts';
import type { RouterContext } from '../../router-context.ts';

/** What a mail's link shows; a link that does not work is told by the page, in one way for all reasons. */
export async function loadStatus({ pageData }: RouterContext, token: string): Promise<OfferStatus> {
  return offerStatusSchema.parse((await pageData(pages.status(token))) ?? { found: false });
}
