import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashMetaName } from '#contract/site/page-data.ts';
import { DatabaseAway } from '#server/db/database-away.ts';
import { readEnv } from '#server/env.ts';
import { cacheFirst } from './cache-first.ts';
import { readableUrl } from './page-address.ts';
import { webPages } from './web-pages.ts';

const assets = {
  entry: '/assets/js/entry-1.js',
  css: ['/assets/css/entry-2.css'],
  preloads: ['/assets/js/ground-3.js'],
  screens: { HomePage: ['/assets/js/home-4.js'] },
};
const site = {
  url: 'https://shop.example',
  uploadUrl: '/uploads',
  asksConsent: false,
  consentScript: undefined,
  analytics: false,
};
const ada = {
  id: 'a1',
  email: 'ada@example.org',
  emailConfirmed: true,
  name: '',
  company: null,
  business: false,
  phone: null,
  street: null,
  zip: null,
  city: null,
  country: null,
  iban: null,
  paypal: null,
  accountHolder: null,
  taxId: null,
  taxIdType: null,
  vatStatus: null,
  vatStatusAt: null,
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
  updatedAt: new Date('2026-11-20T10:00:00.000Z'),
};

/** What the loaders answer; a test that changes it says so by the version. */
const content = { version: '1', step: 'Server', loads: 0, searches: [] as string[] };

/** The pages with a policy like the server's; whoever sends the cookie of Ada is Ada. */
const front = cacheFirst(readEnv({}));
const app = Fastify({
  serverFactory: front.serverFactory,
  routerOptions: { ignoreTrailingSlash: false },
  rewriteUrl: ({ url = '/' }) => readableUrl(url),
});

beforeAll(async () => {
  app.decorateRequest('account', async function account() {
    if (this.headers.cookie === 'session=firm') return { ...ada, business: true, vatStatusAt: new Date(0) };
    return this.headers.cookie === 'session=ada' ? ada : null;
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.raw.setHeader('content-security-policy', "default-src 'self';script-src 'self'");
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'notFound' }));
  await app.register(
    webPages({
      folder: import.meta.dirname,
      assets,
      site,
      settings: { version: () => '0', shop: () => ({}) },
      loaders: {
        '/wizard': {
          version: () => content.version,
          load: async () => {
            content.loads += 1;
            return { steps: [{ title: content.step, slug: 'server-verkaufen' }] };
          },
        },
        '/wizard/$id': {
          load: async ({ id }) => {
            if (id === 'fort') throw new DatabaseAway(new Error('connect to secret'));
            if (id === 'kaputt') throw new Error('select secret from /etc/passwd');
            return id === 'ä' ? { id } : undefined;
          },
        },
      },
      find: async (query) => {
        content.searches.push(query);
        return query === 'xyz' ? [] : [{ slug: 'dell-r640-verkaufen', title: 'Dell R640', note: 'Server' }];
      },
      sessionCookies: ['session'],
      front,
      now: () => Date.UTC(2026, 10, 20),
    }),
  );
});

afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const asAda = { cookie: 'session=ada' };
const hashIn = (html: string) => new RegExp(`<meta name="${hashMetaName}" content="([^"]+)"/>`).exec(html)?.[1];

describe('the pages of the shop', () => {
  it('are whole documents that name their files and their one address', async () => {
    const page = await get('/de/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/^<!DOCTYPE html><html lang="de".*<\/html>$/s);
    expect(page.body).toContain('<link rel="canonical" href="https://shop.example/"/>');
    for (const file of [assets.entry, ...assets.css, ...assets.preloads, '/assets/js/home-4.js']) {
      expect(page.body).toContain(`="${file}"`);
    }
  });

  it('allow exactly the scripts written into them, the second time as the first', async () => {
    for (const page of [await get('/agb/'), await get('/agb/')]) {
      const inline = page.body.match(/<script(?![^>]* src=)/g)?.length;
      expect(String(page.headers['content-security-policy']).match(/sha256-/g)).toHaveLength(inline ?? 0);
    }
  });

  it('tell the program of a firm, and what is due of it', async () => {
    const accountIn = (html: string) => /id:"a1"[^}]*/.exec(html)?.[0];
    expect(accountIn((await get('/', { cookie: 'session=firm' })).body)).toMatch(/vatStatusDue:!0.*business:!0/);
    expect(accountIn((await get('/', asAda)).body)).toBe('id:"a1",email:"ada@example.org",emailConfirmed:!0');
  });

  it('are not kept for others when they show who is signed in', async () => {
    const [stranger, known, next] = [await get('/'), await get('/', asAda), await get('/')];
    expect(stranger.headers['cache-control']).toBe('no-cache');
    expect(stranger.headers.vary).toBe('Accept-Encoding, Cookie');
    expect(known.headers['cache-control']).toBe('private, no-cache');
    expect(known.headers.vary).toBe('Accept-Encoding, Cookie');
    expect(known.body).toContain(ada.email);
    for (const page of [stranger, next]) expect(page.body).not.toContain(ada.email);
  });

  it('show the hits for the words of an address, which are searched anew each time', async () => {
    content.searches = [];
    for (const page of [await get('/wizard/?q=r640'), await get('/wizard/?q=r640')]) {
      expect(page.statusCode).toBe(200);
      expect(page.body).toMatch(/<a [^>]*href="\/wizard\/dell-r640-verkaufen\/"[^>]*role="option"/);
      expect(page.body).toContain('1 Vorschlag');
    }
    expect(content.searches).toEqual(['r640', 'r640']);
  });

  it('show no hits where nothing is asked, nothing is found or too much is asked, and own words in the latter', async () => {
    content.searches = [];
    expect((await get('/wizard/?q=')).body).not.toContain('role="option"');
    expect(content.searches).toEqual([]);
    expect((await get('/wizard/?q=xyz')).body).toContain('Im Katalog steht dazu nichts');
    const long = await get(`/wizard/?q=${'wort+'.repeat(12)}`);
    expect(content.searches).toEqual(['xyz']);
    expect(long.statusCode).toBe(200);
    expect(long.body).toContain('Bitte kürzen Sie die Suche.');
  });

  it('say markup in the words of an address as words', async () => {
    const { body } = await get(`/wizard/?q=${encodeURIComponent('<img src=x onerror=alert(1)></script>')}`);
    expect(body).not.toContain('<img src=x');
    expect(body).not.toMatch(/alert\(1\)><\/script>/);
    expect(body).toContain('&lt;img src=x');
  });

  it('say that they failed and not why', async () => {
    const page = await get('/wizard/kaputt/');
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('Diese Seite ließ sich nicht laden');
    expect(page.body).not.toMatch(/secret|passwd/);
  });

  it('say so in words, and when to come again, while the database is away', async () => {
    const page = await get('/wizard/fort/');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('Gerade nicht erreichbar');
    expect(page.body).not.toMatch(/secret|passwd/);
  });

  it('answer 404 with a page that says so and has no address of its own', async () => {
    for (const url of ['/gibt-es-nicht/', '/404/', '/de/gibt/es/nicht/', '/WIZARD/', '/wizard/gibt-es-nicht/']) {
      const page = await get(url);
      expect([url, page.statusCode]).toEqual([url, 404]);
      expect(page.body).toContain('Diese Seite gibt es nicht');
      expect(page.body).toContain('<meta name="robots" content="noindex"/>');
      expect(page.body).not.toContain('rel="canonical"');
    }
  });

  it.each([
    ['a byte that is no UTF-8', '/%E4/'],
    ['half an escape', '/wizard/%/'],
    ['a NUL', '/wizard/%00/'],
    ['an encoded way upwards', '/%2e%2e/%2e%2e/etc/passwd/'],
    ['encoded slashes', '/wizard%2Fserver%2F/'],
    ['a backslash', '/wizard/%5C../'],
    ['two slashes', '/wizard//'],
    ['ten thousand letters', `/${'a'.repeat(10_000)}/`],
  ])('are not found at an address with %s', async (_, url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Diese Seite gibt es nicht');
  });

  it.each(['/selfservice/api/nichts', '/auth/api/nichts', '/assets/js/nichts.js', '/favicon.ico'])(
    'leave %s to the calls and files',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'notFound' }]);
    },
  );

  it.each([
    ['/wizard?q=r640', '/wizard/?q=r640'],
    ['/de', '/de/'],
    ['//evil.example/x', '/evil.example/x/'],
  ])('lead from %s to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });
});

describe('a page that strangers have seen', () => {
  it('is sent again as it was, in the encoding that the browser takes', async () => {
    await get('/wizard/');
    const before = content.loads;
    const bodies = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'br;q=0', ''].map((encoding) => get('/wizard/', { 'accept-encoding': encoding })),
    );
    expect(bodies.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, undefined]);
    const [br, gzip, none] = bodies.map(({ rawPayload }) => rawPayload);
    expect(brotliDecompressSync(br ?? '').toString()).toBe(none?.toString());
    expect(gunzipSync(gzip ?? '').toString()).toBe(none?.toString());
    expect(content.loads).toBe(before);
  });

  it('is not sent to a browser that has it', async () => {
    const { etag } = (await get('/wizard/')).headers;
    const again = await get('/wizard/', { 'if-none-match': `W/"x", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('is made anew with a query, and for whoever is signed in', async () => {
    await get('/wizard/');
    const before = content.loads;
    await get('/wizard/?q=r640');
    await get('/wizard/?q=r640');
    await get('/wizard/', asAda);
    expect(content.loads).toBe(before + 3);
  });

  it('is dropped when its content has changed, and carries another hash', async () => {
    const before = await get('/wizard/');
    Object.assign(content, { version: '2', step: 'Notebooks' });
    const after = await get('/wizard/');
    expect(after.body).toContain('Notebooks');
    expect(hashIn(after.body)).not.toBe(hashIn(before.body));
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('the data of a page', () => {
  it('comes as JSON, its parameters decoded, with the hash of the documents', async () => {
    const hash = hashIn((await get('/agb/')).body);
    expect((await get('/assets/data/wizard/%C3%A4/index.json')).json()).toEqual({ hash, data: { id: 'ä' } });
  });

  it('names the code of its page, which a window fetches ahead', async () => {
    const hash = hashIn((await get('/agb/')).body);
    const modules = ['/assets/js/home-4.js'];
    expect((await get('/assets/data/index.json')).json()).toEqual({ hash, modules });
  });

  it('is a hash alone where the server knows nothing more', async () => {
    const hash = hashIn((await get('/agb/')).body);
    for (const path of ['/basket/', '/cockpit/some-offer/', '/404/', '/de/basket/']) {
      expect((await get(`/assets/data${path}index.json`)).json()).toEqual({ hash });
    }
  });

  it.each(['/wizard/x/index.json', '/gibt-es-nicht/index.json', '/basket/', '/../index.json'])(
    'is missing at %s',
    async (path) => {
      expect((await get(`/assets/data${path}`)).statusCode).toBe(404);
    },
  );
});
