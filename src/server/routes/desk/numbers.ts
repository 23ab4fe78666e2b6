import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { numbersFileQuerySchema, numbersQuerySchema, numbersSchema } from '#contract/desk/desk-numbers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Deps } from '#server/deps.ts';
import { numbersReader } from '#server/read-models/numbers-reader.ts';
import { tableOfNumbers } from '#server/read-models/numbers-tables.ts';
import { tableFile } from '#server/tables/table-file.ts';

/** How the house does, month by month, for whoever has to know. */
export function numberRoutes(deps: Pick<Deps, 'database' | 'catalogue' | 'clock'>): FastifyPluginAsyncZod {
  const read = numbersReader(deps);

  return async (app) => {
    const config = { access: { staff: 'numbers' } } as const;

    app.get(
      deskApi.numbers,
      {
        config,
        schema: {
          summary: 'Anfragen, Gebote, Anpassungen und Zahlungen nach Monaten',
          querystring: numbersQuerySchema,
          response: { 200: numbersSchema },
        },
      },
      async ({ query: { from, to } }) => read({ from, to }),
    );

    app.get(
      deskApi.numbersFile,
      {
        config,
        schema: {
          produces: ['text/csv'],
          summary: 'Eine der Tabellen als CSV',
          querystring: numbersFileQuerySchema,
        },
      },
      async ({ query: { from, to, table } }, reply) => {
        const { name, rows } = tableOfNumbers(await read({ from, to }), table);
        const { content, type } = await tableFile({ name, rows }, 'csv');
        const file = encodeURIComponent(`Zahlen-${name}-${from}-bis-${to}.csv`);
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${file}`)
          .header('cache-control', 'private, no-store')
          .type(type)
          .send(content);
      },
    );
  };
}
