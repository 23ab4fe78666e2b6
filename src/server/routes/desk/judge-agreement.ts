import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { judgeAgreementSchema, ownAgreementAnswer } from '#contract/sale/own-agreement.ts';
import { agreementWriter } from '#server/agreements/agreement-writer.ts';
import type { Deps } from '#server/deps.ts';

/** The provider's word on a seller's own processing agreement; told to them at once and by mail. */
export function judgeAgreementRoute(deps: Deps): FastifyPluginAsyncZod {
  const { judge } = agreementWriter(deps);
  return async (app) => {
    app.post(
      '/desk/api/judgeAgreement/:offerId',
      {
        config: { access: { staff: 'judgeAgreement' }, repeat: 'sameState' },
        schema: {
          summary: 'Einen vorgelegten Vertrag zur Auftragsverarbeitung annehmen oder mit Grund ablehnen',
          params: z.object({ offerId: z.string().max(100) }),
          body: judgeAgreementSchema,
          response: { 200: ownAgreementAnswer },
        },
      },
      async ({ params: { offerId }, body, staffMember: { id } }) => ({
        data: await judge({ offerId, allows: (found) => found !== undefined }, id, body),
      }),
    );
  };
}
