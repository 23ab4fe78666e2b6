import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { accessKind } from '#server/policies/access.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type AppRoute, withRoutes } from '#tests/support/app-routes.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let routes: AppRoute[];
const offerId = newOfferId();
const planted = ['/open/door', '/of/:someId'];
const mistakes: string[] = [];

function mistakeOf(register: () => void): string {
  try {
    register();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

beforeAll(async () => {
  const declared = { config: { access: 'customer' } } as const;
  const started = await withRoutes(() =>
    startTestApp({}, (app) => {
      app.get('/mistaken', { config: { access: 'visitor' } }, async ({ customer }) => customer.account.id);
      app.get('/rightly', declared, async ({ customer }) => ({ email: customer.account.email }));
      mistakes.push(
        mistakeOf(() => app.post('/open/door', async () => 'come in')),
        mistakeOf(() => app.get('/of/:someId', { config: { access: { owner: 'belong' } } }, async () => 'mine')),
      );
    }),
  );
  test = started.value;
  routes = started.routes.filter(({ url }) => !planted.includes(url));
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org')));
});
afterAll(() => test.close());

const closed = () => routes.filter(({ access }) => access !== 'public' && access !== 'visitor');
const urlOf = ({ url }: AppRoute) => url.replace(':offerId', offerId).replace(/:\w+/g, 'x');

/** Bodies that no route could take: whoever may not call does not even learn that. */
const bodies: Omit<InjectOptions, 'method' | 'url'>[] = [
  {},
  { payload: '{"', headers: { 'content-type': 'application/json' } },
  { payload: 'x'.repeat(3_000_000), headers: { 'content-type': 'application/json' } },
  { payload: 'x', headers: { 'content-type': 'application/x-unknown' } },
];

async function answersOf(caller: HttpClient, asked: AppRoute[]): Promise<string[]> {
  await caller.get(api.auth.currentUser);
  const token = { 'x-xsrf-token': caller.cookies.get('XSRF-TOKEN') ?? '' };
  const answers = new Set<string>();
  for (const route of asked) {
    const method = z.enum(['GET', 'HEAD', 'POST']).parse(route.method);
    for (const { headers, ...body } of method === 'POST' ? bodies : [{}]) {
      const answer = await caller.send({ ...body, method, url: urlOf(route), headers: { ...headers, ...token } });
      const code = method === 'HEAD' ? '' : ` ${answer.json().code}`;
      answers.add(`${answer.statusCode}${code}`);
    }
  }
  return [...answers].toSorted();
}

describe('every route', () => {
  it('says who may call it', () => {
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    expect(closed().length).toBeGreaterThan(60);
  });

  it('that changes something asks for the anti-forgery token, but the one that mail programs call', () => {
    const open = routes.filter(({ access, method }) => access === 'public' && method !== 'GET' && method !== 'HEAD');
    expect(open.map(({ url }) => url)).toEqual(['/selfservice/api/unsubscribe/:token']);
  });

  it('of the desk is for staff, but the way in and out', () => {
    const open = routes.filter(({ url, access }) => url.startsWith('/desk/') && typeof access !== 'object');
    expect([...new Set(open.map(({ url }) => url))].toSorted()).toEqual([
      '/desk/api/currentUser',
      '/desk/api/login',
      '/desk/api/logout',
    ]);
  });

  it('about one offer or document is for its owner, but the inquiry that makes the offer and what its sender hears of it', () => {
    const ofShop = routes.filter(({ url }) => url.startsWith('/selfservice/') && /:(offerId|documentId)/.test(url));
    const others = ofShop.filter(({ access }) => access && accessKind(access) !== 'owner');
    // The second tells whoever has not the cookie of the first the same of every id (sent-inquiry.test.ts).
    expect([...new Set(others.map(({ url }) => url))]).toEqual([
      '/selfservice/api/submitOffer/:offerId',
      '/selfservice/api/sentInquiry/:offerId',
    ]);
  });

  it('that keeps a door answers a stranger 401, whatever is in the body', async () => {
    expect(await answersOf(test.visitor(), closed())).toEqual(['401', '401 notSignedIn']);
  });

  it('of the desk answers a customer the same, and one of the shop the staff', async () => {
    const ofDesk = closed().filter(({ access }) => access && accessKind(access) === 'staff');
    const ofShop = closed().filter(({ access }) => access && accessKind(access) !== 'staff');
    expect(await answersOf(await signUp(test, 'kunde@example.org'), ofDesk)).toEqual(['401', '401 notSignedIn']);
    expect(await answersOf(await signInStaff(test), ofShop)).toEqual(['401', '401 notSignedIn']);
  });

  it('of an owner does not exist for another customer, whatever is in the body', async () => {
    const ofOwner = closed().filter(({ access }) => access && accessKind(access) === 'owner');
    expect(await answersOf(await signUp(test, 'bernd@example.org'), ofOwner)).toEqual(['404', '404 notFound']);
  });

  it('for confirmed addresses refuses the others, whatever is in the body', async () => {
    const unconfirmed = test.visitor();
    await succeed(unconfirmed.post(api.auth.registerAccount, { email: 'neu@example.org', password }));
    const ofConfirmed = closed().filter(({ access }) => access === 'confirmed');
    expect(await answersOf(unconfirmed, ofConfirmed)).toEqual(['409', '409 emailNotConfirmed']);
  });
});

describe('every documented call', () => {
  it('stands in a group with one name', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.object({ tags: z.array(z.string()) }))) })
      .parse((await test.visitor().get('/api/docs/json')).json());
    const groups = new Set(Object.values(paths).flatMap((calls) => Object.values(calls).flatMap(({ tags }) => tags)));
    const spoken = new Set([...groups].map((group) => group.replace(/\W/g, '').toLowerCase()));
    expect([...groups]).toContain('selfservice');
    expect(spoken.size).toBe(groups.size);
  });
});

describe('every documented call that changes something', () => {
  const changing = () => routes.filter(({ documented, method }) => documented && method !== 'GET' && method !== 'HEAD');

  it('says what becomes of it when it comes a second time', () => {
    expect(changing().filter(({ repeat }) => repeat === undefined)).toEqual([]);
    expect(changing().length).toBeGreaterThan(60);
  });

  it('takes an Idempotency-Key where it is a command on an offer or an upload, and the documentation describes the header', async () => {
    const keyed = changing().filter(({ repeat }) => repeat === 'keyed');
    const document = (await test.visitor().get('/api/docs/json')).json();
    const withHeader = z
      .record(
        z.string(),
        z.object({ post: z.object({ parameters: z.array(z.object({ name: z.string() })).optional() }).optional() }),
      )
      .parse(document.paths);
    const described = Object.entries(withHeader).filter(([, { post }]) =>
      post?.parameters?.some(({ name }) => name === 'idempotency-key'),
    );
    const asDocumented = keyed.map(({ url }) => url.replace(/:(\w+)/g, '{$1}'));
    expect(described.map(([path]) => path).toSorted()).toEqual(asDocumented.toSorted());
    const urls = keyed.map(({ url }) => url);
    expect(urls).toContain('/desk/api/dispatchReturns/:offerId');
    expect(urls.filter((url) => url.endsWith('/uploads'))).toEqual([
      '/selfservice/api/uploads',
      '/firm/api/uploads',
      '/desk/api/uploads',
    ]);
  });
});

describe('a route that does not say who may call it', () => {
  it('keeps the server from starting, and is named', () => {
    expect(mistakes).toEqual([
      'POST /open/door does not declare who may call it (config.access)',
      'GET /of/:someId is for owners, but its address names nothing that has one',
    ]);
  });

  it('gets no account either, by a mistake that nobody can overlook', async () => {
    const customer = await signUp(test, 'clara@example.org');
    expect((await customer.get('/rightly')).json()).toEqual({ email: 'clara@example.org' });
    expect((await customer.get('/mistaken')).statusCode).toBe(500);
  });
});

describe('the documentation', () => {
  const paths = z.record(z.string(), z.record(z.string(), z.looseObject({ description: z.string() })));

  it('shows who may call, and what they bring', async () => {
    const document = (await test.visitor().get('/api/docs/json')).json();
    const calls = paths.parse(document.paths);
    expect(calls['/selfservice/api/acceptBid/{offerId}']?.post).toMatchObject({
      'x-access': 'owner:decide',
      security: [{ customer: [], antiForgery: [] }],
      description: expect.stringContaining('Zugang: angemeldet als Verkäufer dieses Verkaufs'),
    });
    expect(calls['/desk/api/queue']?.get).toMatchObject({
      'x-access': 'staff:desk',
      'x-scopes': ['read', 'buyer', 'warehouse', 'accounting'],
      security: [{ staff: [] }, { token: [] }],
    });
    expect(calls['/desk/api/addApiToken']?.post).not.toHaveProperty('x-scopes');
    expect(calls['/auth/api/login']?.post).toMatchObject({ 'x-access': 'visitor', security: [{ antiForgery: [] }] });
    expect(calls['/cms/items/blog_posts']?.get).toMatchObject({ 'x-access': 'public', security: [] });
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      'customer',
      'staff',
      'token',
      'firmToken',
      'antiForgery',
    ]);
    const silent = Object.values(calls).flatMap((methods) =>
      Object.values(methods).filter((call) => !call['x-access']),
    );
    expect(silent).toEqual([]);
  });

  it('shows in production the calls of the desk to its staff alone', async () => {
    const production = await startTestApp({ MODE: 'production' });
    const ofDesk = async (client: HttpClient) => {
      const { paths: shown, components } = (await client.get('/api/docs/json')).json();
      const yaml = (await client.get('/api/docs/yaml')).body;
      const calls = Object.keys(shown).filter((path) => path.startsWith('/desk/'));
      return {
        calls: calls.length > 0,
        inYaml: yaml.includes('/desk/'),
        scheme: 'staff' in components.securitySchemes,
        schemas: Object.keys(components.schemas).filter((name) => /^(?:Desk|BidEntries)/.test(name)).length > 0,
        lost: [...yaml.matchAll(/#\/components\/schemas\/(\w+)/g)].filter(
          ([, name = '']) => !(name in components.schemas),
        ),
      };
    };
    const strangers = production.visitor();
    const nothing = { calls: false, inYaml: false, scheme: false, schemas: false, lost: [] };
    expect(await ofDesk(strangers)).toEqual(nothing);
    const all = { calls: true, inYaml: true, scheme: true, schemas: true, lost: [] };
    expect(await ofDesk(await signInStaff(production))).toEqual(all);
    expect(await ofDesk(strangers)).toEqual(nothing);
    await production.close();
  });
});
