import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const answers: LightMyRequestResponse[] = [];
const elsewhere = { origin: 'https://sh0p.example' };

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://shop.example' });
  const visitor = test.visitor();
  for (const url of [
    '/healthz',
    api.auth.currentUser,
    api.cms.posts,
    '/nowhere',
    '/%E4/',
    '/selfservice/api/%E4',
    '/assets/%E0%A4%A/',
    '/accounts/profile',
    '/api/docs/',
  ]) {
    answers.push(await visitor.get(url, elsewhere));
  }
  answers.push(await visitor.post(api.auth.login, { email: 'no address' }, elsewhere));
});
afterAll(() => test.close());

const valuesOf = (header: string) => new Set(answers.map(({ headers }) => String(headers[header])));

describe('every answer, of a success and of a refusal', () => {
  it('holds browsers to TLS for a year, on the host and below it', () => {
    expect(valuesOf('strict-transport-security')).toEqual(new Set(['max-age=31536000; includeSubDomains']));
  });

  it('lets no page of another origin read it', () => {
    expect(valuesOf('access-control-allow-origin')).toEqual(new Set(['undefined']));
  });

  it('has a policy without plugins, foreign bases and frames, and scripts of the shop alone', () => {
    for (const policy of valuesOf('content-security-policy')) {
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/script-src 'self'(;| 'sha256-)/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toMatch(/connect-src 'self' wss:\/\/shop\.example(;| )/);
    }
  });

  it('forbids guessing its type and keeps its address from other hosts', () => {
    expect(valuesOf('x-content-type-options')).toEqual(new Set(['nosniff']));
    expect(valuesOf('referrer-policy')).toEqual(new Set(['strict-origin-when-cross-origin']));
  });

  it('does not say what made it', () => {
    expect(valuesOf('server')).toEqual(new Set(['undefined']));
    expect(valuesOf('x-powered-by')).toEqual(new Set(['undefined']));
  });
});

describe('TRACE', () => {
  it('is not answered with what was sent', async () => {
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname);
    socket.write('TRACE /healthz HTTP/1.1\r\nHost: shop.example\r\nCookie: secret\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('secret');
  });
});
