import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noPayloadSchema } from '#contract/account/auth.ts';
import { endSessionSchema, sessionsAnswerSchema } from '#contract/account/profile.ts';
import { endOtherSessions, endOwnSession, listSessions } from '#server/accounts/session-list.ts';
import type { Deps } from '#server/deps.ts';

/** Where the holder is signed in, and the ways to end that. */
export function sessionsRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: 'customer' } as const;
    const response = { 200: sessionsAnswerSchema };

    app.get(
      '/accounts/sessions',
      { config, schema: { summary: 'Geräte, auf denen das Konto angemeldet ist', response } },
      async (request) => ({ sessions: await listSessions(deps, request.customer) }),
    );

    app.post(
      '/accounts/endSession',
      {
        config: { ...config, repeat: 'sameState', security: 'sessionsEnded' },
        schema: { summary: 'Ein Gerät abmelden', body: endSessionSchema, response },
      },
      async (request) => {
        const { customer: signedIn } = request;
        await endOwnSession(deps, signedIn.account.id, request.body.sessionId);
        return { sessions: await listSessions(deps, signedIn) };
      },
    );

    app.post(
      '/accounts/endOtherSessions',
      {
        config: { ...config, repeat: 'sameState', security: 'sessionsEnded' },
        schema: { summary: 'Alle anderen Geräte abmelden', body: noPayloadSchema, response },
      },
      async ({ customer: signedIn }) => {
        await endOtherSessions(deps, signedIn);
        return { sessions: await listSessions(deps, signedIn) };
      },
    );
  };
}
