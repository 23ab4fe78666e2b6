import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { cacheFirst } from './cache-first.ts';
import { prebuildResponse } from './prebuilt-response.ts';

const front = cacheFirst(readEnv({}));
const server = front.serverFactory((_request, response) => response.end('application'), {});
let address = '';

beforeAll(async () => {
  const cached = await prebuildResponse({ status: 200, headers: { 'content-type': 'text/html' }, body: 'cached' });
  const log = Fastify({ logger: false }).log;
  front.start({ cached: { get: () => cached, set: () => {} }, sessionCookies: ['shop.session', 'former'], log });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (isAddress(at)) address = `http://127.0.0.1:${at.port}/`;
});
afterAll(() => server.close());

const isAddress = (at: AddressInfo | string | null): at is AddressInfo => typeof at === 'object' && at !== null;
const ask = async (cookie: string) => (await fetch(address, { headers: { cookie } })).text();

it('answers strangers what is cached, and leaves whoever may be signed in to the application', async () => {
  expect(await ask('XSRF-TOKEN=1')).toBe('cached');
  expect(await ask('XSRF-TOKEN=1; shop.session=2')).toBe('application');
  expect(await ask('former=2')).toBe('application');
});
