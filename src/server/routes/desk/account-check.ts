import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import {
  answeredAccountSchema,
  settleAccountCheckCall,
  settleAccountCheckSchema,
} from '#contract/money/payout-back.ts';
import { settleCheck } from '#server/bank/answer-account.ts';
import type { Deps } from '#server/deps.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';

/** Somebody at the desk says why an account is paid once more from which money came back. */
export function accountCheckRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      settleAccountCheckCall(':offerId'),
      {
        config: { access: staffAccess('releasePayouts'), repeat: 'sameState', security: 'accountConfirmed' },
        schema: {
          summary: 'Das Konto bestätigen, von dem eine Zahlung zurückkam',
          params: z.object({ offerId: offerIdSchema }),
          ...{ body: settleAccountCheckSchema, response: { 200: answeredAccountSchema } },
        },
      },
      async ({ params: { offerId }, body, staffMember }) => {
        await writeSideRecord(deps, {
          ...{ offerId, actor: 'provider', allows: () => true, what: 'answerAccount' },
          write: (tx, _state, at, found) =>
            settleCheck(deps, tx, { offerId, found, at }, { ...body, by: staffMember.id }),
        });
        return { id: offerId };
      },
    );
  };
}
