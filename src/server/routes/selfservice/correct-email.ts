import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessCalls, accessLinkAnswerSchema, correctEmailSchema } from '#contract/sale/offer-access.ts';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import type { Deps } from '#server/deps.ts';
import { mayMove } from '#server/offers/move-offer.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { isSender } from './inquiry-cookie.ts';

/**
 * A mistyped address of an inquiry, said by the browser that sent it. Nothing changes yet: the other address is asked by mail, the same
 * way whether or not it has an account (docs/decisions/0463).
 */
export function correctEmailRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      accessCalls.correctEmail,
      {
        config: { access: 'visitor', repeat: 'anew' },
        schema: {
          summary: 'Vertippte Adresse einer Anfrage richtigstellen: fragt die andere Adresse per E-Mail',
          body: correctEmailSchema,
          response: { 200: accessLinkAnswerSchema },
        },
      },
      async (request, reply) => {
        const { offerId, email } = request.body;
        const mail = { to: email, caller: await request.account() };
        await limitMails(deps, reply, mail, ['mailAccount', 'correct', offerId], ['inquiryAddress', request.network]);
        const found = isSender(deps, request, offerId) ? await loadState(deps.db, offerId) : undefined;
        const now = deps.clock.now().toISOString();
        if (!found || found.ownerless || !(await mayMove(deps.db, { offerId, state: found.state, now }))) {
          throw new Problem(409, 'addressFixed');
        }
        await sendAccountMail(deps, deps.db, { kind: 'offerMove', id: deps.ids.uuid(), offerId, email });
        return { sent: true as const };
      },
    );
  };
}
