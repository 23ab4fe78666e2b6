import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { adjustmentProposalSchema } from '#contract/sale/desk-adjustment.ts';
import type { Deps } from '#server/deps.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { readAdjustmentProposal } from '#server/read-models/adjustment-proposal.ts';

/** What the test of a sale does to its price, for whoever decides on it. */
export function adjustmentRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      deskApi.adjustment(':offerId'),
      {
        config: { access: { staff: 'seeValues' } },
        schema: {
          summary: 'Was die Prüfung am Preis ändert: nur Befunde, die das vereinbarte Preisblatt nennt, und was fehlt',
          params: z.object({ offerId: offerIdSchema }),
          response: { 200: adjustmentProposalSchema },
        },
      },
      async ({ params: { offerId } }) => {
        const found = await loadState(deps.db, offerId);
        if (!found) throw new Problem(404, 'notFound');
        const proposal = await readAdjustmentProposal(deps.db, found.state);
        if (!proposal) throw new Problem(409, 'notAllowedInPhase');
        return proposal;
      },
    );
  };
}
