import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import type { Deps } from '#server/deps.ts';

interface SecurityHeadersOptions {
  readonly deps: Pick<Deps, 'env'>;
  /** Origin of the socket over which a browser hears that the sources have changed; only while they are worked on. */
  readonly liveSocket?: string | undefined;
}

/**
 * Everything comes from our own host, or from the consent provider that the settings name; inline scripts of a page are
 * allowed one by one, by their hash (ssr).
 */
export const securityHeadersPlugin = fp<SecurityHeadersOptions>(
  async (app: FastifyInstance, { deps: { env }, liveSocket }) => {
    const overTls = env.publicUrl.startsWith('https:');
    const { host } = new URL(env.publicUrl);
    const live = liveSocket === undefined ? [] : [liveSocket];
    const consent = env.consentScriptUrl === undefined ? [] : [new URL(env.consentScriptUrl).origin];
    const setHeaders = helmet({
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
          mediaSrc: ["'self'"],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", `${overTls ? 'wss' : 'ws'}://${host}`, ...live, ...consent],
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
    // They are the same for every answer: read once from one that nobody gets.
    const model = new ServerResponse(new IncomingMessage(new Socket()));
    setHeaders(model.req, model, () => {});
    const headers = new Map(Object.entries(model.getHeaders()).map(([name, value]) => [name, String(value)]));
    app.addHook('onRequest', (_request, reply, done) => {
      reply.raw.setHeaders(headers);
      done();
    });
  },
  { name: 'security-headers' },
);
