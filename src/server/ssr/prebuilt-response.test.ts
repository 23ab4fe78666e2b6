import { expect, it } from 'vitest';
import { prebuildResponse } from './prebuilt-response.ts';

it('says what it takes in memory: its packed bodies alone with nothing beside them, and its heads', async () => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': 'x'.repeat(700) };
  const { bodies, bytes } = await prebuildResponse({ status: 200, headers, body: '<p>Ankauf</p>'.repeat(2_000) });
  const held = bodies.br.buffer.byteLength + bodies.gzip.buffer.byteLength;
  expect(held).toBe(bodies.br.length + bodies.gzip.length);
  expect(bytes).toBeGreaterThan(held + 700);
});
