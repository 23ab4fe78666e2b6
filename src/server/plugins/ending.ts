import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '#server/problem.ts';

/** While the server ends, calls under way are answered, and further ones on lines that are still open are sent elsewhere. */
export const endingPlugin = fp(
  async (app: FastifyInstance) => {
    let isEnding = false;
    app.addHook('preClose', async () => {
      isEnding = true;
    });
    app.addHook('onRequest', (_request, _reply, done) => {
      if (isEnding) throw new Problem(503, 'unavailable');
      done();
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isEnding) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'ending' },
);
