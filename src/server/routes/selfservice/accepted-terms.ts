import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { acceptedTermsOf } from '#server/documents/accepted-terms-of.ts';
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
          produces: ['application/pdf'],
          summary:
            'Die Ankaufbedingungen in der Fassung, die zu einem eigenen Verkauf angenommen ist, als PDF mit beiden Namen',
          params: z.object({ offerId: z.string().max(100) }),
        },
      },
      async (request, reply) => {
        const offer = await ownOffer(deps.db, request.params.offerId, request.seller);
        const letter = acceptedTermsOf(deps, offer);
        if (!letter) throw new Problem(404, 'notFound');
        const fileName = `Ankaufbedingungen-${offer.state.orderId ?? offer.state.inquiryId ?? ''}.pdf`;
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
