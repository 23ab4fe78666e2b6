import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerMessageSchema, offerMessagesAnswer } from '#contract/sale/offer-messages.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import type { Deps } from '#server/deps.ts';
import { messageWriter } from '#server/offers/message-writer.ts';
import { uploaderOf } from '#server/uploads/uploads.ts';
import { ownedBy } from './own-state.ts';

/** The seller asks about an own sale, or answers what was asked; each message is a mail to the provider. */
export function sendMessageRoute(deps: Deps): FastifyPluginAsyncZod {
  const write = messageWriter(deps);
  return async (app) => {
    app.post(
      '/selfservice/api/sendMessage/:offerId',
      {
        config: { access: { owner: 'belong' }, repeat: 'sameState' },
        schema: {
          summary:
            'Zum Verkauf etwas fragen oder eine Rückfrage beantworten, mit Fotos und Dateien; dieselbe Kennung zählt einmal',
          params: z.object({ offerId: z.string().max(100) }),
          body: offerMessageSchema,
          response: { 200: offerMessagesAnswer },
        },
      },
      async (request, reply) => {
        const { account } = request.seller;
        await limitAttempts(deps, reply, ['messageAccount', account.id]);
        const sender = { author: 'customer', uploader: uploaderOf(request, account) } as const;
        const { offerId } = request.params;
        return { data: await write({ offerId, allows: ownedBy(request.seller), ...sender, body: request.body }) };
      },
    );
  };
}
