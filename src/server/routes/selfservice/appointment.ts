import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { siteSchema } from '#contract/fields.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { appointmentFile } from '#server/read-models/appointment-file.ts';
import { ownState } from './own-state.ts';

/** The appointment of an own offer for the customer's calendar. */
export function appointmentRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/readAppointment/:offerId',
      {
        config: { access: { owner: 'belong' } },
        schema: {
          produces: ['text/calendar'],
          summary: 'Termin der Abholung oder Anlieferung als Kalenderdatei (RFC 5545)',
          params: z.object({ offerId: z.string().max(100) }),
          querystring: z.strictObject({ site: siteSchema.exactOptional() }),
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const state = await ownState(deps.db, offerId, request.seller);
        const events = await loadEvents(deps.db, offerId);
        const { publicUrl } = deps.env;
        const file = appointmentFile({ offerId, state, events, publicUrl }, request.query.site);
        if (file === undefined) throw new Problem(404, 'notFound');
        return reply
          .header('content-disposition', `attachment; filename="${file.filename}"`)
          .type('text/calendar; charset=utf-8')
          .send(file.content);
      },
    );
  };
}
