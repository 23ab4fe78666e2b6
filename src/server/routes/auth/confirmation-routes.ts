import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { confirmEmailSchema, sendEmailConfirmationSchema } from '#contract/account/auth.ts';
import { confirmOwnEmail } from '#server/accounts/confirm-own-email.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { addressToConfirm, sendConfirmationAgain } from '#server/accounts/send-confirmation-again.ts';
import { presentFresh } from '#server/accounts/signed-in.ts';
import type { Deps } from '#server/deps.ts';

/** Proving an address: sendEmailConfirmation, confirmEmail. Both leave the session as it was. */
export function confirmationRoutes(deps: Deps, personalData: readonly PersonalData[]): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: accountAnswerSchema };

    app.post(
      '/auth/api/sendEmailConfirmation',
      {
        config: { access: 'visitor', repeat: 'anew' },
        schema: {
          summary: 'Bestätigungslink noch einmal senden; ohne Adresse an die des angemeldeten Kontos',
          body: sendEmailConfirmationSchema,
          response,
        },
      },
      async (request, reply) => {
        const account = await request.account();
        const email = await addressToConfirm(deps, account, request.body.email);
        if (email !== undefined) {
          const mail = { to: email, caller: account };
          await limitMails(deps, reply, mail, ['mailAccount', 'confirm', email], ['mailAddress', request.network]);
          await sendConfirmationAgain(deps, email);
        }
        return { account: await presentFresh(deps, account) };
      },
    );

    app.post(
      '/auth/api/confirmEmail',
      {
        config: { access: 'visitor', repeat: 'usedUp', security: 'emailConfirmation' },
        schema: {
          summary: 'E-Mail-Adresse bestätigen; außerhalb der Sitzung der Registrierung mit dem Passwort des Kontos',
          body: confirmEmailSchema,
          response,
        },
      },
      async (request, reply) => {
        const { token, password } = request.body;
        await limitAttempts(deps, reply, ['link', token], ['linkAddress', request.network]);
        const signedIn = await request.signedIn();
        const given = { token, signedIn, ...(password !== undefined && { password }) };
        request.concerned = { account: await confirmOwnEmail(deps, given, personalData) };
        return { account: await presentFresh(deps, signedIn?.account ?? null) };
      },
    );
  };
}
