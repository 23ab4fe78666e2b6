import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkInvoiceAnswer, checkInvoiceSchema, invoiceReportOf } from '#contract/invoice-check.ts';
import { unloggedActions } from '#domain/offer/unlogged-actions.ts';
import type { Deps } from '#server/deps.ts';
import { checkUpload } from '#server/incoming-invoices/check-upload.ts';
import { problemOf } from '#server/offers/answer.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { checkUploads, uploaderOf } from '#server/uploads/uploads.ts';
import { createBudget } from '#server/workers/budget.ts';
import { senderOf } from '#server/workers/sender.ts';
import { ownedBy } from './own-state.ts';

/** What would be found out about an own invoice, before it is handed in: nothing is kept. */
export function checkInvoiceRoute(deps: Deps): FastifyPluginAsyncZod {
  // Two processes read at a time; whoever sends many takes turns with the others.
  const budget = createBudget({ total: 2, maxWaiting: 50, refusal: () => new Problem(429, 'uploadsBusy') });
  return async (app) => {
    app.post(
      '/selfservice/api/checkInvoice/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'reads' },
        schema: {
          tags: ['selfservice'],
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
        const refusal = unloggedActions.checkInvoice.guard(state, { actor: 'customer', now });
        if (refusal) throw problemOf({ kind: 'refused', refusal, state, now });
        await checkUploads(deps.db, [invoiceUpload], uploaderOf(request, request.seller.account), offerId);
        await deps.database.transaction((tx) => requireUse(tx, [invoiceUpload], 'invoice'));
        const checked = await budget.spend(sender.network, 1, () =>
          checkUpload(deps, { offerId, state, url: invoiceUpload, signal: sender.signal }),
        );
        if (!checked) throw new Problem(400, 'uploadUnknown');
        return { data: invoiceReportOf(checked.report) };
      },
    );
  };
}
