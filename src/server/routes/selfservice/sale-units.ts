import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { saleUnitsQuery, saleUnitsSchema } from '#contract/devices/sale-units.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import type { Deps } from '#server/deps.ts';
import { readSaleUnits } from '#server/read-models/sale-units.ts';
import { ownState } from './own-state.ts';

/** The devices of an own sale, one by one, as they arrive and go on their way. No money is in it. */
export function saleUnitsRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/saleUnits/:offerId',
      {
        config: { access: { owner: 'belong' } },
        schema: {
          summary: 'Die Geräte eines eigenen Verkaufs mit ihrem Stand: gesucht, gefiltert, seitenweise',
          params: z.object({ offerId: z.string().max(100) }),
          querystring: saleUnitsQuery,
          response: { 200: saleUnitsSchema },
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const state = await ownState(deps.db, offerId, request.seller);
        const readsDocuments = mayForFirm(request.seller.membership?.rights, 'seeMoney');
        return readSaleUnits(
          deps.db,
          { offerId, state, catalogue: deps.catalogue.catalogue, readsDocuments },
          request.query,
        );
      },
    );
  };
}
