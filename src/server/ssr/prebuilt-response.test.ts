import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { type PrebuiltResponse, prebuildResponse, sendPrebuilt } from './prebuilt-response.ts';

/** What a browser gets that takes no brotli. */
async function asGzip(answer: PrebuiltResponse, ...pack: [] | [() => Promise<Buffer>]): Promise<Response> {
  const port = await freePort();
  const server = createServer((request, response) => sendPrebuilt(answer, request, response, ...pack));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  try {
    return await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'gzip' } });
  } finally {
    server.close();
  }
}

const page = '<p>Ankauf</p>'.repeat(2_000);
const made = () => prebuildResponse({ status: 200, headers: { 'content-type': 'text/html' }, body: page });

it('says what it takes in memory: its packed body alone with nothing beside it, and its heads', async () => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': 'x'.repeat(700) };
  const { body, bytes } = await prebuildResponse({ status: 200, headers, body: '<p>Ankauf</p>'.repeat(2_000) });
  expect(body.buffer.byteLength).toBe(body.length);
  expect(bytes).toBeGreaterThan(body.length + 700);
});

it('is packed otherwise for whoever takes no brotli, and sent as it is where that fails', async () => {
  const packed = await asGzip(await made());
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe(page);

  const plain = await asGzip(await made(), () => Promise.reject(new Error('No memory')));
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(page);
});

it('ends the line where not even that can be had, and nothing else', async () => {
  await expect(asGzip({ ...(await made()), body: Buffer.from('no brotli') })).rejects.toThrow('fetch failed');
});
