import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { platesQuery } from '#contract/devices/plates.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { PlateLabel } from '#domain/units/plate-labels.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Deps } from '#server/deps.ts';
import { loadState } from '#server/offers/store.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readUnits } from '#server/units/unit-rows.ts';

/** Licence plates of a sale's units as labels. */
export function platesRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      deskApi.plates(':offerId'),
      {
        config: { access: staffAccess('receiveUnits') },
        schema: {
          produces: ['application/pdf'],
          summary: 'Kennzeichen der Geräte eines Verkaufs als Etiketten (PDF): eines, die letzten oder alle',
          params: z.object({ offerId: offerIdSchema }),
          querystring: platesQuery,
        },
      },
      async ({ params: { offerId }, query: { format, start, plate, last } }, reply) => {
        const found = await loadState(deps.db, offerId);
        if (!found) throw new Problem(404, 'notFound');
        const all = await readUnits(deps.db, offerId);
        const chosen =
          plate === undefined ? all.slice(-(last ?? all.length)) : all.filter((one) => one.plate === plate);
        if (chosen.length === 0) throw new Problem(404, 'notFound');
        const { orderId } = found.state;
        const title = ['Kennzeichen', plate ?? orderId].filter(Boolean).join(' ');
        const labels = chosen.map((unit) => labelOf(unit, found.state));
        const content = await deps.printer.printPlates({ title, format, start, labels });
        const name = encodeURIComponent(`${title.replaceAll(' ', '-')}.pdf`);
        return reply
          .header('content-disposition', `inline; filename*=UTF-8''${name}`)
          .header('cache-control', 'private, no-store')
          .type('application/pdf')
          .send(Buffer.from(content));
      },
    );
  };
}

function labelOf({ plate, itemId, model, serial }: Unit, { items, orderId }: OfferState): PlateLabel {
  const item = items.find(({ id }) => id === itemId);
  return {
    plate,
    title: model ?? item?.title ?? 'Nicht angekündigt',
    note: [orderId, serial && `S/N ${serial}`].filter(Boolean).join(' · '),
  };
}
