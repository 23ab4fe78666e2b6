import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '#server/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says to whoever asks that requests should go elsewhere, while all that come are answered. */
    leave(): void;
  }
}

const going = { ending: 'Dieser Prozess hört auf.' };

/** Before the server ends it says so; while it ends, calls under way are answered, and further ones on lines that are still open are sent elsewhere. */
export const endingPlugin = fp(
  async (app: FastifyInstance) => {
    let stage: 'serving' | 'leaving' | 'ending' = 'serving';
    app.decorate('leave', () => {
      stage = 'leaving';
      // Pages that lie ready pass by all hooks.
      app.server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
    });
    app.addHook('preClose', async () => {
      stage = 'ending';
    });
    app.addHook('onRequest', (request, _reply, done) => {
      if (stage === 'ending') throw new Problem(503, 'unavailable');
      if (stage === 'leaving' && request.routeOptions.url === '/health/ready')
        throw new Problem(503, 'notReady', going);
      done();
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (stage !== 'serving') reply.header('connection', 'close');
      done();
    });
  },
  { name: 'ending' },
);
