import { hashMetaName } from '#contract/page-data.ts';
import { pages } from '#contract/urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { stopsOfStrangers } from '#tests/support/shop-tour.ts';

const r640 = 'dell-poweredge-r640-verkaufen';
const r640Id = '3cf99a28-f993-58d5-a24f-9cef7b233203';

/** Every page of the table, and those that only lead on when nothing was uploaded. */
const routes = [...stopsOfStrangers.map(({ path }) => path), pages.upload.listSubmit, pages.upload.imagesSubmit];
const withoutSlash = (path: string) => (path === '/' ? '/de' : path.slice(0, -1));

test.describe('every route', () => {
  test('is a whole page with its slash, and the same under /de/ with one address for both', async ({
    request,
    server,
  }) => {
    for (const path of routes) {
      const [plain, german] = [await request.get(path), await request.get(`/de${path}`)];
      expect([path, plain.status(), german.status()]).toEqual([path, 200, 200]);
      const [html, germanHtml] = [await plain.text(), await german.text()];
      expect(html, path).toMatch(/<h1/);
      const canonical = `<link rel="canonical" href="${server.url}${path}"/>`;
      expect(html, path).toContain(canonical);
      expect(germanHtml, path).toContain(canonical);
    }
  });

  test('without its slash leads to it, the query kept, on this host', async ({ request }) => {
    for (const path of routes) {
      const answer = await request.get(`${withoutSlash(path)}?a=%C3%A4&b`, { maxRedirects: 0 });
      const target = path === '/' ? '/de/' : path;
      expect([answer.status(), answer.headers().location]).toEqual([301, `${target}?a=%C3%A4&b`]);
    }
  });

  test('has its data in a file with the hash of the document', async ({ request }) => {
    for (const path of routes) {
      const html = await (await request.get(path)).text();
      const hash = new RegExp(`<meta name="${hashMetaName}" content="([^"]+)"`).exec(html)?.[1] ?? 'none';
      for (const place of [path, `/de${path}`]) {
        const file = await request.get(`/assets/data${place}index.json`);
        expect([place, file.status(), (await file.json()).hash]).toEqual([place, 200, hash]);
      }
    }
  });
});

test.describe('an address with nothing behind it', () => {
  test('answers 404 with the not-found page, and its data with 404', async ({ request }) => {
    const addresses = [
      '/404/',
      '/gibt-es-nicht/',
      '/de/a/b/c/',
      '/wizard/gibt-es-nicht/',
      '/blog/999999/x/',
      '/Wizard/',
    ];
    for (const path of addresses) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Diese Seite gibt es nicht');
    }
    for (const path of addresses.slice(1)) {
      expect((await request.get(`/assets/data${path}index.json`)).status(), path).toBe(404);
    }
  });

  for (const path of ['/%E4/', '/wizard/%00/', '/wizard%2Fx/', '/%2e%2e%2fetc%2fpasswd', `/${'x'.repeat(9_000)}/`]) {
    test(`is a page too when nothing can be meant by it: ${path.slice(0, 30)}`, async ({ page, server }) => {
      const answer = await page.request.get(`${server.url}${path}`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('Diese Seite gibt es nicht');
    });
  }

  test('below the files is a problem document', async ({ request }) => {
    for (const path of [
      '/assets/js/ground-00000000.js',
      '/assets/..%2f..%2fpackage.json',
      '/assets/data/%E4/index.json',
    ]) {
      const answer = await request.get(path);
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  test('is refused before it is read when it is longer than any request', async ({ request }) => {
    expect((await request.get(`/${'x'.repeat(20_000)}/`)).status()).toBe(431);
  });
});

test.describe('a not-found page in the browser', () => {
  test.use({ allowedComplaints: /the server responded with a status of 404/ });

  test('works at an address that cannot be decoded', async ({ page }) => {
    await page.goto('/%E4/');
    await page.getByRole('main').getByRole('link', { name: 'Gerät suchen' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is where a link to a missing item leads', async ({ page }) => {
    await page.route('**/assets/data/wizard/*/index.json', (route) => route.fulfill({ status: 404, json: {} }));
    await openPage(page, '/wizard/');
    await page.getByRole('main').getByRole('link', { name: 'Server', exact: true }).click();
    await expect(page).toHaveURL('/404/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
  });
});

test('an id of an item leads to its slug, under /de/ too', async ({ request }) => {
  for (const prefix of ['', '/de']) {
    const answer = await request.get(`${prefix}/wizard/${r640Id}/`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, `${prefix}${pages.wizard.item(r640)}`]);
  }
});

test('a page opens at its top, at its target, and where it was on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await openPage(page, '/hilfe/faq/');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Über uns' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/ueber-uns/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/hilfe/faq/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/ueber-uns/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('banner').getByRole('link', { name: 'So läuft’s ab' }).click();
  await expect(page).toHaveURL('/#so-laeufts-ab');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
