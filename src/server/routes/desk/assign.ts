import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assignAnswerSchema, assignSchema, colleaguesSchema } from '#contract/desk/desk-assign.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { listColleagues } from '#server/accounts/list-people.ts';
import type { Deps } from '#server/deps.ts';
import { assignOffer } from '#server/offers/assign-offer.ts';
import { Problem } from '#server/problem.ts';

/** Who looks after a sale at the desk. */
export function assignRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      deskApi.colleagues,
      {
        config: { access: { staff: 'desk', personal: true } },
        schema: { summary: 'Wer am Schreibtisch arbeitet, nach Namen', response: { 200: colleaguesSchema } },
      },
      async ({ staffMember: { id } }) => ({ colleagues: await listColleagues(deps.db, id) }),
    );

    app.post(
      deskApi.assign(':offerId'),
      {
        config: { access: { staff: 'desk' }, repeat: 'sameState' },
        schema: {
          summary:
            'Einen Verkauf sich selbst oder jemand anderem zuweisen, mit einer Notiz, oder die Zuweisung aufheben',
          params: z.object({ offerId: offerIdSchema }),
          body: assignSchema,
          response: { 200: assignAnswerSchema },
        },
      },
      async ({ params: { offerId }, body: { to: wanted, note: text = '' }, staffMember: { id: by } }) => {
        const to = wanted === 'me' ? by : wanted === 'nobody' ? null : wanted;
        const at = deps.clock.now().toISOString();
        const note = text === '' ? undefined : { id: deps.ids.uuid(), text };
        const assigned = await deps.database.transaction(async (tx) => {
          const done = await assignOffer(tx, { offerId, to, by, at, note });
          if (done === undefined) throw new Problem(404, 'notFound');
          return done;
        });
        await deps.notices.publishView(deps.db, { type: 'deskAssigned', aggregateId: offerId, version: 0, at });
        return { assigned };
      },
    );
  };
}
