import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  checkInvoiceAnswer,
  checkInvoiceSchema,
  correctInvoiceSchema,
  invoiceReportOf,
} from '#contract/money/invoice-check.ts';
import { actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import type { Deps } from '#server/deps.ts';
import { checkUpload } from '#server/incoming-invoices/check-upload.ts';
import { invoiceCorrector } from '#server/incoming-invoices/correct-invoice.ts';
import { refusalProblem } from '#server/offers/answer.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { checkUploads, uploaderOf } from '#server/uploads/uploads.ts';
import { createBudget } from '#server/workers/budget.ts';
import { senderOf } from '#server/workers/sender.ts';
import { ownedBy } from './own-state.ts';

/** An own invoice beside the process: what would be found out about it, of which nothing is kept, and a corrected one after the end. */
export function ownInvoiceRoutes(deps: Deps, offers: HandleDeps): FastifyPluginAsyncZod {
  const correct = invoiceCorrector(offers);
  // Two processes read at a time; whoever sends many takes turns with the others.
  const budget = createBudget({ total: 2, maxWaiting: 50, refusal: () => new Problem(429, 'uploadsBusy') });
  return async (app) => {
    app.post(
      '/selfservice/api/checkInvoice/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'reads' },
        schema: {
          summary: 'Eine eigene Rechnung prüfen, bevor sie eingereicht wird',
          params: z.object({ offerId: z.string().max(100) }),
          body: checkInvoiceSchema,
          response: { 200: checkInvoiceAnswer },
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const { invoiceUpload } = request.body;
        const sender = senderOf(request, reply);
        const found = await loadState(deps.db, offerId);
        if (!found || !ownedBy(request.seller)(found)) throw new Problem(404, 'notFound');
        const { state } = found;
        const now = deps.clock.now().toISOString();
        const refusal = sideRecordActions.checkInvoice.guard(state, { actor: 'customer', now });
        if (refusal) throw refusalProblem({ kind: 'refused', refusal, state, now });
        await checkUploads(deps.db, [invoiceUpload], uploaderOf(request, request.seller.account), offerId);
        await deps.database.transaction((tx) => requireUse(tx, [invoiceUpload], 'invoice'));
        const checked = await budget.spend(sender.network, 1, () =>
          checkUpload(deps, { offerId, state, url: invoiceUpload, signal: sender.signal }),
        );
        if (!checked) throw new Problem(400, 'uploadUnknown');
        return { data: invoiceReportOf(checked.report) };
      },
    );

    app.post(
      '/selfservice/api/correctInvoice/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
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
