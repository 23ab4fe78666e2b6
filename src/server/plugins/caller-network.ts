import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '#server/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the caller sits, as limits count it: an IPv4 address, or the /64 of an IPv6 one. */
    network: string;
  }
}

/**
 * Names the network that a request comes from. What a proxy of ours says counts (`TRUST_PROXY`); where that is no address, it is the
 * neighbour on the line.
 */
export const callerNetworkPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('network', 'unknown');
    // At once: whose line breaks meanwhile has no address any more, and is refused and logged all the same.
    app.addHook('onRequest', async (request) => {
      request.network = networkOf(request.ip) ?? networkOf(request.socket.remoteAddress ?? '') ?? 'unknown';
    });
  },
  { name: 'caller-network' },
);
