import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerMessageSchema, offerMessagesAnswer } from '#contract/offer-messages.ts';
import type { Deps } from '#server/deps.ts';
import { messageWriter } from '#server/offers/message-writer.ts';

/** The provider answers what a seller has asked; shown to them at once, and sent by mail. */
export function answerQuestionRoute(deps: Deps): FastifyPluginAsyncZod {
  const write = messageWriter(deps);
  return async (app) => {
    app.post(
      '/desk/api/answerQuestion/:offerId',
      {
        config: { access: { staff: 'answerQuestion' }, repeat: 'sameState' },
        schema: {
          tags: ['desk'],
          summary: 'Eine Frage des Verkäufers beantworten; dieselbe Kennung zählt einmal',
          params: z.object({ offerId: z.string().max(100) }),
          body: offerMessageSchema,
          response: { 200: offerMessagesAnswer },
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const { body, staffMember } = request;
        const allows = (state: unknown) => state !== undefined;
        return { data: await write('provider', { offerId, allows, body }, staffMember.id) };
      },
    );
  };
}
