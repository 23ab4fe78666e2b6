import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { deskPages } from '#contract/desk-urls.ts';
import { api, pages } from '#contract/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { scriptsOf, sizesOf } from '#tests/support/page-scripts.ts';

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

test.describe('a page asks for few files', () => {
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
    test(`of a stranger at ${path}`, ({ request }) => expectWithin(request, path, most));
  }

  test('of a seller who is signed in', async ({ request }) => {
    await pageCalls(request).post(api.auth.login, demoLogins.business);
    const [sale] = await salesOf(request);
    await expectWithin(request, pages.cockpit.list, { files: 12, kB: 200 });
    await expectWithin(request, pages.cockpit.offer(sale?.id ?? ''), { files: 24, kB: 355 });
    await expectWithin(request, pages.account.profile, { files: 16, kB: 266 });
  });

  test('of the desk', async ({ request }) => {
    await pageCalls(request).post('/desk/api/login', demoLogins.staff);
    const { rows } = queueSchema.parse(await pageCalls(request).get('/desk/api/queue'));
    await expectWithin(request, deskPages.today, { files: 9, kB: 172 });
    await expectWithin(request, deskPages.offer(rows[0]?.id ?? ''), { files: 20, kB: 303 });
  });
});

test.describe('what is told to one person alone', () => {
  test('comes with their page, is kept nowhere, and with nobody else’s', async ({ request, playwright, server }) => {
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

    const other = await playwright.request.newContext({ baseURL: server.url });
    for (const path of [address, pages.cockpit.list])
      expect(await (await other.get(path)).text()).not.toContain(created);
    await pageCalls(other).post(api.auth.login, demoLogins.privat);
    for (const path of [address, pages.cockpit.list])
      expect(await (await other.get(path)).text()).not.toContain(created);
    await other.dispose();
  });

  test('is shown by the page as it came, and read once more when the live connection opens', async ({ page }) => {
    await pageCalls(page.request).post(api.auth.login, demoLogins.business);
    const [sale] = await salesOf(page.request);
    const call = api.selfservice.readOffer(sale?.id ?? '');
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    const live = Promise.withResolvers<void>();
    await page.routeWebSocket(/./, async (socket) => {
      await live.promise;
      socket.connectToServer();
    });
    await page.goto(pages.cockpit.offer(sale?.id ?? ''));
    await expect(page.getByRole('main')).toContainText(sale?.title ?? 'no sale');
    expect(asked).not.toContain(call);
    live.resolve();
    await expect.poll(() => asked.filter((path) => path === call)).toHaveLength(1);
  });

  test('is read once more where the live connection opens before the program has taken the page over', async ({
    page,
  }) => {
    await pageCalls(page.request).post(api.auth.login, demoLogins.business);
    const [sale] = await salesOf(page.request);
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    // The page's own code comes late, the connection at once.
    const connected = Promise.withResolvers<void>();
    await page.routeWebSocket(/./, (socket) => {
      socket.connectToServer();
      connected.resolve();
    });
    await page.route('**/assets/js/offer-page-*.js', async (route) => {
      await connected.promise;
      await route.continue();
    });
    await page.goto(pages.cockpit.offer(sale?.id ?? ''));
    await expect.poll(() => asked).toContain(api.selfservice.readOffer(sale?.id ?? ''));
  });

  test('stands in the work list of the desk before any script has run', async ({ request }) => {
    await pageCalls(request).post('/desk/api/login', demoLogins.staff);
    const { rows } = queueSchema.parse(await pageCalls(request).get('/desk/api/queue'));
    const answer = await request.get(deskPages.today);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    for (const { id } of rows) expect(html).toContain(`href="${deskPages.offer(id)}"`);
  });
});
