import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { noPayloadSchema } from '#contract/account/auth.ts';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import {
  loginOptionsSchema,
  loginWithPasskeySchema,
  passkeyRegistrationSchema,
  passkeysAnswerSchema,
  registerPasskeySchema,
  registrationOptionsSchema,
  removePasskeySchema,
  renamePasskeySchema,
} from '#contract/account/passkeys.ts';
import { endFormerSession } from '#server/accounts/end-sessions.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { requireOwnPassword } from '#server/accounts/own-password.ts';
import { loginOptions, loginWithPasskey } from '#server/accounts/passkeys/login-with-passkey.ts';
import { ownPasskeys, removePasskey, renamePasskey } from '#server/accounts/passkeys/own-passkeys.ts';
import { registerPasskey, registrationOptions } from '#server/accounts/passkeys/register-passkey.ts';
import { presentSignedIn } from '#server/accounts/signed-in.ts';
import type { Deps } from '#server/deps.ts';

/** The second way to sign in (docs/decisions/0165): a key on the customer's own device. */
export function passkeyRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const own = { 200: passkeysAnswerSchema };
    const listOf = async (accountId: string) => ({ passkeys: await ownPasskeys(deps.db, accountId) });

    app.post(
      passkeyCalls.loginOptions,
      {
        config: { access: 'visitor', repeat: 'anew' },
        schema: {
          summary: 'Aufgabe für die Anmeldung mit Passkey; für alle dieselbe Form',
          body: noPayloadSchema,
          response: { 200: loginOptionsSchema },
        },
      },
      async (request, reply) => {
        await limitAttempts(deps, reply, ['passkeyAddress', request.network]);
        return { options: loginOptions(deps, request.antiForgeryToken()) };
      },
    );

    app.post(
      passkeyCalls.login,
      {
        config: { access: 'visitor', repeat: 'usedUp', security: 'passkeyLogin' },
        schema: {
          summary: 'Mit Passkey anmelden',
          body: loginWithPasskeySchema,
          response: { 200: accountAnswerSchema },
        },
      },
      async (request, reply) => {
        await limitAttempts(deps, reply, ['accountNetwork', request.network]);
        const former = await request.signedIn();
        const opened = await loginWithPasskey(deps, request.body.credential, {
          token: request.antiForgeryToken(),
          userAgent: request.headers['user-agent'],
        });
        await endFormerSession(deps, former);
        request.concerned = { account: opened.account.id };
        rememberDevice(deps, request, reply, { kind: 'account', email: opened.account.email });
        reply.startSession(opened.cookie);
        return { account: await presentSignedIn(deps, opened.account) };
      },
    );

    app.get(
      passkeyCalls.list,
      { config: { access: 'customer' }, schema: { summary: 'Die eigenen Passkeys', response: own } },
      async (request) => listOf(request.customer.account.id),
    );

    app.post(
      passkeyCalls.registrationOptions,
      {
        config: { access: 'confirmed', repeat: 'anew' },
        schema: {
          summary: 'Aufgabe für einen neuen Passkey; braucht das Passwort',
          body: passkeyRegistrationSchema,
          response: { 200: registrationOptionsSchema },
        },
      },
      async (request, reply) => {
        const { customer: signedIn } = request;
        const { password } = request.body;
        await requireOwnPassword(deps, reply, { accountId: signedIn.account.id, password, field: 'password' });
        return { options: await registrationOptions(deps, signedIn) };
      },
    );

    app.post(
      passkeyCalls.register,
      {
        config: { access: 'confirmed', repeat: 'usedUp', security: 'passkeyAdded' },
        schema: { summary: 'Neuen Passkey sichern', body: registerPasskeySchema, response: own },
      },
      async (request) => {
        const { customer, body } = request;
        await registerPasskey(deps, customer, body);
        return listOf(customer.account.id);
      },
    );

    app.post(
      passkeyCalls.rename,
      {
        config: { access: 'customer', repeat: 'sameState' },
        schema: { summary: 'Passkey umbenennen', body: renamePasskeySchema, response: own },
      },
      async (request) => {
        const { account } = request.customer;
        await renamePasskey(deps.db, account.id, request.body.id, request.body.name);
        return listOf(account.id);
      },
    );

    app.post(
      passkeyCalls.remove,
      {
        config: { access: 'customer', repeat: 'sameState', security: 'passkeyRemoved' },
        schema: { summary: 'Passkey entfernen; braucht das Passwort', body: removePasskeySchema, response: own },
      },
      async (request, reply) => {
        const { account } = request.customer;
        const { id, password } = request.body;
        await requireOwnPassword(deps, reply, { accountId: account.id, password, field: 'password' });
        await removePasskey(deps, account, id);
        return listOf(account.id);
      },
    );
  };
}
