import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { correctInvoiceSchema } from '#contract/invoice-check.ts';
import { actionAnswerSchema } from '#contract/offer-actions.ts';
import { invoiceCorrector } from '#server/incoming-invoices/correct-invoice.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { uploaderOf } from '#server/uploads/uploads.ts';
import { ownedBy } from './own-state.ts';

/** A corrected invoice takes the place of one that was given back after the sale was finished. */
export function correctInvoiceRoute(offers: HandleDeps): FastifyPluginAsyncZod {
  const correct = invoiceCorrector(offers);
  return async (app) => {
    app.post(
      '/selfservice/api/correctInvoice/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
          tags: ['selfservice'],
          summary: 'Eine zurückgegebene Rechnung nach dem Abschluss durch eine berichtigte ersetzen',
          params: z.object({ offerId: z.string().max(100) }),
          body: correctInvoiceSchema,
          response: { 200: actionAnswerSchema },
        },
      },
      async (request) => {
        const { account, membership } = request.seller;
        const { offerId } = request.params;
        const whose = { offerId, allows: ownedBy(request.seller), ...(membership && { accountId: account.id }) };
        return correct(whose, uploaderOf(request, account), request.body);
      },
    );
  };
}
