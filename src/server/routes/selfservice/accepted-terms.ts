import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptedTerms } from '#documents/accepted-terms.ts';
import type { Deps } from '#server/deps.ts';
import { termsOf } from '#server/documents/terms-of.ts';
import { Problem } from '#server/problem.ts';
import { ownOffer } from './own-state.ts';

/** The terms as the seller of an own sale agreed to them, as PDF with both names (LEG-02). */
export function acceptedTermsRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/acceptedTerms/:offerId',
      {
        config: { access: { owner: 'belong' }, rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          tags: ['selfservice'],
          summary:
            'Die Ankaufbedingungen in der Fassung, die zu einem eigenen Verkauf angenommen ist, als PDF mit beiden Namen',
          params: z.object({ offerId: z.string().max(100) }),
        },
      },
      async (request, reply) => {
        const { state, ownName } = await ownOffer(deps.db, request.params.offerId, request.seller);
        const letter = acceptedTerms({
          state,
          provider: deps.provider,
          termsOf,
          ...(ownName !== undefined && { ownName }),
        });
        if (!letter) throw new Problem(404, 'notFound');
        const fileName = `Ankaufbedingungen-${state.orderId ?? state.inquiryId ?? ''}.pdf`;
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'private, no-store')
          .type('application/pdf')
          .send(Buffer.from(await deps.printer.printLetter(letter)));
      },
    );
  };
}
