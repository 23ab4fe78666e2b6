import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assignAnswerSchema, assignSchema } from '#contract/desk/desk-assign.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { Deps } from '#server/deps.ts';
import { assignOffer } from '#server/offers/assign-offer.ts';
import { Problem } from '#server/problem.ts';

/** Who looks after a sale at the desk. */
export function assignRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      deskApi.assign(':offerId'),
      {
        config: { access: { staff: 'desk' }, repeat: 'sameState' },
        schema: {
          tags: ['desk'],
          summary: 'Einen Verkauf sich selbst zuweisen, auch den eines anderen, oder die Zuweisung aufheben',
          params: z.object({ offerId: offerIdSchema }),
          body: assignSchema,
          response: { 200: assignAnswerSchema },
        },
      },
      async ({ params: { offerId }, body: { to }, staffMember: { id, email } }) => {
        const isMine = to === 'me';
        if (!(await assignOffer(deps.db, offerId, isMine ? id : null))) throw new Problem(404, 'notFound');
        const at = deps.clock.now().toISOString();
        await deps.notices.publishView(deps.db, { type: 'deskAssigned', aggregateId: offerId, version: 0, at });
        return { assigned: isMine ? { email, isMine } : null };
      },
    );
  };
}
