import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bankNameSchema } from '#contract/money/bank-name.ts';

/** The bank behind an IBAN; only its code travels, so that no account number stands in an address or a log. */
export const bankNameRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/selfservice/api/bankName/:bankCode',
    {
      config: { access: 'customer' },
      schema: {
        summary: 'Name einer deutschen Bank zu ihrer Bankleitzahl',
        params: z.object({ bankCode: z.string().regex(/^\d{8}$/) }),
        response: { 200: bankNameSchema },
      },
    },
    async (request, reply) => {
      // The list is read when the first person asks.
      const { bankDataByBLZ } = await import('bankdata-germany');
      reply.header('cache-control', 'private, max-age=86400');
      return { name: bankDataByBLZ(request.params.bankCode)?.bankName ?? null };
    },
  );
};
