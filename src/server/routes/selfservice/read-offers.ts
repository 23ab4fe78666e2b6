import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  offerCountsQuerySchema,
  offerCountsSchema,
  offerListItemSchema,
  offerListQuerySchema,
} from '#contract/offer-list.ts';
import { wholeOfferViewSchema } from '#contract/whole-offer-view.ts';
import type { Deps } from '#server/deps.ts';
import { ownedEmail } from '#server/policies/owned-email.ts';
import { Problem } from '#server/problem.ts';
import { countsOfSeller, noOffers, sellerListReader } from '#server/read-models/offer-list.ts';
import { offerReader } from '#server/read-models/read-offer-view.ts';

/** listOffers, countOffers and readOffer: what the signed-in seller owns, and nothing else. */
export function readOffersRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['selfservice'];
    const readOffer = offerReader(deps);
    const readList = sellerListReader(deps.db);

    app.get(
      '/selfservice/api/listOffers',
      {
        config: { access: 'customer' },
        schema: {
          tags,
          summary:
            'Eigene Verkäufe, neueste zuerst: ohne Angaben die neuesten 1.000, sonst gesucht, gefiltert, in Teilen',
          querystring: offerListQuerySchema,
          response: { 200: z.array(offerListItemSchema) },
        },
      },
      async (request, reply) => {
        const owner = ownedEmail(request.customer.account);
        reply.header('cache-control', 'no-store');
        if (owner === undefined) return [];
        return readList(owner, deps.clock.now().toISOString(), request.query);
      },
    );

    app.get(
      '/selfservice/api/countOffers',
      {
        config: { access: 'customer' },
        schema: {
          tags,
          summary: 'Wie viele eigene Verkäufe jede Auswahl der Liste zeigt',
          querystring: offerCountsQuerySchema,
          response: { 200: offerCountsSchema },
        },
      },
      async (request, reply) => {
        const owner = ownedEmail(request.customer.account);
        reply.header('cache-control', 'no-store');
        if (owner === undefined) return noOffers;
        return countsOfSeller(deps.db, owner, deps.clock.now().toISOString(), request.query);
      },
    );

    app.get(
      '/selfservice/api/readOffer/:offerId',
      {
        config: { access: 'owner' },
        schema: {
          tags,
          summary: 'Ein eigener Verkauf mit Verlauf; ETag ist die Version für If-Match',
          params: z.object({ offerId: z.string().max(100) }),
          response: { 200: z.object({ data: wholeOfferViewSchema }) },
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const read = await readOffer(offerId, deps.clock.now().toISOString());
        if (!read) throw new Problem(404, 'notFound');
        return reply
          .header('ETag', `"${read.view.version}"`)
          .header('Cache-Control', 'no-store')
          .send({ data: read.view });
      },
    );
  };
}
