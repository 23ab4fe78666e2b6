import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import { submitOfferSchema } from '#contract/sale/submit-offer.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Attempt } from '#server/accounts/attempt-limits.ts';
import { isOwnAddress, limitMails } from '#server/accounts/limit-mails.ts';
import type { Deps } from '#server/deps.ts';
import type { HandleDeps, Outcome } from '#server/offers/handle.ts';
import { sendInquiry } from '#server/offers/send-inquiry.ts';
import { Problem } from '#server/problem.ts';
import { idempotencyKeyHeader, keyedCallOf, sendAnswer } from '#server/routes/idempotency-key.ts';
import { uploaderOf } from '#server/uploads/uploads.ts';
import { rememberSender } from './inquiry-cookie.ts';

/** The inquiry: for visitors with or without an account. */
export function submitOfferRoute(deps: Deps, offers: HandleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/selfservice/api/submitOffer/:offerId',
      {
        bodyLimit: draftLimits.bytes,
        config: { access: 'visitor', repeat: 'keyed' },
        schema: {
          summary: 'Anfrage senden; dieselbe Anfrage ein zweites Mal gesendet ändert nichts',
          params: z.object({ offerId: offerIdSchema }),
          headers: z.object(idempotencyKeyHeader),
          body: submitOfferSchema,
          response: { 200: actionAnswerSchema },
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const caller = await request.signedIn();
        const account = caller?.account ?? null;
        if (!mayForFirm(caller?.membership?.rights, 'sendInquiries')) throw new Problem(403, 'firmRightMissing');
        const { ownName, ...body } = request.body;
        const { email } = body;
        const mail = { to: email, caller: account };
        const tries: Attempt =
          account && isOwnAddress(account, email)
            ? ['inquiryAccount', account.id]
            : ['inquiryAddress', request.network];
        await limitMails(deps, reply, mail, tries);
        const outcome = await sendInquiry(deps, offers, {
          ...{ offerId, body, uploader: uploaderOf(request, account), allows: () => true },
          ...(ownName !== undefined && { ownName }),
          ...(caller?.membership && isOwnAddress(account, email) && { accountId: caller.account.id }),
          call: keyedCallOf(deps, request, `browser ${request.antiForgeryToken()}`),
        });
        if (isOwnCall(outcome)) rememberSender(deps, reply, offerId);
        return sendAnswer(reply, offerId, outcome);
      },
    );
  };
}

/** Whether it was sent just now, or is answered again to the browser that sent it; whoever knows an inquiry and sends it too did not. */
function isOwnCall(outcome: Outcome): boolean {
  return outcome.kind === 'repeated' || (outcome.kind === 'done' && outcome.events.length > 0);
}
