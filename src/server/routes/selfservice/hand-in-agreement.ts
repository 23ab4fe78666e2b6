import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { handInAgreementSchema, ownAgreementAnswer } from '#contract/sale/own-agreement.ts';
import { agreementWriter } from '#server/agreements/agreement-writer.ts';
import type { Deps } from '#server/deps.ts';
import { uploaderOf } from '#server/uploads/uploads.ts';
import { ownedBy } from './own-state.ts';

/** A business hands in its own processing agreement in place of the provider's (DEL-10). */
export function handInAgreementRoute(deps: Deps): FastifyPluginAsyncZod {
  const { handIn } = agreementWriter(deps);
  return async (app) => {
    app.post(
      '/selfservice/api/handInAgreement/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
          summary: 'Einen eigenen Vertrag zur Auftragsverarbeitung vorlegen; der letzte zählt',
          params: z.object({ offerId: z.string().max(100) }),
          body: handInAgreementSchema,
          response: { 200: ownAgreementAnswer },
        },
      },
      async (request) => {
        const { params, body, seller } = request;
        const whose = { offerId: params.offerId, allows: ownedBy(seller) };
        return { data: await handIn(whose, uploaderOf(request, seller.account), body) };
      },
    );
  };
}
