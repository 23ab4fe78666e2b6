import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '#server/problem.ts';

const megabyte = 1024 * 1024;
/** What all bodies of JSON together may take that are being received or dealt with; those of one network get less. */
const most = { inAll: 128 * megabyte, perNetwork: 48 * megabyte };
/** Everybody's forms: too small to be counted. */
const uncounted = 64 * 1024;

/**
 * Bounds the memory that large bodies take together, before the first byte of one is read: whoever sends many slowly holds no more of
 * it than whoever sends few. After the access, so that only those count who may call.
 */
export const bodyMemoryPlugin = fp(
  async (app: FastifyInstance) => {
    let inAll = 0;
    const byNetwork = new Map<string, number>();

    function take(network: string, bytes: number): void {
      inAll += bytes;
      const left = (byNetwork.get(network) ?? 0) + bytes;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    }

    app.addHook('preParsing', (request, reply, _payload, done) => {
      const bytes = announcedBytes(request);
      if (bytes <= uncounted) return done();
      const { network } = request;
      const ofNetwork = byNetwork.get(network) ?? 0;
      if (inAll + bytes > most.inAll || ofNetwork + bytes > most.perNetwork) throw new Problem(429, 'bodiesBusy');
      take(network, bytes);
      reply.raw.once('close', () => take(network, -bytes));
      done();
    });
  },
  { name: 'body-memory', dependencies: ['access', 'caller-network', 'json-body'] },
);

/** A body in pieces may become as long as its call allows. Files are no JSON: they go to the disk as they come. */
function announcedBytes({ is404, headers, routeOptions }: FastifyRequest): number {
  if (is404 || !headers['content-type']?.startsWith('application/json')) return 0;
  const { bodyLimit } = routeOptions;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  // A longer one is refused without being read.
  return length > bodyLimit ? 0 : length;
}
