import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noPayloadSchema } from '#contract/auth.ts';
import { endSessionSchema, sessionsAnswerSchema } from '#contract/profile.ts';
import { endOwnSession, listSessions } from '#server/accounts/session-list.ts';
import { endSessions } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { requireSignedIn } from '#server/policies/session.ts';

/** Where the holder is signed in, and the ways to end that. */
export function sessionsRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['accounts'];
    const response = { 200: sessionsAnswerSchema };

    app.get(
      '/accounts/sessions',
      { schema: { tags, summary: 'Geräte, auf denen das Konto angemeldet ist', response } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { sessions: await listSessions(deps, await requireSignedIn(request)) };
      },
    );

    app.post(
      '/accounts/endSession',
      { schema: { tags, summary: 'Ein Gerät abmelden', body: endSessionSchema, response } },
      async (request) => {
        const signedIn = await requireSignedIn(request);
        await endOwnSession(deps, signedIn.account.id, request.body.sessionId);
        return { sessions: await listSessions(deps, signedIn) };
      },
    );

    app.post(
      '/accounts/endOtherSessions',
      { schema: { tags, summary: 'Alle anderen Geräte abmelden', body: noPayloadSchema, response } },
      async (request) => {
        const signedIn = await requireSignedIn(request);
        await endSessions(deps.db, signedIn.account.id, signedIn.session.id);
        return { sessions: await listSessions(deps, signedIn) };
      },
    );
  };
}
