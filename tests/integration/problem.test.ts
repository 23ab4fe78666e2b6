import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import { api } from '#contract/site/urls.ts';
import { Problem } from '#server/problem.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let visitor: HttpClient;

beforeAll(async () => {
  const open = { config: { access: 'visitor' } } as const;
  test = await startTestApp({}, (app) => {
    app.post(
      '/echo',
      { ...open, schema: { body: z.strictObject({ name: z.string().max(5) }) } },
      async (request) => request.body,
    );
    app.get('/refused', open, async () => {
      throw new Problem(409, 'deadlinePassed', { amount: 'Zu spät.' }, { currentStatus: 'deadlinePassed' });
    });
    app.get('/busy', open, async () => {
      throw new Problem(429, 'uploadsBusy');
    });
    app.get('/full', open, async () => {
      await test.deps.db.execute(
        sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
      );
    });
    app.get('/broken', open, async () => {
      throw new Error('select secret from /etc/passwd');
    });
  });
  visitor = test.visitor();
});
afterAll(() => test.close());

describe('a refused call', () => {
  it('answers with the code, a German sentence and the fields', async () => {
    const response = await visitor.get('/refused');
    expect(response.statusCode).toBe(409);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toEqual({
      type: 'urn:problem:deadlinePassed',
      title: 'Passt nicht zum jetzigen Stand',
      status: 409,
      code: 'deadlinePassed',
      detail: 'Die Frist ist abgelaufen. Bitte sehen Sie sich den aktuellen Stand an.',
      fields: { amount: 'Zu spät.' },
      currentStatus: 'deadlinePassed',
    });
  });

  it('says when to come back where there is too much to do', async () => {
    expect((await visitor.get('/busy')).headers['retry-after']).toBe('60');
    expect((await visitor.get('/refused')).headers['retry-after']).toBeUndefined();
  });

  it('says that the disk of the database is full, not that something broke', async () => {
    const response = await visitor.get('/full');
    expect(problemOf(response.json())).toMatchObject({ status: 507, code: 'diskFull' });
  });

  it('tells nothing about an error of our own', async () => {
    const response = await visitor.get('/broken');
    expect(problemOf(response.json())).toMatchObject({ status: 500, code: 'internal' });
    expect(response.body).not.toMatch(/select|passwd|at /);
  });

  it.each([
    ['a missing field', {}, { name: 'Diese Angabe fehlt.' }],
    ['an unknown field', { name: 'a', extra: 1 }, { extra: 'Diese Angabe ist hier nicht vorgesehen.' }],
    ['a wrong type', { name: 1 }, { name: 'Diese Angabe ist ungültig.' }],
    ['a text too long', { name: 'abcdef' }, { name: 'Höchstens 5 Zeichen.' }],
  ])('names the field: %s', async (_, body, fields) => {
    const response = await visitor.post('/echo', body);
    expect(response.statusCode).toBe(400);
    expect(problemOf(response.json())).toMatchObject({ code: 'invalidBody', fields });
  });

  it.each([
    ['text that is no JSON', '{"name":', 'application/json', 400, 'invalidJson'],
    ['a prototype that somebody plants', '{"__proto__":{"a":1}}', 'application/json', 400, 'invalidJson'],
    ['a NUL character', '{"name":"a\\u0000"}', 'application/json', 400, 'invalidBody'],
    ['half a character', '{"name":"\\ud800"}', 'application/json', 400, 'invalidBody'],
    ['no body', '', 'application/json', 400, 'invalidBody'],
    ['too much', `{"name":"${'x'.repeat(70_000)}"}`, 'application/json', 413, 'bodyTooLarge'],
    ['another format', 'name=a', 'application/x-www-form-urlencoded', 415, 'unsupportedMediaType'],
  ])('has a code for %s', async (_, payload, type, status, code) => {
    const token = await tokenOf(visitor);
    const headers = { 'content-type': type, 'x-xsrf-token': token };
    const response = await visitor.send({ method: 'POST', url: '/echo', payload, headers });
    expect(response.statusCode).toBe(status);
    expect(problemOf(response.json()).code).toBe(code);
  });

  it.each(['/selfservice/api/nothing', '/auth/api/nothing', '/desk/api/a%00b', '/selfservice/api/listOffers/'])(
    'is a 404 where there is nothing: %s',
    async (path) => {
      const response = await visitor.get(path);
      expect(response.statusCode).toBe(404);
      expect(problemOf(response.json()).code).toBe('notFound');
    },
  );

  it('is a 404 as well for a method that an address does not know', async () => {
    const response = await visitor.delete('/healthz');
    expect(response.statusCode).toBe(404);
  });
});

describe('a call that changes something', () => {
  const refused = { status: 403, code: 'antiForgery' };

  it('is refused without the header', async () => {
    await tokenOf(visitor);
    const response = await visitor.send({ method: 'POST', url: '/echo', payload: { name: 'a' } });
    expect(problemOf(response.json())).toMatchObject(refused);
  });

  it('is refused with a token that we did not sign, though cookie and header agree', async () => {
    const planted = 'planted.token';
    const response = await test.app.inject({
      method: 'POST',
      url: '/echo',
      payload: { name: 'a' },
      cookies: { 'XSRF-TOKEN': planted },
      headers: { 'x-xsrf-token': planted },
    });
    expect(problemOf(response.json())).toMatchObject(refused);
  });

  it('is refused when the browser says that another site sends it', async () => {
    const response = await visitor.post('/echo', { name: 'a' }, { 'sec-fetch-site': 'cross-site' });
    expect(problemOf(response.json())).toMatchObject(refused);
  });

  it('is done with the token that currentUser handed out', async () => {
    const response = await visitor.post('/echo', { name: 'a' }, { 'sec-fetch-site': 'same-origin' });
    expect(response.json()).toEqual({ name: 'a' });
  });
});

describe('every answer', () => {
  it('forbids foreign scripts, frames and guessing of types', async () => {
    const { headers } = await visitor.get('/healthz');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/%E0%A4%A/',
    '/auth/%E0%A4%A/',
    '/assets/%zz',
    '/selfservice/api/%',
    `/selfservice/api/readOffer/${'x'.repeat(2_000)}`,
    `/desk/${'x'.repeat(7_000)}`,
  ])('has them too at an address that cannot be read: %s', async (url) => {
    const { statusCode, headers, body } = await visitor.get(url);
    const ordinary = await visitor.get('/selfservice/api/nothing');
    expect([statusCode < 500, headers['content-type']]).toEqual([true, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(body).detail).toMatch(/Adresse|melden Sie sich an/);
    const guards = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];
    for (const name of guards) expect([name, headers[name]]).toEqual([name, ordinary.headers[name]]);
  });

  it('has its cookies marked secure when the shop is served over TLS', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://ankauf.example.org' });
    const response = await secure.visitor().get(api.auth.currentUser);
    expect(response.cookies).toMatchObject([{ name: 'XSRF-TOKEN', secure: true, sameSite: 'Lax' }]);
    await secure.close();
  });

  it('is refused to whoever asks too often', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    const uploads = () => limited.visitor().upload(limited.deps.env.uploadUrl, []);
    const answers: Awaited<ReturnType<typeof uploads>>[] = [];
    for (let i = 0; i < 121; i++) answers.push(await uploads());
    expect(answers.at(-2)?.statusCode).toBe(400);
    expect(answers.at(-1)?.json()).toMatchObject({ status: 429, code: 'uploadsTooOften' });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('the documentation', () => {
  it('describes the calls from the schemas that check them', async () => {
    const document = (await visitor.get('/api/docs/json')).json();
    expect(Object.keys(document.paths)).toContain('/auth/api/currentUser');
    expect((await visitor.get('/api/docs/')).statusCode).toBe(200);
    expect((await visitor.get('/api/docs')).headers.location).toBe('/api/docs/');
  });

  it('says of every call what it is for, what it takes, what it answers and how it refuses', async () => {
    const { paths } = documentation.parse((await visitor.get('/api/docs/json')).json());
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, method, ...call })),
    );
    expect(calls.length).toBeGreaterThan(60);
    const lacking = calls.filter(({ method, summary, requestBody, responses }) => {
      const success = Object.keys(responses['200']?.content ?? {});
      const body = method === 'post' ? Object.keys(requestBody?.content ?? {}) : ['none'];
      return !summary || body.length === 0 || success.length === 0 || responses.default?.$ref !== refusal;
    });
    expect(lacking.map(({ name }) => name)).toEqual([]);
    expect(calls.find(({ name }) => name === 'post /desk/api/uploads')?.requestBody?.content).toHaveProperty([
      'multipart/form-data',
    ]);
  });
});

/** Where the description says that it is a problem document. */
const refusal = '#/components/responses/Refused';
const content = z.object({ $ref: z.string().optional(), content: z.record(z.string(), z.unknown()).optional() });
const documentation = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string().optional(),
        requestBody: content.optional(),
        responses: z.record(z.string(), content),
      }),
    ),
  ),
});

function problemOf(body: unknown) {
  return problemSchema.parse(body);
}

async function tokenOf(client: HttpClient): Promise<string> {
  await client.get(api.auth.currentUser);
  return client.cookies.get('XSRF-TOKEN') ?? '';
}
