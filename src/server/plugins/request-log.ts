import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { redactPath } from '#server/redact-path.ts';

/** One line per answered request: what was asked, what was answered, how long it took. */
export const requestLogPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info({
        method: request.method,
        path: redactPath(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
    });
  },
  { name: 'request-log' },
);
