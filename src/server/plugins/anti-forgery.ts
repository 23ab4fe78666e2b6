import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { bearerToken } from '#server/api-tokens/bearer-token.ts';
import type { Deps } from '#server/deps.ts';
import { accessKind, requiresToken } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { provedOnce } from '#server/proved-once.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser's token: it stays the same for as long as the browser runs. Empty before the first one. */
    antiForgeryToken(): string;
  }
  interface FastifyReply {
    /** Hands the browser a token; its scripts send it back in the header X-XSRF-TOKEN. */
    issueAntiForgery(): void;
  }
}

const cookie = 'XSRF-TOKEN';

/**
 * Every call that changes something must carry the token of its cookie in a header, which only our own pages can do.
 * The token is signed: another page of the same domain cannot plant one of its own.
 */
export const antiForgeryPlugin = fp<{ deps: Pick<Deps, 'env' | 'ids'> }>(
  async (app: FastifyInstance, { deps: { env, ids } }) => {
    const signWith = (secret: string) => (random: string) =>
      createHmac('sha256', secret).update(`anti-forgery ${random}`).digest('base64url');
    const sign = signWith(env.secret);
    const signed = provedOnce((token) =>
      env.secrets.some((secret) => isOurs(token, signWith(secret))) ? token : undefined,
    );

    app.decorateRequest('antiForgeryToken', function antiForgeryToken(this: FastifyRequest) {
      return this.cookies[cookie] ?? '';
    });
    app.decorateReply('issueAntiForgery', function issueAntiForgery() {
      if (signed(this.request.cookies[cookie]) !== undefined) return;
      const random = ids.secret().slice(0, 22);
      this.setCookie(cookie, `${random}.${sign(random)}`, {
        path: '/',
        sameSite: 'lax',
        secure: env.publicUrl.startsWith('https:'),
        httpOnly: false,
      });
    });

    app.addHook('onRequest', (request, _reply, done) => {
      if (request.is404) return done();
      const { access } = request.routeOptions.config;
      if (!requiresToken(access, request.method)) return done();
      // No page of another origin can send this header unasked, and with it no cookie counts.
      if (accessKind(access) === 'staff' && bearerToken(request.headers) !== undefined) return done();
      const token = signed(request.cookies[cookie]);
      if (isFromElsewhere(request) || token === undefined || !same(token, headerOf(request))) {
        throw new Problem(403, 'antiForgery');
      }
      done();
    });
  },
  { name: 'anti-forgery', dependencies: ['@fastify/cookie'] },
);

function isOurs(token: string, sign: (random: string) => string): boolean {
  const [random = '', signature = ''] = token.split('.');
  return random !== '' && same(signature, sign(random));
}

function headerOf(request: FastifyRequest): string {
  const header = request.headers['x-xsrf-token'];
  return typeof header === 'string' ? header : '';
}

/** Browsers say where a request comes from; nothing else has to. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
