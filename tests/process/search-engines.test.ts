// Dear: hundreds of pages of the sitemap are asked for.
import { type APIRequestContext, request as requests } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { stopsOfStrangers } from '#tests/support/shop-tour.ts';
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

async function addressesIn(file: string, pattern: RegExp): Promise<string[]> {
  const answer = await request.get(file);
  expect(answer.status()).toBe(200);
  return [...(await answer.text()).matchAll(pattern)].map(([, address = '']) => address);
}

const structured = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

function kindsOf(html: string): string[] {
  return [...html.matchAll(structured)].map(([, json = '']) => String(JSON.parse(json)['@type']));
}

it('the sitemap lists what may be listed, and nothing else', async () => {
  const listed = await addressesIn('/sitemap.xml', /<loc>([^<]*)<\/loc>/g);
  expect(await addressesIn('/robots.txt', /^Sitemap: (.*)$/gm)).toEqual([`${server.url}/sitemap.xml`]);
  for (const { path, listed: may } of stopsOfStrangers) {
    expect([path, listed.includes(`${server.url}${path}`)]).toEqual([path, may === true]);
  }
  const own = listed.filter((address, index) => !address.includes('/wizard/') || index % 100 === 0);
  for (const address of own) {
    const answer = await request.get(address);
    const html = await answer.text();
    expect([address, answer.status(), html.includes('"noindex"')]).toEqual([address, 200, false]);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

it('a shared link brings a picture of its page', async () => {
  for (const path of ['/', '/hilfe/faq/', '/wizard/dell-poweredge-r640-verkaufen/']) {
    const [picture = ''] = await addressesIn(path, /<meta property="og:image" content="([^"]*)"/g);
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get('/og/cockpit/index.png')).status()).toBe(404);
});

it('pages say in structured data what they are', async () => {
  const post = stopsOfStrangers.find(({ name }) => name === 'blog-beitrag')?.path ?? '';
  const expected = [
    ['/', 'Organization'],
    ['/wizard/dell-poweredge-r640-verkaufen/', 'BreadcrumbList'],
    ['/hilfe/faq/', 'FAQPage'],
    [post, 'BlogPosting'],
  ] as const;
  for (const [path, kind] of expected) expect(kindsOf(await (await request.get(path)).text()), path).toContain(kind);
});
