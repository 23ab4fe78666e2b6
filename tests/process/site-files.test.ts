import { type APIRequestContext, request as requests } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { api, pages } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { scriptsOf, sizesOf } from '#tests/support/page-scripts.ts';
import { siteServer } from '#tests/support/site-server.ts';

let server: Awaited<ReturnType<typeof siteServer>>;
let request: APIRequestContext;
beforeAll(async () => {
  server = await siteServer();
});
beforeEach(async () => {
  request = await requests.newContext({ baseURL: server.url });
});
afterEach(() => request.dispose());

const rowsSchema = z.array(z.object({ id: z.string(), created: z.string(), title: z.string() })).min(1);
const queueSchema = z.object({ rows: z.array(z.object({ id: z.string() })).min(1) });

/** Own sales of whoever is signed in, the newest first. */
const salesOf = async (request: APIRequestContext) =>
  rowsSchema.parse(await pageCalls(request).get(`${api.selfservice.listOffers}?limit=25&offset=0`));

/** At most so many files of the program, and so many kB by gzip, come before the first input is answered. */
async function expectWithin(request: APIRequestContext, path: string, most: { files: number; kB: number }) {
  const files = await scriptsOf(request, path);
  const bytes = (await sizesOf(request, files)).reduce((sum, { size }) => sum + size, 0);
  expect(files.length, `files of ${path}`).toBeLessThanOrEqual(most.files);
  expect(bytes / 1_000, `kB of ${path}`).toBeLessThanOrEqual(most.kB);
}

describe('a page asks for few files', () => {
  for (const [path, most] of [
    [pages.home, { files: 8, kB: 110 }],
    [pages.faq, { files: 8, kB: 110 }],
    [pages.blog, { files: 8, kB: 110 }],
    [pages.wizard.start, { files: 9, kB: 116 }],
    [pages.wizard.item('dell-poweredge-r640-verkaufen'), { files: 11, kB: 120 }],
    [pages.account.login, { files: 12, kB: 172 }],
    [pages.basket.show, { files: 13, kB: 178 }],
    [pages.contact, { files: 12, kB: 180 }],
  ] as const) {
    it(`of a stranger at ${path}`, () => expectWithin(request, path, most));
  }

  it('of a seller who is signed in', async () => {
    await pageCalls(request).post(api.auth.login, demoLogins.business);
    const [sale] = await salesOf(request);
    await expectWithin(request, pages.cockpit.list, { files: 12, kB: 200 });
    await expectWithin(request, pages.cockpit.offer(sale?.id ?? ''), { files: 17, kB: 280 });
    await expectWithin(request, pages.account.profile, { files: 15, kB: 264 });
  });

  it('of the desk', async () => {
    await pageCalls(request).post('/desk/api/login', demoLogins.staff);
    const { rows } = queueSchema.parse(await pageCalls(request).get('/desk/api/queue'));
    await expectWithin(request, deskPages.today, { files: 9, kB: 172 });
    await expectWithin(request, deskPages.offer(rows[0]?.id ?? ''), { files: 16, kB: 280 });
  });
});

describe('what is told to one person alone', () => {
  it('comes with their page, is kept nowhere, and with nobody else’s', async () => {
    await pageCalls(request).post(api.auth.login, demoLogins.business);
    const [sale] = await salesOf(request);
    const address = pages.cockpit.offer(sale?.id ?? '');
    const [title = 'no sale', created = 'no time'] = [sale?.title, sale?.created];
    for (const path of [address, pages.cockpit.list]) {
      const own = await request.get(path);
      expect(own.headers()['cache-control'], path).toBe('private, no-store');
      expect(own.headers()['content-encoding'], path).toBeUndefined();
      const html = await own.text();
      expect(/<main.*<\/main>/s.exec(html)?.[0], path).toContain(title);
      expect(html, path).toContain(created);
    }

    const other = await requests.newContext({ baseURL: server.url });
    for (const path of [address, pages.cockpit.list])
      expect(await (await other.get(path)).text()).not.toContain(created);
    await pageCalls(other).post(api.auth.login, demoLogins.privat);
    for (const path of [address, pages.cockpit.list])
      expect(await (await other.get(path)).text()).not.toContain(created);
    await other.dispose();
  });

  it('stands in the work list of the desk before any script has run', async () => {
    await pageCalls(request).post('/desk/api/login', demoLogins.staff);
    const { rows } = queueSchema.parse(await pageCalls(request).get('/desk/api/queue'));
    const answer = await request.get(deskPages.today);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    for (const { id } of rows) expect(html).toContain(`href="${deskPages.offer(id)}"`);
  });
});

/** Bytes of JavaScript, compressed by gzip, that the first load of a page may name. */
const limit = 110_000;
const posts = z.object({ data: z.array(z.object({ id: z.union([z.int(), z.string()]), slug: z.string() })).min(1) });

it('the first load of home and of an article stays within 110 kB of JavaScript', async () => {
  const [first] = posts.parse(await (await request.get(api.cms.posts)).json()).data;
  for (const path of [pages.home, pages.blogPost(first?.id ?? '', first?.slug ?? '')]) {
    const scripts = await scriptsOf(request, path);
    expect(scripts.length, path).toBeGreaterThan(2);
    const sizes = await sizesOf(request, scripts);
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(total, JSON.stringify({ path, total, sizes }, null, 1)).toBeLessThanOrEqual(limit);
  }
});

it('the built files are kept for ever, and sent as they were compressed by the build', async () => {
  for (const file of await scriptsOf(request, pages.home)) {
    const whole = await (await request.get(file, { headers: { 'accept-encoding': 'identity' } })).body();
    for (const encoding of whole.length < 512 ? [] : ['br', 'gzip']) {
      const answer = await fetch(`${server.url}${file}`, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true);
    }
  }
});

it('a page comes ready and compressed to strangers, with no cookie, and not again to who has it', async () => {
  for (const path of [
    pages.home,
    pages.wizard.item('dell-poweredge-r640-verkaufen'),
    '/assets/data/wizard/index.json',
  ]) {
    const ask = (headers: Record<string, string>) => fetch(`${server.url}${path}`, { headers });
    const plain = await (await ask({ 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask({ 'accept-encoding': encoding, cookie: 'XSRF-TOKEN=x; visitor=y' });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await answer.text()).toBe(plain);
      const again = await ask({ 'if-none-match': answer.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }
});
