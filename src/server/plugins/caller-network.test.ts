import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { callerNetworkPlugin } from './caller-network.ts';

/** Whom a server with this setting takes a caller for. */
async function networkWith(trusted: string, remoteAddress: string, forwarded?: string): Promise<string> {
  const app = fastify({ trustProxy: readEnv({ TRUST_PROXY: trusted }).trustProxy });
  await app.register(callerNetworkPlugin);
  app.get('/', async (request) => request.network);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return body;
}

const balancer = '10.1.2.3';
const caller = '203.0.113.7';

describe('the network of a caller', () => {
  it.each([
    ['nobody is trusted', 'off', caller, '9.9.9.9', caller],
    ['one hop is trusted', '1', balancer, `9.9.9.9, ${caller}`, caller],
    ['two hops are trusted', '2', balancer, `9.9.9.9, ${caller}, 10.1.2.4`, caller],
    ['networks are trusted', '10.0.0.0/8', balancer, `9.9.9.9, ${caller}`, caller],
    ['several networks are trusted', 'fd00::/8, 10.0.0.0/8', balancer, `9.9.9.9, ${caller}, fd12::1`, caller],
    ['one address is trusted', balancer, balancer, `9.9.9.9, ${caller}`, caller],
    ['it calls past the trusted network', '10.0.0.0/8', caller, '9.9.9.9', caller],
  ])('is not what it invents in X-Forwarded-For, where %s', async (_, trusted, neighbour, forwarded, expected) => {
    expect(await networkWith(trusted, neighbour, forwarded)).toBe(expected);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['::ffff:203.0.113.7', caller],
  ])('is the /64 of an IPv6 address: %s', async (address, expected) => {
    expect(await networkWith('off', address)).toBe(expected);
    expect(await networkWith('1', balancer, address)).toBe(expected);
  });

  it.each([
    [`${caller}:50123`, caller],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::'],
    ['unknown', balancer],
  ])('is found in what load balancers write: %s', async (forwarded, expected) => {
    expect(await networkWith('1', balancer, forwarded)).toBe(expected);
  });
});
