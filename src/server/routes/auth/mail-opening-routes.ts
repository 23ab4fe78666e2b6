import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import {
  accessCalls,
  accessLinkAnswerSchema,
  openByMailSchema,
  sendAccessLinkSchema,
} from '#contract/sale/offer-access.ts';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import { endFormerSession } from '#server/accounts/end-sessions.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import { openByMail } from '#server/accounts/open-by-mail.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { presentSignedIn } from '#server/accounts/signed-in.ts';
import type { Deps } from '#server/deps.ts';
import { takeOffer } from '#server/offers/move-offer.ts';
import { Problem } from '#server/problem.ts';
import { offerOfLink } from '#server/status/read-status.ts';

/** The way from a mail about an offer to the account that answers it. */
export function mailOpeningRoutes(deps: Deps, personalData: readonly PersonalData[]): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      accessCalls.openByMail,
      {
        config: { access: 'visitor', repeat: 'usedUp', security: 'mailOpening' },
        schema: {
          summary: 'Mit dem Link einer E-Mail zu einem Verkauf das erste Passwort festlegen und anmelden',
          body: openByMailSchema,
          response: { 200: accountAnswerSchema },
        },
      },
      async (request, reply) => {
        const { body } = request;
        await limitAttempts(deps, reply, ['link', body.token], ['linkAddress', request.network]);
        const signedIn = await request.signedIn();
        const opening = { ...body, signedIn, userAgent: request.headers['user-agent'] };
        const { account, cookie } = await openByMail(deps, opening, { personalData, takeOffer });
        request.concerned = { account: account.id };
        if (cookie === undefined) return { account: await presentSignedIn(deps, account) };
        await endFormerSession(deps, signedIn);
        rememberDevice(deps, request, reply, { kind: 'account', email: account.email });
        reply.startSession(cookie);
        return { account: await presentSignedIn(deps, account) };
      },
    );

    app.post(
      accessCalls.sendAccessLink,
      {
        config: { access: 'visitor', repeat: 'anew' },
        schema: {
          summary: 'Einen neuen Link zum Verkauf an dessen Adresse senden; braucht den Link einer früheren E-Mail',
          body: sendAccessLinkSchema,
          response: { 200: accessLinkAnswerSchema },
        },
      },
      async (request, reply) => {
        const { token } = request.body;
        await limitAttempts(deps, reply, ['linkAddress', request.network]);
        const found =
          (await offerOfLink(deps, 'offer-access', token)) ?? (await offerOfLink(deps, 'offer-status', token));
        if (!found) throw new Problem(409, 'linkInvalid');
        const { offerId, emailKey } = found;
        const mail = { to: emailKey, caller: await request.account() };
        await limitMails(deps, reply, mail, ['mailAccount', 'access', offerId], ['mailAddress', request.network]);
        await sendAccountMail(deps, deps.db, { kind: 'offerAccess', id: deps.ids.uuid(), offerId });
        return { sent: true as const };
      },
    );
  };
}
