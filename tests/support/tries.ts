import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** Somebody who calls from an address of their own. */
export function callsFrom(test: TestApp, ip: string) {
  const visitor = test.visitor();
  return (path: string, body: object): Promise<LightMyRequestResponse> =>
    visitor.post(path, body, { 'x-forwarded-for': ip });
}

/** How the same call is answered again and again. */
export async function statuses(times: number, call: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) found.push((await call()).statusCode);
  return found;
}
