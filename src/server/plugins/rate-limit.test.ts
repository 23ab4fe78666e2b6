import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { rateLimitPlugin } from './rate-limit.ts';

const ceiling = 1_200;

it('stops a flood from one address, but never the files that pages are made of', async () => {
  const app = fastify();
  await app.register(rateLimitPlugin, { deps: { env: { ...readEnv({}), secret: '' } } });
  for (const path of ['/assets/js/page.js', '/assets/data/*', '/calls']) app.get(path, () => 'ok');
  const statusAfterFlood = async (url: string) => {
    for (let count = 0; count < ceiling; count += 1) await app.inject({ url, remoteAddress: url });
    return (await app.inject({ url, remoteAddress: url })).statusCode;
  };
  expect(await statusAfterFlood('/calls')).toBe(429);
  expect(await statusAfterFlood('/assets/data/wizard/index.json')).toBe(429);
  expect(await statusAfterFlood('/assets/js/page.js')).toBe(200);
  await app.close();
});
