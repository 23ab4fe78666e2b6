import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { type BodyBounds, bodyBounds } from '#server/bodies/body-bounds.ts';
import { isLargeBody, openBodyReader, smallBody } from '#server/bodies/body-reader.ts';

/** More values than this no call takes, whatever its schema allows: 20,000 serial numbers in 5,000 items have 150,000. */
const maxEntries = 200_000;
/** Of calls that say nothing about a body. */
const anyBody: BodyBounds = { bytes: 4_096, entries: 100, depth: 8 };
/** A schema does not change: a process that makes several servers, as tests do, asks it once. */
const boundsOf = new WeakMap<object, BodyBounds>();

/**
 * JSON bodies, each bound by what its schema can take at most: a larger one is refused before it is read, a deeper or fuller one
 * before it is parsed.
 */
export const jsonBodyPlugin = fp(
  async (app: FastifyInstance) => {
    const reader = openBodyReader();
    const usualLimit = app.initialConfig.bodyLimit ?? anyBody.bytes;

    app.addHook('onClose', () => reader.close());
    app.addHook('onRoute', (route) => {
      const schema = schemaOf(route);
      if (schema === undefined) return;
      const { bytes } = boundsOrMistake(route, schema);
      route.bodyLimit = Math.min(bytes, route.bodyLimit ?? usualLimit);
    });

    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
      const schema = schemaOf(request.routeOptions);
      const bounds = (schema && boundsOf.get(schema)) ?? anyBody;
      try {
        const read = reader.read(bytes, {
          schema,
          bounds,
          network: request.network,
          isGone: () => request.socket.destroyed,
        });
        if (read instanceof Promise) read.then((value) => done(null, value), done);
        else done(null, read);
      } catch (error) {
        if (error instanceof Error) done(error);
      }
    });
  },
  { name: 'json-body', dependencies: ['caller-network'] },
);

function schemaOf({ schema }: Pick<RouteOptions, 'schema'>): z.ZodType | undefined {
  return schema?.body instanceof z.ZodType ? schema.body : undefined;
}

function boundsOrMistake({ method, url }: RouteOptions, schema: z.ZodType): BodyBounds {
  const bounds = boundsOf.get(schema) ?? bodyBounds(schema);
  if (bounds.entries > smallBody.entries && !isLargeBody(schema))
    throw new Error(`${method} ${url} takes thousands of entries: its schema belongs into bodies/large-bodies.ts`);
  boundsOf.set(schema, { ...bounds, entries: Math.min(bounds.entries, maxEntries) });
  return bounds;
}
