import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerLockSchema } from '#contract/desk/desk-lock.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { Deps } from '#server/deps.ts';
import { readOfferLock, takeOverOffer } from '#server/offers/desk-views.ts';

/** Who else has a sale open at the desk; it keeps nobody from anything. */
export function offerLockRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = { staff: 'desk' } as const;
    const params = z.object({ offerId: offerIdSchema });
    const response = { 200: offerLockSchema };

    app.get(
      deskApi.openAt(':offerId'),
      { config: { access }, schema: { summary: 'Wer den Verkauf sonst gerade offen hat', params, response } },
      async (request) => lockFor(request.params.offerId, request.staffMember.id),
    );

    app.post(
      deskApi.takeOver(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: { summary: 'Einen offenen Verkauf übernehmen', params, body: z.strictObject({}), response },
      },
      async ({ params: { offerId }, staffMember: { id: staffId } }) => {
        const now = deps.clock.now().toISOString();
        await takeOverOffer(deps.db, { offerId, staffId }, now);
        await deps.notices.publishView(deps.db, { type: 'deskTookOver', aggregateId: offerId, version: 0, at: now });
        return lockFor(offerId, staffId);
      },
    );

    async function lockFor(offerId: string, staffId: string) {
      return readOfferLock(deps.db, { offerId, staffId }, deps.clock.now().toISOString());
    }
  };
}
