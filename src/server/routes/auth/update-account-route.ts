import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { updateAccountSchema } from '#contract/account/update-account.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import { requireOwnPassword } from '#server/accounts/own-password.ts';
import { presentSignedIn } from '#server/accounts/signed-in.ts';
import { needsPassword, requireProved, updateAccount } from '#server/accounts/update-account.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { notedDetails } from '#server/security-log/security-event.ts';

const passwordMissing = { currentPassword: 'Bitte geben Sie Ihr jetziges Passwort ein.' };

/** updateAccount: what the holder changes about themselves. */
export function updateAccountRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/api/updateAccount',
      {
        config: { access: 'customer', repeat: 'sameState', security: 'accountChange' },
        schema: {
          summary: 'Eigene Angaben ändern; Passwort, E-Mail-Adresse und Zahlungsweg brauchen das jetzige Passwort',
          body: updateAccountSchema,
          response: { 200: accountAnswerSchema },
        },
      },
      async (request, reply) => {
        const { body, customer: signedIn } = request;
        const { currentPassword, email } = body;
        request.concerned = {
          account: signedIn.account.id,
          changed: notedDetails.filter((detail) => body[detail] !== undefined),
        };
        requireProved(signedIn.account, body);
        if (needsPassword(signedIn.account, body)) {
          if (currentPassword === undefined) throw new Problem(409, 'passwordNeeded', passwordMissing);
          const given = {
            accountId: signedIn.account.id,
            password: currentPassword,
            field: 'currentPassword',
          } as const;
          await requireOwnPassword(deps, reply, given);
        }
        // Each wish has a mail sent to whatever address it names.
        if (email !== undefined && email !== signedIn.account.email) {
          const mail = { to: email, caller: signedIn.account };
          await limitMails(deps, reply, mail, ['mailAccount', 'confirm', email], ['mailAddress', request.network]);
        }
        const account = await updateAccount(deps, signedIn, body);
        if (body.password !== undefined) {
          rememberDevice(deps, request, reply, { kind: 'account', email: account.email });
        }
        return { account: await presentSignedIn(deps, account) };
      },
    );
  };
}
