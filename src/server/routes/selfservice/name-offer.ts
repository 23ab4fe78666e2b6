import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nameOfferAnswer, nameOfferSchema } from '#contract/offer-name.ts';
import type { Deps } from '#server/deps.ts';
import { problemOf } from '#server/offers/answer.ts';
import { keepOwnName } from '#server/offers/own-name.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { ownerKey } from '#server/owner-key.ts';
import { ownedBy } from './own-state.ts';

/** The type of the live notice of a name; outside the event log's events, and no word of it on the wire. */
const offerNamed = 'offerNamed';

/** The seller's own word for a sale: given, changed and taken away whenever they like. */
export function nameOfferRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/selfservice/api/nameOffer/:offerId',
      {
        config: { access: { owner: 'belong' }, repeat: 'sameState' },
        schema: {
          tags: ['selfservice'],
          summary: 'Einem eigenen Verkauf eine Bezeichnung geben; ohne Bezeichnung heißt er wieder nach seinen Geräten',
          params: z.object({ offerId: z.string().max(100) }),
          body: nameOfferSchema,
          response: { 200: nameOfferAnswer },
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const outcome = await writeSideRecord(deps, {
          offerId,
          actor: 'customer',
          allows: ownedBy(request.seller),
          what: 'nameOffer',
          write: async (tx, { version }, at, { holder }) => {
            await keepOwnName(tx, offerId, request.body.ownName);
            const told = { ownerKey: ownerKey(holder), type: offerNamed, aggregateId: offerId };
            await deps.notices.publish(tx, [{ ...told, version, at }]);
          },
        });
        if (outcome.kind !== 'done') throw problemOf(outcome);
        return { data: request.body };
      },
    );
  };
}
