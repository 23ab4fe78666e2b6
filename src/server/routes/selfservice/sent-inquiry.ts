import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { estimatedKinds } from '#contract/goods/estimate.ts';
import { type SentInquiryAnswer, sentInquirySchema } from '#contract/sale/sent-inquiry.ts';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Deps } from '#server/deps.ts';
import { isByColleague } from '#server/offers/by-colleague.ts';
import { loadState, type StoredOffer } from '#server/offers/store.ts';
import { isHeldBy } from '#server/policies/holder.ts';
import { estimateRange } from '#server/pricing/estimate-range.ts';
import { offerReader } from '#server/read-models/read-offer-view.ts';
import { isSender } from './inquiry-cookie.ts';

/** What comes of an inquiry at once, for the browser that sent it and for nobody else (docs/decisions/0512). */
export function sentInquiryRoute(deps: Deps): FastifyPluginAsyncZod {
  const read = offerReader(deps);

  async function answerFor({ view, state }: { view: WholeOfferView; state: OfferState }): Promise<SentInquiryAnswer> {
    const { phase, bid, obstacles } = view;
    if (phase === 'bidPlaced' && bid?.open) return { ...view, state: 'bid', bid };
    if (phase !== 'submitted') return { state: 'waits' };
    const { book } = await deps.pricing.current(deps.db);
    const { atOnce, hold } = book.settings;
    // Nobody sits through the pause that the owner may want: the answer comes by mail.
    if (obstacles === undefined && atOnce.mode === 'binding' && hold.atOnce === 0) return { state: 'judged' };
    const estimate = state.items.length > estimatedKinds ? undefined : await estimateRange(deps, state.items);
    return { state: 'waits', ...(obstacles && { obstacles }), ...(estimate && { estimate }) };
  }

  /** What was sent in the name of a firm tells its prices to whoever may see them there, as long as they do. */
  async function mayKnow(request: FastifyRequest, offerId: string, { holder }: StoredOffer): Promise<boolean> {
    if (!(await isByColleague(deps.db, offerId))) return true;
    const signedIn = await request.signedIn();
    return isHeldBy(holder, signedIn) && mayForFirm(signedIn?.membership?.rights, 'seeMoney');
  }

  return async (app) => {
    app.get(
      '/selfservice/api/sentInquiry/:offerId',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'Was aus einer eben gesendeten Anfrage wurde, für den Browser, der sie gesendet hat',
          params: z.object({ offerId: offerIdSchema }),
          response: { 200: sentInquirySchema },
        },
      },
      async (request, reply): Promise<SentInquiryAnswer> => {
        reply.header('cache-control', 'no-store');
        const { offerId } = request.params;
        const found = isSender(deps, request, offerId) ? await loadState(deps.db, offerId) : undefined;
        const isShown = found && !found.ownerless && (await mayKnow(request, offerId, found));
        const offer = isShown ? await read(offerId, deps.clock.now().toISOString()) : undefined;
        // The same whether there is such an inquiry; a refusal would stand in the console of whoever has sent two.
        return offer && found ? answerFor({ view: offer.view, state: found.state }) : { state: 'waits' };
      },
    );
  };
}
