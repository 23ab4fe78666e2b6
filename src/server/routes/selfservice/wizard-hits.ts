import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { searchHitsQuerySchema, searchHitsSchema } from '#contract/catalogue-search/hits-call.ts';
import { problemSchema } from '#contract/problem.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';

interface HitsDeps {
  readonly catalogue: Pick<LoadedCatalogue, 'find'>;
}

/** Searches the catalogue for a browser whose index is still on its way; the same for everybody, so anyone may keep it a while. */
export function wizardHitsRoutes({ catalogue }: HitsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/wizard/hits',
      {
        config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
        schema: {
          summary: 'Seiten des Katalogs zu eingetippten Wörtern, die beste zuerst',
          querystring: searchHitsQuerySchema,
          response: { 200: searchHitsSchema, 400: problemSchema },
        },
      },
      async ({ query: { q, limit } }, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return { hits: await catalogue.find(q, limit) };
      },
    );
  };
}
