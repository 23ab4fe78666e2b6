import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { buildApp } from '#server/app.ts';
import { secrets } from '#server/db/schema/secrets.ts';
import { openDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { type HttpClient, httpClient } from '#tests/support/http-client.ts';
import { signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const started: FastifyInstance[] = [];
const [oldest, middle, newest] = ['a', 'b', 'c'].map((letter) => letter.repeat(43));

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  for (const app of started) await app.close();
  await test.close();
});

/** Another server on the same database, with settings of its own. */
async function start(variables: Record<string, string>): Promise<FastifyInstance> {
  const { database, catalogue, log, env } = test.deps;
  const settings = readEnv({ RATE_LIMITS: 'off', DATA_DIR: env.dataDir, LOG_LEVEL: 'silent', ...variables });
  const deps = await openDeps(settings, { database, catalogue, log, clock: test.clock });
  await deps.jobs.install();
  const app = await buildApp(deps);
  started.push(app);
  return app;
}

function sameBrowserAt(app: FastifyInstance, browser: HttpClient): HttpClient {
  const other = httpClient(app);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

const whoIs = (browser: HttpClient): Promise<unknown> => succeed(browser.get(api.auth.currentUser));
const stored = (name: string) => test.deps.db.select().from(secrets).where(eq(secrets.name, name));

it('of the database move into a file of the data folder with the first start in production, and what they signed holds', async () => {
  const anna = await signUp(test, 'anna@example.org');
  const dataDir = join(test.deps.env.dataDir, randomUUID());
  const production = await start({ MODE: 'production', DATA_DIR: dataDir });
  const file = join(dataDir, 'signing-secrets');
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([expect.stringMatching(/^[\w-]{43}$/), test.deps.env.secret]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await stored('signing')).toEqual([]);
  expect(await whoIs(sameBrowserAt(production, anna))).toMatchObject({ account: { email: 'anna@example.org' } });

  const elsewhere = start({ MODE: 'production', DATA_DIR: join(test.deps.env.dataDir, randomUUID()) });
  await expect(elsewhere).rejects.toThrow('einen anderen Schlüssel');
  await test.deps.db.delete(secrets);
});

it('of the setting take turns: the newest signs, all are believed, one that is gone is not', async () => {
  const before = await start({ MODE: 'production', SIGNING_SECRETS: `${oldest}` });
  const visitor = httpClient(before);
  const body = { email: 'bernd@example.org', password: 'vier Pferde im Regal' };
  await succeed(visitor.post(api.auth.registerAccount, body));

  const between = sameBrowserAt(await start({ MODE: 'production', SIGNING_SECRETS: `${middle}, ${oldest}` }), visitor);
  expect(await whoIs(between)).toMatchObject({ account: { email: body.email } });
  await succeed(between.post(api.auth.logout));
  await succeed(between.post(api.auth.login, body));

  const after = await start({ MODE: 'production', SIGNING_SECRETS: `${newest},${middle}` });
  expect(await whoIs(sameBrowserAt(after, between))).toMatchObject({ account: { email: body.email } });
  expect(await whoIs(sameBrowserAt(after, visitor))).toEqual({ account: null });
  await expect(start({ MODE: 'production', SIGNING_SECRETS: `${oldest}` })).rejects.toThrow('einen anderen Schlüssel');
  expect(() => readEnv({ SIGNING_SECRETS: 'short' })).toThrow('mindestens 32 Zeichen');
});
