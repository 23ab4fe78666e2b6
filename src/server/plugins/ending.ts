import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '#server/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says to whoever asks that requests should go elsewhere, while all that come are answered. */
    leave(): void;
    /** Closes the lines on which nobody has ever asked: browsers open some ahead. */
    closeUnused(): void;
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
    const lines = new Set<Socket>();
    app.server.on('connection', (line) => {
      lines.add(line);
      line.once('close', () => lines.delete(line));
    });
    // For Node these are no idle ones: a question could be on its way.
    app.decorate('closeUnused', () => {
      for (const line of lines) if (line.bytesRead === 0) line.destroy();
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
