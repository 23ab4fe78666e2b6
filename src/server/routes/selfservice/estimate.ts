import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { estimateAnswerSchema, estimateCall, estimateSchema } from '#contract/goods/estimate.ts';
import type { Deps } from '#server/deps.ts';
import { estimateRange } from '#server/pricing/estimate-range.ts';

/** A thousand kinds of goods with all that can be said of them. */
const bodyLimit = 1024 * 1024;

/** What goods are worth by experience: a range and nothing else of the price book (docs/decisions/0520). */
export function estimateRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      estimateCall,
      {
        bodyLimit,
        // An office of ten that describes thirty devices each; counted before a byte of the body is read.
        config: { access: 'visitor', rateLimit: { max: 300, timeWindow: '10 minutes' }, repeat: 'reads' },
        schema: {
          summary: 'Richtpreis: was Geräte erfahrungsgemäß bringen, unverbindlich und gerundet, oder nichts',
          body: estimateSchema,
          response: { 200: estimateAnswerSchema },
        },
      },
      async ({ body }) => {
        const items = body.items.map((item, index) => ({ ...item, id: String(index), title: '' }));
        const estimate = await estimateRange(deps, items);
        return estimate ? { estimate } : {};
      },
    );
  };
}
