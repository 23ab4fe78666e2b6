import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { loginSchema, noPayloadSchema, registerAccountSchema } from '#contract/account/auth.ts';
import { admitLogin } from '#server/accounts/admit-login.ts';
import { endFormerSession } from '#server/accounts/end-sessions.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import { login } from '#server/accounts/login.ts';
import { registerAccount } from '#server/accounts/register-account.ts';
import { sessionCookie } from '#server/accounts/session-cookie.ts';
import { renewSession } from '#server/accounts/sessions.ts';
import { presentSignedIn } from '#server/accounts/signed-in.ts';
import type { Deps } from '#server/deps.ts';

/** Coming and going: registerAccount, login, logout, currentUser. */
export function sessionRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: 'visitor' } as const;
    const response = { 200: accountAnswerSchema };

    app.post(
      '/auth/api/registerAccount',
      {
        config: { ...config, repeat: 'sameState', security: 'registration' },
        schema: { summary: 'Konto anlegen und anmelden', body: registerAccountSchema, response },
      },
      async (request, reply) => {
        const { email } = request.body;
        const mail = { to: email, caller: null };
        await limitMails(deps, reply, mail, ['registerAccount', email], ['registerAddress', request.network]);
        const former = await request.signedIn();
        const opened = await registerAccount(deps, request.body, request.headers['user-agent']);
        await endFormerSession(deps, former);
        request.concerned = { account: opened.account.id };
        rememberDevice(deps, request, reply, { kind: 'account', email });
        reply.startSession(opened.cookie);
        return { account: await presentSignedIn(deps, opened.account) };
      },
    );

    app.post(
      '/auth/api/login',
      {
        config: { ...config, repeat: 'anew', security: 'login' },
        schema: { summary: 'Anmelden', body: loginSchema, response },
      },
      async (request, reply) => {
        const { email } = request.body;
        const holder = { kind: 'account', email } as const;
        const wasRight = await admitLogin(deps, request, reply, holder);
        const former = await request.signedIn();
        const opened = await login(deps, request.body, request.headers['user-agent']);
        await wasRight();
        request.concerned = { account: opened.account.id };
        rememberDevice(deps, request, reply, holder);
        await endFormerSession(deps, former);
        reply.startSession(opened.cookie);
        return { account: await presentSignedIn(deps, opened.account) };
      },
    );

    app.post(
      '/auth/api/logout',
      {
        config: { ...config, repeat: 'sameState', security: 'logout' },
        schema: { summary: 'Abmelden', body: noPayloadSchema, response },
      },
      async (request, reply) => {
        reply.dropSession('account');
        const former = await request.signedIn();
        request.concerned = { account: former?.account.id };
        await endFormerSession(deps, former);
        return { account: null };
      },
    );

    app.get(
      '/auth/api/currentUser',
      { config, schema: { summary: 'Wer angemeldet ist; null für Fremde', response } },
      async (request, reply) => {
        reply.issueAntiForgery();
        reply.header('cache-control', 'no-store');
        const signedIn = await request.signedIn();
        if (!signedIn) return { account: null };
        const { account, session } = signedIn;
        const expiresAt = await renewSession(deps, session);
        const cookie = sessionCookie('account', { ...session, expiresAt }, deps.env);
        if (expiresAt > session.expiresAt || !(cookie.name in request.cookies)) reply.startSession(cookie);
        return { account: await presentSignedIn(deps, account) };
      },
    );
  };
}
