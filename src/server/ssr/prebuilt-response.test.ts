import { expect, it } from 'vitest';
import { prebuildResponse } from './prebuilt-response.ts';

it('says what it takes in memory: its packed body alone with nothing beside it, and its heads', async () => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': 'x'.repeat(700) };
  const { body, bytes } = await prebuildResponse({ status: 200, headers, body: '<p>Ankauf</p>'.repeat(2_000) });
  expect(body.buffer.byteLength).toBe(body.length);
  expect(bytes).toBeGreaterThan(body.length + 700);
});
