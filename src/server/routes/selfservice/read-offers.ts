import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  offerCountsQuerySchema,
  offerCountsSchema,
  offerListItemSchema,
  offerListQuerySchema,
} from '#contract/sale/offer-list.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import type { Deps } from '#server/deps.ts';
import { holderOf } from '#server/policies/holder.ts';
import { countsOfSeller, noOffers } from '#server/read-models/offer-list.ts';
import { ownOfferReader } from '#server/read-models/own-offer.ts';
import { ownOffersReader } from '#server/read-models/own-offers.ts';
import type { SealedAnswers } from './sealed-answers.ts';

/** listOffers, countOffers and readOffer: what the signed-in seller owns, and nothing else. */
export function readOffersRoutes(deps: Deps, sealed: SealedAnswers): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/listOffers',
      {
        config: { access: 'customer', callBy: sealed.by(ownOffersReader(deps)) },
        schema: {
          summary:
            'Eigene Verkäufe, neueste zuerst: ohne Angaben die neuesten 1.000, sonst gesucht, gefiltert, in Teilen',
          querystring: offerListQuerySchema,
          response: { 200: z.array(offerListItemSchema), 304: z.null() },
        },
      },
      async (request, reply) => sealed.send(request, reply),
    );

    app.get(
      '/selfservice/api/countOffers',
      {
        config: { access: 'customer' },
        schema: {
          summary: 'Wie viele eigene Verkäufe jede Auswahl der Liste zeigt',
          querystring: offerCountsQuerySchema,
          response: { 200: offerCountsSchema },
        },
      },
      async (request) => {
        const owner = holderOf(request.customer);
        if (owner === undefined) return noOffers;
        const decides = mayForFirm(request.customer.membership?.rights, 'decide');
        return countsOfSeller(deps.db, owner, deps.clock.now().toISOString(), request.query, decides);
      },
    );

    app.get(
      '/selfservice/api/readOffer/:offerId',
      {
        config: { access: { owner: 'belong' }, callBy: sealed.by(ownOfferReader(deps)) },
        schema: {
          summary:
            'Ein eigener Verkauf mit Verlauf; ETag beginnt mit der Version und gilt für If-Match und If-None-Match',
          params: z.object({ offerId: z.string().max(100) }),
          response: { 200: z.object({ data: wholeOfferViewSchema }), 304: z.null() },
        },
      },
      async (request, reply) => sealed.send(request, reply),
    );
  };
}
