import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type ProblemCode, type ProblemDocument, problemDocument, waitingDetail } from '#contract/problem.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { isDiskFull } from '#server/disk-full.ts';
import { awayFor, Problem } from '#server/problem.ts';
import { StorageUnavailable } from '#server/storage-unavailable.ts';

/** What Fastify and its plugins refuse by themselves, by the status they give. */
const ownRefusals: Record<number, ProblemCode> = {
  400: 'invalidRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** Seconds after which whoever was told that there is too much to do may try again. */
const busyFor = 60;

/** Seconds after which a call that is still being done is most likely answered. */
const inUseFor = 2;

/** Every answer that is not a success is a problem document with a stable code and a German sentence, and no more. */
export const problemPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
      const document = documentOf(error);
      request.refusedFor = document.code;
      if (error instanceof Problem && error.concerned) request.concerned = error.concerned;
      if (document.status >= 500) request.log.error({ reqId: request.id, err: error }, 'A request failed');
      const usual =
        document.code === 'idempotencyKeyInUse' ? inUseFor : { 429: busyFor, 503: awayFor }[document.status];
      const wait = reply.getHeader('retry-after') ?? usual;
      if (wait !== undefined) reply.header('retry-after', wait);
      const detail = waitingDetail(document.code, Number(wait));
      const told = detail === undefined ? document : { ...document, detail };
      return reply.code(document.status).type('application/problem+json').send(told);
    });

    app.setNotFoundHandler((_, reply) =>
      reply.code(404).type('application/problem+json').send(problemDocument(404, 'notFound')),
    );

    // PostgreSQL stores no NUL: an address that holds one names nothing.
    app.addHook('onRequest', (request, _reply, done) => {
      if (/%00/.test(request.url)) throw new Problem(404, 'notFound');
      done();
    });
  },
  { name: 'problem' },
);

function documentOf(error: FastifyError | Problem): ProblemDocument {
  if (error instanceof Problem) return error.document;
  if (isDatabaseAway(error)) return problemDocument(503, 'databaseAway');
  if (error instanceof StorageUnavailable) return problemDocument(503, 'storageUnavailable');
  if (isDiskFull(error)) return problemDocument(507, 'diskFull');
  const { statusCode: status = 500 } = error;
  const code = ownRefusals[status] ?? (status >= 400 && status < 500 ? 'invalidRequest' : undefined);
  return code === undefined ? problemDocument(500, 'internal') : problemDocument(status, code);
}
