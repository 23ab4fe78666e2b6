import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hitListQuerySchema } from '#contract/catalogue-search/hits-call.ts';
import { isShortQuestion } from '#contract/catalogue-search/search-hits.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import { renderHitList } from '#web/entry-server.tsx';

interface HitListDeps {
  readonly catalogue: Pick<LoadedCatalogue, 'find'>;
}

/** The hits as the search box shows them, for a page whose program is still on its way. */
export function hitListRoute({ catalogue }: HitListDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/wizard/hit-list',
      {
        config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
        schema: {
          produces: ['text/html'],
          summary: 'Dieselben Treffer als HTML, so wie sie unter dem Suchfeld stehen',
          querystring: hitListQuerySchema,
        },
      },
      async ({ query: { q, limit } }, reply) => {
        const hits = isShortQuestion(q) ? await catalogue.find(q, limit) : undefined;
        reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300');
        return reply.send(renderHitList(q, hits));
      },
    );
  };
}
