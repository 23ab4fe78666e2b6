import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '#server/deps.ts';
import { hostCookie } from '#server/host-cookie.ts';
import { provedOnce } from '#server/proved-once.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of this browser, when it was given one: whoever is not signed in owns uploads by it. */
    visitor(): string | undefined;
  }
  interface FastifyReply {
    /** Gives the browser a key, or answers the one it has. */
    startVisit(): string;
  }
}

const days = 30;

/** Knows a browser again without an account; set only when it uploads something. */
export const visitorPlugin = fp<{ deps: Pick<Deps, 'env' | 'ids'> }>(
  async (app: FastifyInstance, { deps: { env, ids } }) => {
    const { name, options } = hostCookie('visitor', env.publicUrl);
    const sign = (key: string, secret = env.secret) =>
      createHmac('sha256', secret).update(`visitor ${key}`).digest('base64url');
    const keyOf = provedOnce((value) => {
      const [key = '', signature = ''] = value.split('.');
      const given = Buffer.from(signature);
      return bySomeSecret(env.secrets, (secret) => {
        const wanted = Buffer.from(sign(key, secret));
        return given.length === wanted.length && timingSafeEqual(given, wanted) ? key : undefined;
      });
    });

    app.decorateRequest('visitor', function visitor() {
      return keyOf(this.cookies[name]);
    });

    app.decorateReply('startVisit', function startVisit() {
      const known = this.request.visitor();
      if (known !== undefined) return known;
      const key = ids.uuid();
      this.setCookie(name, `${key}.${sign(key)}`, {
        ...options,
        maxAge: days * 86_400,
      });
      return key;
    });
  },
  { name: 'visitor', dependencies: ['@fastify/cookie'] },
);
