import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  bookPageLength,
  deviationsQuerySchema,
  deviationsSchema,
  dryRunQuerySchema,
  dryRunSchema,
  priceBookCalls,
  priceHistoryQuerySchema,
  priceHistorySchema,
} from '#contract/goods/price-book.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { dryRunOf } from '#server/pricing/dry-run-of.ts';
import { listOverrides } from '#server/pricing/overrides.ts';
import { newestVersion, readBook } from '#server/pricing/price-books.ts';
import { priceHistoryView } from '#server/pricing/price-history-view.ts';
import { Problem } from '#server/problem.ts';

/** What came of the price book: a dry run over past inquiries, bids that differed, what a model was worth. */
export function priceHistoryRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: staffAccess('priceBook') };

    app.get(
      priceBookCalls.dryRun,
      {
        config,
        schema: {
          summary: 'Was eine Fassung auf die letzten 50 Anfragen geboten hätte',
          querystring: dryRunQuerySchema,
          response: { 200: dryRunSchema },
        },
      },
      async ({ query }) => {
        const newest = await newestVersion(deps.db);
        const version = query.version ?? newest;
        if (version > newest) throw new Problem(404, 'notFound');
        return dryRunOf(deps, await readBook(deps.db, version));
      },
    );

    app.get(
      priceBookCalls.deviations,
      {
        config,
        schema: {
          summary: 'Gebote, die vom Vorschlag des Preisbuchs abweichen',
          querystring: deviationsQuerySchema,
          response: { 200: deviationsSchema },
        },
      },
      async ({ query: { page } }) => listOverrides(deps.db, { page, pageLength: bookPageLength }),
    );

    app.get(
      priceBookCalls.history,
      {
        config,
        schema: {
          summary: 'Was ein Modell oder eine Serie bisher wert war',
          querystring: priceHistoryQuerySchema,
          response: { 200: priceHistorySchema },
        },
      },
      async ({ query: { entry } }) => {
        const view = await priceHistoryView(deps, entry);
        if (view === undefined) throw new Problem(404, 'notFound');
        return view;
      },
    );
  };
}
