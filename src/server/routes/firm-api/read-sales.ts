import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  firmDevicesQuery,
  firmDevicesSchema,
  firmSaleSchema,
  firmSalesQuery,
  firmSalesSchema,
} from '#contract/account/firm-api.ts';
import { firmApi } from '#contract/account/firm-systems.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { holderOf } from '#server/policies/holder.ts';
import { Problem } from '#server/problem.ts';
import { readFirmDevices } from '#server/read-models/firm-devices.ts';
import { documentsOf } from '#server/read-models/offer-documents.ts';
import { offerOfSeller, offersOfSeller } from '#server/read-models/offer-list.ts';
import { ownState } from '../selfservice/own-state.ts';

/** What a firm's own systems read of its sales. */
export function firmReadRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const params = z.object({ offerId: z.string().max(100) });
    const reads = { access: { firm: 'readSales' } } as const;

    app.get(
      firmApi.sales,
      {
        config: reads,
        schema: {
          summary: 'Verkäufe der Firma mit ihrem Stand, neueste zuerst: gesucht, gefiltert, in Teilen',
          querystring: firmSalesQuery,
          response: { 200: firmSalesSchema },
        },
      },
      async ({ seller, query }) => {
        const { limit, offset } = query;
        const rows = await offersOfSeller(deps.db, ofFirm(seller), now(), { ...query, limit: limit + 1 }, false);
        return { sales: rows.slice(0, limit), ...(rows.length > limit && { next: offset + limit }) };
      },
    );

    app.get(
      firmApi.sale,
      {
        config: reads,
        schema: {
          summary: 'Ein Verkauf mit seinem Stand, seinen Positionen und Unterlagen',
          params,
          response: { 200: firmSaleSchema },
        },
      },
      async ({ seller, params: { offerId } }) => {
        const row = await offerOfSeller(deps.db, ofFirm(seller), offerId, now());
        if (!row) throw new Problem(404, 'notFound');
        const state = await ownState(deps.db, offerId, seller);
        const papers = await documentsOf(deps.db, offerId, state, addressOfDocument);
        return { ...row, items: state.items.map(itemOf), papers };
      },
    );

    app.get(
      firmApi.devices,
      {
        config: { access: { firm: 'readDevices' } },
        schema: {
          summary: 'Was aus jedem Gerät eines Verkaufs wurde: angekommen, fehlt, gelöscht, geprüft, bezahlt',
          params,
          querystring: firmDevicesQuery,
          response: { 200: firmDevicesSchema },
        },
      },
      async ({ seller, params: { offerId }, query }) => {
        const state = await ownState(deps.db, offerId, seller);
        const withPrices = mayForFirm(seller.membership?.rights, 'seeMoney');
        return readFirmDevices(deps.db, { offerId, state, catalogue: deps.catalogue.catalogue, withPrices }, query);
      },
    );
  };

  function now(): string {
    return deps.clock.now().toISOString();
  }
}

/** Whose sales a system reads. */
function ofFirm(seller: Caller): string {
  const holder = holderOf(seller);
  if (holder === undefined) throw new Problem(404, 'notFound');
  return holder;
}

const addressOfDocument = (documentId: string) =>
  firmApi.document.replace(':documentId', encodeURIComponent(documentId));

function itemOf({ id, title, quantity, serialNumbers, inventoryNumbers, site }: OfferState['items'][number]) {
  return {
    ...{ id, title, quantity },
    ...(serialNumbers && { serialNumbers }),
    ...(inventoryNumbers && { inventoryNumbers }),
    ...(site !== undefined && { site }),
  };
}
