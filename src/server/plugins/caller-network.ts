import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the caller sits, as limits count it: an IPv4 address, or the /64 of an IPv6 one. */
    readonly network: string;
  }
}

/** What providers hand a single customer: whoever has one has 2^64 addresses in it. */
const ownBits = 64;

/**
 * Names the network that a request comes from. What a proxy of ours says counts (`TRUST_PROXY`); where that is no address, it is the
 * neighbour on the line.
 */
export const callerNetworkPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('network', {
      getter(this: FastifyRequest) {
        return networkOf(this.ip) ?? networkOf(this.socket.remoteAddress ?? '') ?? 'unknown';
      },
    });
  },
  { name: 'caller-network' },
);

function networkOf(said: string): string | undefined {
  const address = withoutPort(said);
  if (!ipaddr.IPv6.isValid(address)) return ipaddr.IPv4.isValidFourPartDecimal(address) ? address : undefined;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : firstOf(address);
}

function firstOf(address: string): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ownBits}`).toString();
}

/** Some load balancers name the caller's port as well. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
