// Dear: every call of the app is made with much that is wrong.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { createLog } from '#server/log.ts';
import { accessKind } from '#server/policies/access.ts';
import { type BadRequest, badAddresses, badCookies, badPayloads, badQueries } from '#tests/factories/bad-requests.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type AppRoute, withRoutes } from '#tests/support/app-routes.ts';
import { databaseDigest } from '#tests/support/database-digest.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { flawOf } from '#tests/support/refusal.ts';
import { everyNth } from '#tests/support/sample.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let routes: AppRoute[];
let seller: HttpClient;
let desk: HttpClient;
let stored: Record<string, string>;
let written = '';
const email = 'verkauf@privat.example';
const offerId = newOfferId();
/** The one call without a page of ours before it: its address carries the proof (docs/decisions/0462). */
const byMailProgram = '/selfservice/api/unsubscribe/:token';

beforeAll(async () => {
  const output = {
    write(line: string) {
      written += line;
    },
  };
  const started = await withRoutes(() =>
    startTestApp({}, undefined, { log: createLog({ logLevel: 'trace' }, output) }),
  );
  ({ value: test, routes } = started);
  seller = await signUp(test, email);
  desk = await signInStaff(test);
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email)));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  stored = await databaseDigest(test.deps);
});
afterAll(() => test.close());

const posts = () => routes.filter((route) => route.method === 'POST' && route.url !== byMailProgram);
const withBody = () => posts().filter((route) => route.body !== undefined);
const documented = () => routes.filter((route) => route.documented && route.method !== 'HEAD');
const reads = () => documented().filter((route) => route.method === 'GET');
const urlOf = (route: AppRoute) => route.url.replace(':offerId', offerId).replace(/:\w+/g, 'x');
/** What a call does not answer without, and takes from anybody. */
const neededQueries: Record<string, Record<string, string>> = {
  '/selfservice/api/wizard/hits': { q: 'r640', limit: '5' },
  '/selfservice/api/answerWorth': { entryId: 'r640', condition: 'used' },
};
const callerOf = ({ url }: AppRoute) => (url.startsWith('/desk/') ? desk : seller);

/** As whoever may make the call, with the anti-forgery token of that browser. */
function send(route: AppRoute, { url, headers, payload }: BadRequest) {
  const by = callerOf(route);
  const token = by.cookies.get('XSRF-TOKEN') ?? '';
  const options: InjectOptions = { url: url ?? urlOf(route), headers: { 'x-xsrf-token': token, ...headers } };
  const method = route.method === 'GET' ? 'GET' : 'POST';
  return by.send({ ...options, method, ...(payload !== undefined && { payload }) });
}

async function flawsOf(wrong: AppRoute[], requestsFor: (route: AppRoute) => BadRequest[]): Promise<string[]> {
  expect(wrong.length).toBeGreaterThan(0);
  const flaws: string[] = [];
  // Neighbours share what is wrong: of 15 bodies or 8 queries each call gets others than the one before it.
  const isTaken = everyNth(7);
  for (const route of wrong) {
    for (const request of requestsFor(route).filter(isTaken)) {
      const flaw = flawOf(await send(route, request));
      if (flaw) flaws.push(`${route.method} ${route.url}, ${request.why}: ${flaw}`);
    }
  }
  await expectNoTrace();
  return flaws;
}

/** Nothing stored, no failure of ours, and not a word in the log of what was sent. */
async function expectNoTrace(): Promise<void> {
  expect(await databaseDigest(test.deps)).toEqual(stored);
  const own = [...seller.cookies.values(), ...desk.cookies.values(), email, 'desk@example.org'];
  const sent = ['script', 'etc%2fpasswd', 'etc/passwd', "OR '1'='1", 'xxxxxxxxxx'];
  expect([...own, ...sent].filter((secret) => written.includes(secret))).toEqual([]);
  expect(written.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([]);
}

describe('every call of the app', () => {
  it('refuses bodies that are no JSON object, or too large', async () => {
    expect(await flawsOf(withBody(), badPayloads)).toEqual([]);
  });

  it('finds nothing at addresses that cannot be read or name nothing', async () => {
    expect(await flawsOf(reads(), (route) => badAddresses(route.url))).toEqual([]);
  });

  it('refuses queries that it does not know', async () => {
    expect(await flawsOf(reads(), (route) => badQueries(urlOf(route)))).toEqual([]);
  });

  it('and every page and file beside them fails at no address and no query', async () => {
    const failed: string[] = [];
    const others = routes.filter((route) => !route.documented && route.method === 'GET');
    const isTaken = everyNth(5);
    for (const route of others) {
      const strange = route.url.replace('*', ':rest');
      for (const { url = '' } of [...badAddresses(strange), ...badQueries(urlOf(route))].filter(isTaken)) {
        const { statusCode } = await test.visitor().get(url);
        if (statusCode >= 500) failed.push(`${statusCode} ${url.slice(0, 100)}`);
      }
    }
    expect(failed).toEqual([]);
    await expectNoTrace();
  });

  it('knows no other method', async () => {
    const flaws: string[] = [];
    for (const route of documented()) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const) {
        const flaw = flawOf(await callerOf(route).send({ method, url: urlOf(route) }));
        if (flaw) flaws.push(`${method} ${route.url}: ${flaw}`);
      }
    }
    expect(flaws).toEqual([]);
  });

  it('that changes something is refused without the anti-forgery token of the same browser', async () => {
    const other = test.visitor();
    await other.get(api.auth.currentUser);
    const own = seller.cookies.get('XSRF-TOKEN') ?? '';
    const tokens = [
      '',
      'x',
      own.slice(0, -1),
      `${own}x`,
      '\u00e4',
      'x'.repeat(5_000),
      other.cookies.get('XSRF-TOKEN') ?? '',
    ];
    const codes = new Set<string>();
    // A firm's system brings its own token and no cookie, so there is nothing to forge.
    const ofBrowsers = posts().filter(({ access }) => access && accessKind(access) !== 'firm');
    for (const route of ofBrowsers) {
      for (const token of tokens) {
        const answer = await send(route, { why: 'token', payload: '{}', headers: { 'x-xsrf-token': token } });
        codes.add(`${answer.statusCode} ${answer.json().code}`);
      }
    }
    expect([...codes]).toEqual(['403 antiForgery']);
    await expectNoTrace();
  });

  it('takes a browser with cookies of its own making for a stranger', async () => {
    const answers = new Set<string>();
    const isTaken = everyNth(5);
    for (const route of documented()) {
      for (const cookie of badCookies.filter(isTaken)) {
        const { statusCode, headers } = await test.app.inject({
          method: route.method === 'GET' ? 'GET' : 'POST',
          url: urlOf(route),
          query: neededQueries[route.url] ?? {},
          headers: { cookie },
        });
        answers.add(`${route.method} ${statusCode} ${String(headers['content-type']).split(';')[0]}`);
      }
    }
    expect([...answers].toSorted()).toEqual([
      'GET 200 application/json',
      'GET 401 application/problem+json',
      'GET 404 application/problem+json',
      // Of a firm's systems, which no cookie opens.
      'POST 401 application/problem+json',
      'POST 403 application/problem+json',
    ]);
    await expectNoTrace();
  });
});

describe('bytes on the line', () => {
  it.each([
    ['that are no HTTP', 'Guten Tag\r\n\r\n', 400],
    ['with a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nbroken\u0000: y\r\n\r\n', 400],
    ['with a header of 100 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'that announce their length twice',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
  ])('%s are answered as a problem too', async (_, bytes, status) => {
    const { port } = new URL(test.app.listeningOrigin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'invalidRequest' });
  });
});
