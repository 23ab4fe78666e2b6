import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import {
  changeShipmentSchema,
  checkedShipmentSchema,
  checkShipmentSchema,
  createShipmentSchema,
  type ShipmentsView,
  shipmentsSchema,
} from '#contract/parcels/shipments.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { changeShipment } from '#server/shipments/change-shipment.ts';
import { checkShipment, orderShipment } from '#server/shipments/order-shipment.ts';
import type { ShipmentDeps } from '#server/shipments/shipment-deps.ts';
import { shipmentsView } from '#server/shipments/shipments-view.ts';

/** Parcels and their labels, ordered from the carriers or made by hand. */
export function shipmentRoutes(deps: ShipmentDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('shipments');
    const params = z.object({ offerId: offerIdSchema });

    async function answer(offerId: string): Promise<ShipmentsView> {
      const view = await shipmentsView(deps, offerId);
      if (!view) throw new Problem(404, 'notFound');
      return view;
    }

    app.get(
      deskApi.shipments(':offerId'),
      {
        config: { access },
        schema: {
          summary: 'Die Sendungen eines Verkaufs mit ihren Etiketten, und was jetzt bestellt werden kann',
          params,
          response: { 200: shipmentsSchema },
        },
      },
      async ({ params: { offerId } }) => answer(offerId),
    );

    app.post(
      deskApi.checkShipment(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Vor dem Bestellen fragen, was der Paketdienst ablehnen würde',
          params,
          body: checkShipmentSchema,
          response: { 200: checkedShipmentSchema },
        },
      },
      async ({ params: { offerId }, body }) => checkShipment(deps, offerId, body),
    );

    app.post(
      deskApi.createShipment(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Eine Sendung bestellen; dieselbe Kennung noch einmal bestellt nichts',
          params,
          body: createShipmentSchema,
          response: { 200: shipmentsSchema },
        },
      },
      async ({ params: { offerId }, body, staffMember: { id } }) => {
        await orderShipment(deps, offerId, id, body);
        return answer(offerId);
      },
    );

    app.post(
      deskApi.changeShipment(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Eine Sendung erneut versuchen, suchen, klären, stornieren oder dem Kunden melden',
          params,
          body: changeShipmentSchema,
          response: { 200: shipmentsSchema },
        },
      },
      async ({ params: { offerId }, body, staffMember: { id } }) => {
        await changeShipment(deps, offerId, [{ kind: 'staff', key: id }], body);
        return answer(offerId);
      },
    );
  };
}
