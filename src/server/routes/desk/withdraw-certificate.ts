import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { withdrawCertificateSchema, withdrawnCertificateSchema } from '#contract/papers/withdraw-certificate.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { withdrawCertificate } from '#server/documents/withdraw-certificate.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';

/** A certificate that is wrong no longer counts: told to its customer, and to whoever checks it. */
export function withdrawCertificateRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      deskApi.withdrawCertificate(':offerId'),
      {
        bodyLimit: draftLimits.bytes,
        config: { access: staffAccess('withdrawCertificate'), repeat: 'sameState' },
        schema: {
          summary:
            'Ein Löschzertifikat oder einen Vernichtungsnachweis zurückziehen und, wenn gewünscht, neu ausstellen',
          params: z.object({ offerId: offerIdSchema }),
          body: withdrawCertificateSchema,
          response: { 200: withdrawnCertificateSchema },
        },
      },
      async ({ params: { offerId }, body, staffMember }) => {
        return writeSideRecord(deps, {
          offerId,
          actor: 'provider',
          allows: (found) => found !== undefined,
          what: 'withdrawCertificate',
          write: async (tx, state, at, found) => {
            const withdrawal = { offerId, state, ownName: found.ownName, staffId: staffMember.id, now: at, body };
            const withdrawn = await withdrawCertificate(deps, tx, withdrawal);
            await tellSale(deps, tx, 'certificateWithdrawn', at, { offerId, found });
            return withdrawn;
          },
        });
      },
    );
  };
}
