import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { callerNetworkPlugin } from './caller-network.ts';
import { rateLimitPlugin } from './rate-limit.ts';

const ceiling = 1_200;

it('stops a flood from one network, but never the files that pages are made of', async () => {
  const app = fastify();
  await app.register(callerNetworkPlugin);
  await app.register(rateLimitPlugin, { deps: { env: { ...readEnv({}), secret: '', secrets: [''] } } });
  for (const path of ['/assets/js/page.js', '/assets/data/*', '/calls']) app.get(path, () => 'ok');
  const statusAfterFlood = async (url: string, addressOf: (count: number) => string) => {
    for (let count = 0; count < ceiling; count += 1) await app.inject({ url, remoteAddress: addressOf(count) });
    return (await app.inject({ url, remoteAddress: addressOf(ceiling) })).statusCode;
  };
  const one = (address: string) => () => address;
  expect(await statusAfterFlood('/calls', one('192.0.2.1'))).toBe(429);
  expect(await statusAfterFlood('/assets/data/wizard/index.json', one('192.0.2.2'))).toBe(429);
  expect(await statusAfterFlood('/assets/js/page.js', one('192.0.2.3'))).toBe(200);
  const ownNetwork = (count: number) => `2001:db8:1:2::${count.toString(16)}`;
  expect(await statusAfterFlood('/calls', ownNetwork)).toBe(429);
  const manyNetworks = (count: number) => `2001:db8:${count.toString(16)}::1`;
  expect(await statusAfterFlood('/calls', manyNetworks)).toBe(200);
  await app.close();
});
