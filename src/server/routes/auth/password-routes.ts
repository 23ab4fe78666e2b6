import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { recoverPasswordSchema, resetPasswordSchema } from '#contract/account/auth.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { recoverPassword, setLostPassword } from '#server/accounts/recover-password.ts';
import { presentFresh } from '#server/accounts/signed-in.ts';
import type { Deps } from '#server/deps.ts';

/** A forgotten password: recoverPassword, resetPassword. */
export function passwordRoutes(deps: Deps, personalData: readonly PersonalData[]): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: accountAnswerSchema };

    app.post(
      '/auth/api/recoverPassword',
      {
        config: { access: 'visitor', repeat: 'anew', security: 'passwordRecovery' },
        schema: {
          summary: 'Link für ein neues Passwort senden; die Antwort ist für jede Adresse dieselbe',
          body: recoverPasswordSchema,
          response,
        },
      },
      async (request, reply) => {
        const { email } = request.body;
        const mail = { to: email, caller: await request.account(), reserve: 'recoverReserve' } as const;
        await limitMails(deps, reply, mail, ['mailAccount', 'recover', email], ['mailAddress', request.network]);
        await recoverPassword(deps, email);
        return { account: await presentFresh(deps, await request.account()) };
      },
    );

    app.post(
      '/auth/api/resetPassword',
      {
        config: { access: 'visitor', repeat: 'usedUp', security: 'passwordReset' },
        schema: {
          summary: 'Neues Passwort festlegen; alle Sitzungen des Kontos enden',
          body: resetPasswordSchema,
          response,
        },
      },
      async (request, reply) => {
        const { token, password } = request.body;
        await limitAttempts(deps, reply, ['link', token], ['linkAddress', request.network]);
        const signedIn = await request.signedIn();
        const { accountId, email } = await setLostPassword(deps, { token, password }, personalData);
        request.concerned = { account: accountId };
        rememberDevice(deps, request, reply, { kind: 'account', email });
        if (signedIn?.account.id !== accountId) return { account: await presentFresh(deps, signedIn?.account ?? null) };
        reply.dropSession('account');
        return { account: null };
      },
    );
  };
}
