import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { weekQuerySchema, weekSchema } from '#contract/desk/desk-week.ts';
import type { Deps } from '#server/deps.ts';
import { readWeek } from '#server/read-models/week.ts';

/** The week of pickups and deliveries. */
export function weekRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      deskApi.week,
      {
        config: { access: { staff: 'handover' } },
        schema: {
          summary: 'Termine einer Woche, und was noch keinen hat',
          querystring: weekQuerySchema,
          response: { 200: weekSchema },
        },
      },
      async ({ query: { day } }) => readWeek(db, day, clock.now().toISOString()),
    );
  };
}
