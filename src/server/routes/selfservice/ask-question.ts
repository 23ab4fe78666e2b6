import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerMessageSchema, offerMessagesAnswer } from '#contract/offer-messages.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import type { Deps } from '#server/deps.ts';
import { messageWriter } from '#server/offers/message-writer.ts';
import { ownedBy } from './own-state.ts';

/** A question in place of a yes or no to an adjusted price; each one is a mail to the provider. */
export function askQuestionRoute(deps: Deps): FastifyPluginAsyncZod {
  const write = messageWriter(deps);
  return async (app) => {
    app.post(
      '/selfservice/api/askQuestion/:offerId',
      {
        config: { access: 'owner', repeat: 'sameState' },
        schema: {
          tags: ['selfservice'],
          summary: 'Zum angepassten Preis etwas fragen, auf Wunsch zu einem Posten; dieselbe Kennung zählt einmal',
          params: z.object({ offerId: z.string().max(100) }),
          body: offerMessageSchema,
          response: { 200: offerMessagesAnswer },
        },
      },
      async (request, reply) => {
        const { account } = request.seller;
        await limitAttempts(deps, reply, ['questionAccount', account.id]);
        const { offerId } = request.params;
        return { data: await write('customer', { offerId, allows: ownedBy(account), body: request.body }) };
      },
    );
  };
}
