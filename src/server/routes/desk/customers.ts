import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { customerQuerySchema, knownCustomersSchema } from '#contract/desk/desk-customers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Deps } from '#server/deps.ts';
import { knownCustomers } from '#server/read-models/known-customers.ts';

/** Customers by what they say on the telephone, for whoever takes down an inquiry. */
export function customerRoutes({ db }: Pick<Deps, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      deskApi.customers,
      {
        config: { access: { staff: 'createFromInquiry' } },
        schema: {
          tags: ['desk'],
          summary: 'Frühere Kunden nach E-Mail-Adresse, Name, Firma, Ort oder Nummer eines Verkaufs',
          querystring: customerQuerySchema,
          response: { 200: knownCustomersSchema },
        },
      },
      async ({ query: { q } }, reply) => {
        reply.header('cache-control', 'no-store');
        return { customers: await knownCustomers(db, q) };
      },
    );
  };
}
