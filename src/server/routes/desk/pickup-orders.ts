import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { daySchema, offerIdSchema, siteSchema } from '#contract/fields.ts';
import { pickupDayLetter, pickupOrderLetter } from '#documents/pickup-order.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { readPickupOrder, readPickupOrders } from '#server/read-models/pickup-orders.ts';
import { sendPdf } from './send-pdf.ts';

/** The papers of our driver: of one place, and of a whole day. */
export function pickupOrderRoutes({ db, clock, catalogue, printer, provider }: Deps): FastifyPluginAsyncZod {
  const asked = () => ({ catalogue: catalogue.catalogue, now: clock.now().toISOString() });
  const printed = (issuedAt: string) => ({ provider: provider(), issuedAt });

  return async (app) => {
    app.get(
      deskApi.pickupOrder(':offerId'),
      {
        config: { access: { staff: 'handover' } },
        schema: {
          produces: ['application/pdf'],
          summary: 'Abholauftrag für den Fahrer als PDF',
          params: z.object({ offerId: offerIdSchema }),
          querystring: z.strictObject({ site: siteSchema.exactOptional() }),
        },
      },
      async ({ params: { offerId }, query: { site } }, reply) => {
        const { now, ...found } = asked();
        const order = await readPickupOrder(db, { ...found, now, offerId, site });
        if (!order) throw new Problem(404, 'notFound');
        if (order === 'nothing') throw new Problem(409, 'notAllowedInPhase');
        const content = await printer.printLetter(pickupOrderLetter(order, printed(now)));
        return sendPdf(reply, `Abholauftrag-${order.number}`, content);
      },
    );

    app.get(
      deskApi.pickupOrders,
      {
        config: { access: { staff: 'handover' } },
        schema: {
          produces: ['application/pdf'],
          summary: 'Alle Abholaufträge eines Tages als ein PDF',
          querystring: z.strictObject({ day: daySchema }),
        },
      },
      async ({ query: { day } }, reply) => {
        const { now, ...found } = asked();
        const orders = await readPickupOrders(db, { ...found, now, day });
        if (orders.length === 0) throw new Problem(404, 'notFound');
        return sendPdf(
          reply,
          `Abholungen-${day}`,
          await printer.printLetter(pickupDayLetter(day, orders, printed(now))),
        );
      },
    );
  };
}
