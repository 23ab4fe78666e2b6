import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { placesAnswerSchema } from '#contract/places.ts';
import { problemSchema } from '#contract/problem.ts';
import { placesOf } from '#server/places/places.ts';

/** What a form suggests for the place once the postcode is typed; the same for everybody, so anyone may keep it for a day. */
export function placesRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/places/:postcode',
      {
        config: { access: 'public' },
        schema: {
          tags: ['selfservice'],
          summary: 'Orte zu einer deutschen Postleitzahl',
          params: z.strictObject({ postcode: z.string().regex(/^\d{5}$/) }),
          response: { 200: placesAnswerSchema, 400: problemSchema },
        },
      },
      async ({ params }, reply) => {
        reply.header('cache-control', 'public, max-age=86400');
        return { places: placesOf(params.postcode) };
      },
    );
  };
}
