import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nameOfferAnswer, nameOfferSchema } from '#contract/sale/offer-name.ts';
import type { Deps } from '#server/deps.ts';
import { keepOwnName } from '#server/offers/own-name.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { ownedBy } from './own-state.ts';

/** The seller's own word for a sale: given, changed and taken away whenever they like. */
export function nameOfferRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/selfservice/api/nameOffer/:offerId',
      {
        config: { access: { owner: 'belong' }, repeat: 'sameState' },
        schema: {
          summary: 'Einem eigenen Verkauf eine Bezeichnung geben; ohne Bezeichnung heißt er wieder nach seinen Geräten',
          params: z.object({ offerId: z.string().max(100) }),
          body: nameOfferSchema,
          response: { 200: nameOfferAnswer },
        },
      },
      async (request) => {
        const { offerId } = request.params;
        await writeSideRecord(deps, {
          offerId,
          actor: 'customer',
          allows: ownedBy(request.seller),
          what: 'nameOffer',
          write: async (tx, _state, at, found) => {
            await keepOwnName(tx, offerId, request.body.ownName);
            await tellSale(deps, tx, 'offerNamed', at, { offerId, found });
          },
        });
        return { data: request.body };
      },
    );
  };
}
