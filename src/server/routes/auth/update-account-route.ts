import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/accounts.ts';
import { updateAccountSchema } from '#contract/auth.ts';
import { forgetAttempt } from '#server/accounts/attempt-limits.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { presentSignedIn } from '#server/accounts/signed-in.ts';
import { updateAccount } from '#server/accounts/update-account.ts';
import type { Deps } from '#server/deps.ts';
import { requireSignedIn } from '#server/policies/session.ts';

/** updateAccount: what the holder changes about themselves. */
export function updateAccountRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/api/updateAccount',
      {
        schema: {
          tags: ['auth'],
          summary: 'Eigene Angaben ändern; ein neues Passwort und eine neue Adresse brauchen das jetzige Passwort',
          body: updateAccountSchema,
          response: { 200: accountAnswerSchema },
        },
      },
      async (request, reply) => {
        const signedIn = await requireSignedIn(request);
        const attempt = ['ownPassword', signedIn.account.id] as const;
        if (request.body.currentPassword !== undefined) await limitAttempts(deps, reply, attempt);
        const account = await updateAccount(deps, signedIn, request.body);
        if (request.body.currentPassword !== undefined) await forgetAttempt(deps, attempt);
        return { account: await presentSignedIn(deps, account) };
      },
    );
  };
}
