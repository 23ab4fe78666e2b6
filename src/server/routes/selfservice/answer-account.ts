import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { confirmAccountSchema, giveAccountSchema, payeeIn } from '#contract/money/payout-account.ts';
import { answeredAccountSchema } from '#contract/money/payout-back.ts';
import type { Payee } from '#domain/payout/payout.ts';
import { requireOwnPassword } from '#server/accounts/own-password.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import { keepAnswer } from '#server/bank/answer-account.ts';
import type { Deps } from '#server/deps.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { refuseOwnAccount } from '#server/refuse-own-account.ts';
import { ownedBy } from './own-state.ts';

/** What the seller says of the account after a payment had come back: it is right, or there is another. */
export function answerAccountRoutes(deps: Deps): FastifyPluginAsyncZod {
  const params = z.object({ offerId: z.string().max(100) });

  async function answer(offerId: string, seller: Caller, other?: Payee) {
    await writeSideRecord(deps, {
      ...{ offerId, actor: 'customer', allows: ownedBy(seller), what: 'answerAccount' },
      write: (tx, _state, at, found) => keepAnswer(deps, tx, { offerId, found, at }, other),
    });
    return { id: offerId };
  }

  return async (app) => {
    app.post(
      '/selfservice/api/confirmAccount/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
          summary: 'Sagen, dass das Konto stimmt, nachdem eine Zahlung zurückkam',
          ...{ params, body: confirmAccountSchema, response: { 200: answeredAccountSchema } },
        },
      },
      async ({ params: { offerId }, seller }) => answer(offerId, seller),
    );

    app.post(
      '/selfservice/api/giveAccount/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState', security: 'payeeChange' },
        schema: {
          summary:
            'Ein anderes Konto angeben, nachdem eine Zahlung zurückkam; mit dem Passwort, gezahlt wird nach 24 Stunden',
          ...{ params, body: giveAccountSchema, response: { 200: answeredAccountSchema } },
        },
      },
      async ({ params: { offerId }, body: { payment, password }, seller }, reply) => {
        await requireOwnPassword(deps, reply, { accountId: seller.account.id, password, field: 'password' });
        refuseOwnAccount(payment.iban, 'payment.iban');
        return answer(offerId, seller, payeeIn(payment));
      },
    );
  };
}
