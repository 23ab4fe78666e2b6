import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskMessageSchema, offerMessagesAnswer } from '#contract/sale/offer-messages.ts';
import type { Deps } from '#server/deps.ts';
import { messageWriter } from '#server/offers/message-writer.ts';

/** The provider asks the seller or answers them; shown to them at once, and sent by mail. */
export function deskMessageRoute(deps: Deps): FastifyPluginAsyncZod {
  const write = messageWriter(deps);
  return async (app) => {
    app.post(
      '/desk/api/sendMessage/:offerId',
      {
        config: { access: { staff: 'sendMessage' }, repeat: 'sameState' },
        schema: {
          summary: 'Den Verkäufer etwas fragen oder ihm antworten; dieselbe Kennung zählt einmal',
          params: z.object({ offerId: z.string().max(100) }),
          body: deskMessageSchema,
          response: { 200: offerMessagesAnswer },
        },
      },
      async ({ params: { offerId }, body, staffMember: { id } }) => ({
        data: await write({
          offerId,
          allows: (state) => state !== undefined,
          author: 'provider',
          uploader: [{ kind: 'staff', key: id }],
          writtenBy: id,
          body,
        }),
      }),
    );
  };
}
