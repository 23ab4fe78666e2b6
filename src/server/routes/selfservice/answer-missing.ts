import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerMissingAnswer, answerMissingSchema } from '#contract/goods/missing-answers.ts';
import type { Deps } from '#server/deps.ts';
import { keepMissingAnswers, readMissingAnswers } from '#server/offers/missing-answers.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { ownedBy } from './own-state.ts';

const largest = 256 * 1024;

/** What the seller says of devices that did not arrive, before anything is deducted for them. */
export function answerMissingRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/selfservice/api/answerMissing/:offerId',
      {
        bodyLimit: largest,
        config: { access: { owner: 'belong' }, repeat: 'sameState' },
        schema: {
          summary: 'Sagen, wo Geräte sind, die nicht angekommen sind; das letzte Wort zu einem Gerät zählt',
          params: z.object({ offerId: z.string().max(100) }),
          body: answerMissingSchema,
          response: { 200: answerMissingAnswer },
        },
      },
      async ({ params: { offerId }, body, seller }) => {
        const result = await writeSideRecord(deps, {
          offerId,
          actor: 'customer',
          allows: ownedBy(seller),
          what: 'answerMissing',
          write: async (tx, state, at, found) => {
            if (await keepMissingAnswers(tx, { offerId, state, at }, body))
              await tellSale(deps, tx, 'missingAnswered', at, { offerId, found });
            return readMissingAnswers(tx, offerId, state);
          },
        });
        return { data: result };
      },
    );
  };
}
