import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { undeliveredMailSchema } from '#contract/desk/undelivered-mail.ts';
import type { Deps } from '#server/deps.ts';
import { undeliveredMails } from '#server/mail-delivery/undelivered-mails.ts';

/** Mails that the SMTP server has put off or refused, those about accounts included. */
export function undeliveredMailRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/desk/api/mails',
      {
        config: { access: { staff: 'undeliveredMails' } },
        schema: {
          summary: 'E-Mails, die nicht zugestellt sind: aufgeschoben oder abgewiesen',
          querystring: z.strictObject({ state: undeliveredMailSchema.shape.state.optional() }),
          response: { 200: z.array(undeliveredMailSchema) },
        },
      },
      async (request) => {
        const { state } = request.query;
        return undeliveredMails(deps.db, state === undefined ? {} : { states: [state] });
      },
    );
  };
}
