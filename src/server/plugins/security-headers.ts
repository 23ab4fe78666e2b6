import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '#server/deps.ts';

/**
 * Everything comes from our own host, or from the consent provider that the settings name; inline scripts of a page are
 * allowed one by one, by their hash (ssr).
 */
export const securityHeadersPlugin = fp<{ deps: Pick<Deps, 'env'> }>(
  async (app: FastifyInstance, { deps: { env } }) => {
    const overTls = env.publicUrl.startsWith('https:');
    const { host } = new URL(env.publicUrl);
    const consent = env.consentScriptUrl === undefined ? [] : [new URL(env.consentScriptUrl).origin];
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...consent],
          // Our own search; scripts of the consent provider get no thread of their own.
          workerSrc: ["'self'"],
          // Reach for `style` attributes: the calendar and the menus place themselves with them.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...consent],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", `${overTls ? 'wss' : 'ws'}://${host}`, ...consent],
          frameSrc: ["'self'", ...consent],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(overTls ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: overTls ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
  },
  { name: 'security-headers' },
);
