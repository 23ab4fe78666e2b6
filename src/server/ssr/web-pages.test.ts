import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webPages } from './web-pages.ts';

const assets = {
  entry: '/assets/js/entry-1.js',
  css: ['/assets/css/entry-2.css'],
  preloads: ['/assets/js/ground-3.js'],
  pages: { 'home/home-page.tsx': ['/assets/js/home-4.js'] },
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
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
  updatedAt: new Date('2026-11-20T10:00:00.000Z'),
};

/** The pages with a policy like the server's; whoever sends the cookie of Ada is Ada. */
const app = Fastify({ routerOptions: { ignoreTrailingSlash: false } });

beforeAll(async () => {
  app.decorateRequest('account', async function account() {
    return this.headers.cookie === 'ada' ? ada : null;
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.raw.setHeader('content-security-policy', "default-src 'self';script-src 'self'");
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'notFound' }));
  await app.register(
    webPages({
      folder: import.meta.dirname,
      assets,
      site: { url: 'https://shop.example', uploadUrl: '/uploads' },
      loaders: [{ path: /^\/ware\/(?<id>[^/]+)\/$/, load: async ({ id }) => (id === 'ä' ? { id } : undefined) }],
    }),
  );
});

afterAll(() => app.close());

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

describe('the pages of the shop', () => {
  it('are whole documents that name their files and their one address', async () => {
    const page = await get('/de/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/^<!DOCTYPE html><html lang="de">.*<\/html>$/s);
    expect(page.body).toContain('<link rel="canonical" href="https://shop.example/"/>');
    for (const file of [assets.entry, ...assets.css, ...assets.preloads, '/assets/js/home-4.js']) {
      expect(page.body).toContain(`="${file}"`);
    }
  });

  it('allow exactly the scripts written into them', async () => {
    const page = await get('/');
    const inline = page.body.match(/<script(?![^>]* src=)/g)?.length;
    expect(String(page.headers['content-security-policy']).match(/sha256-/g)).toHaveLength(inline ?? 0);
  });

  it('are not kept for others when they show who is signed in', async () => {
    const [stranger, known] = [await get('/'), await get('/', 'ada')];
    expect(stranger.headers['cache-control']).toBe('no-cache');
    expect(stranger.body).not.toContain(ada.email);
    expect(known.headers['cache-control']).toBe('private, no-cache');
    expect(known.body).toContain(ada.email);
  });

  it('answer 404 with a page that says so', async () => {
    const page = await get('/gibt-es-nicht/');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Diese Seite gibt es nicht');
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
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
    ['//evil.example/x', '/evil.example/x/'],
  ])('lead from %s to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });
});

describe('the data of a page', () => {
  it('comes as JSON, its parameters decoded', async () => {
    expect((await get('/assets/data/ware/%C3%A4/index.json')).json()).toEqual({ id: 'ä' });
  });

  it.each(['/assets/data/ware/x/index.json', '/assets/data/gibt-es-nicht/index.json'])(
    'is missing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
