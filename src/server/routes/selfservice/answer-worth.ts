import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerWorthCall, answerWorthQuerySchema, answerWorthSchema } from '#contract/goods/answer-worth.ts';
import type { Deps } from '#server/deps.ts';
import { answerWorth } from '#server/pricing/answer-worth.ts';

/** What each answer about a device does to its price: what the ranges of one answer after the other tell as well (docs/decisions/0728). */
export function answerWorthRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      answerWorthCall,
      {
        // A question for each device and each of its conditions that somebody looks at.
        config: { access: 'visitor', rateLimit: { max: 120, timeWindow: '10 minutes' } },
        schema: {
          summary: 'Was jede Antwort zu einem Gerät am Preis ändert, die mit dem meisten Geld zuerst, oder nichts',
          querystring: answerWorthQuerySchema,
          response: { 200: answerWorthSchema },
        },
      },
      async ({ query }, reply) => {
        reply.header('cache-control', 'no-store');
        return answerWorth(deps, query);
      },
    );
  };
}
