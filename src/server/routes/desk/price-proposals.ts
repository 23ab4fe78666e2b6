import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { priceProposalCalls, priceProposalsSchema, rejectProposalSchema } from '#contract/goods/price-proposals.ts';
import { priceRejections } from '#server/db/schema/pricing.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { openBookNames } from '#server/pricing/book-names.ts';
import { priceProposals } from '#server/pricing/price-proposals.ts';

/** What the price book proposes to change in itself; taking a proposal is a change of the book like any other. */
export function priceProposalRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const names = openBookNames(deps.catalogue);
    const access = staffAccess('priceBook');

    app.get(
      priceProposalCalls.list,
      {
        config: { access },
        schema: {
          summary: 'Was das Preisbuch zu ändern vorschlägt, und was es wert ist',
          response: { 200: priceProposalsSchema },
        },
      },
      async () => priceProposals(deps, names),
    );

    app.post(
      priceProposalCalls.reject,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Einen Vorschlag ablehnen: Er kommt erst nach neuen Geboten wieder',
          body: rejectProposalSchema,
          response: { 200: z.object({}) },
        },
      },
      async ({ body: { key, percent }, staffMember }) => {
        const rejected = { percent, by: staffMember.id, at: deps.clock.now().toISOString() };
        await deps.db
          .insert(priceRejections)
          .values({ key, ...rejected })
          .onConflictDoUpdate({ target: priceRejections.key, set: rejected });
        return {};
      },
    );
  };
}
