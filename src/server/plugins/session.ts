import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AccountRow } from '#server/accounts/present-account.ts';
import {
  cookieName,
  formerCookieName,
  formerTokenOf,
  type SessionCookie,
  type SessionKind,
  sessionCookie,
  tokenOfCookie,
} from '#server/accounts/session-cookie.ts';
import { hashOfToken } from '#server/accounts/session-token.ts';
import { type SignedIn, sessionReader } from '#server/accounts/sessions.ts';
import { type StaffSignedIn, staffSessionReader } from '#server/accounts/staff-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { provedOnce } from '#server/proved-once.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer's account, null for a stranger; read at most once per request and not before it is asked for. */
    account(): Promise<AccountRow | null>;
    /** The same with the session it came by. */
    signedIn(): Promise<SignedIn | null>;
    /** What a query by the hash of the session's token answers; null without a session that we signed. */
    bySession<T>(read: (tokenHash: string) => Promise<T | null>): Promise<T | null>;
    /** The staff member at the desk, by the desk's own cookie; null before the second factor was given. */
    staff(): Promise<StaffSignedIn | null>;
    /** The same, however far the sign-in has come. */
    staffSession(): Promise<StaffSignedIn | null>;
  }
  interface FastifyReply {
    /** Gives the browser a new session. */
    startSession(cookie: SessionCookie): FastifyReply;
    /** Takes the session's cookie from the browser. */
    dropSession(kind: SessionKind): FastifyReply;
  }
}

/** Who is asking: the session cookies of customers and of staff, each with tables of its own. */
export const sessionPlugin = (deps: Deps) =>
  fastifyPlugin(
    async (app) => {
      const { publicUrl, secrets } = deps.env;
      const former = formerCookieName(publicUrl);
      const names = { account: cookieName('account', publicUrl), staff: cookieName('staff', publicUrl) };
      const tokenOf = provedOnce((value) => bySomeSecret(secrets, (secret) => tokenOfCookie(value, secret)));
      const accountToken = ({ cookies }: FastifyRequest) =>
        tokenOf(cookies[names.account]) ?? bySomeSecret(secrets, (secret) => formerTokenOf(cookies[former], secret));
      const readAccount = onceFrom(accountToken, sessionReader(deps));
      const readStaff = onceFrom(({ cookies }) => tokenOf(cookies[names.staff]), staffSessionReader(deps));

      app.decorateRequest('signedIn', function signedIn(this: FastifyRequest) {
        return readAccount(this);
      });
      app.decorateRequest('bySession', async function bySession(this: FastifyRequest, read) {
        const token = accountToken(this);
        return token === undefined ? null : read(hashOfToken(token));
      });
      app.decorateRequest('account', async function account(this: FastifyRequest) {
        return (await readAccount(this))?.account ?? null;
      });
      app.decorateRequest('staff', async function staff(this: FastifyRequest) {
        const member = await readStaff(this);
        return member?.stage === 'open' ? member : null;
      });
      app.decorateRequest('staffSession', function staffSession(this: FastifyRequest) {
        return readStaff(this);
      });
      app.decorateReply('startSession', function startSession(this: FastifyReply, cookie: SessionCookie) {
        clearFormerCookie(this, cookie.name);
        return this.setCookie(cookie.name, cookie.value, cookie.options);
      });
      app.decorateReply('dropSession', function dropSession(this: FastifyReply, kind: SessionKind) {
        const { name, options } = sessionCookie(kind, { token: '', expiresAt: new Date(0) }, deps.env);
        clearFormerCookie(this, name);
        return this.clearCookie(name, options);
      });

      /** With a customer's cookie goes the one of the former name; what happens at the desk leaves it alone. */
      function clearFormerCookie(reply: FastifyReply, name: string): void {
        if (name !== names.account || !(former in reply.request.cookies)) return;
        reply.clearCookie(former, { path: '/', secure: former.startsWith('__') });
      }
    },
    { name: 'session', dependencies: ['@fastify/cookie'] },
  );

/** Remembers the answer for as long as the request lives; a cookie that we did not sign is not looked up at all. */
function onceFrom<T>(
  tokenIn: (request: FastifyRequest) => string | undefined,
  read: (token: string) => Promise<T | null>,
) {
  const answers = new WeakMap<FastifyRequest, Promise<T | null>>();
  return (request: FastifyRequest) => {
    const known = answers.get(request);
    if (known !== undefined) return known;
    const token = tokenIn(request);
    const answer = token === undefined ? Promise.resolve(null) : read(token);
    answers.set(request, answer);
    return answer;
  };
}
