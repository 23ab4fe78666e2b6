import { z } from 'zod';
import { api, pages } from '#contract/urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { scriptsOf, sizesOf } from '#tests/support/page-scripts.ts';

/** Bytes of JavaScript, compressed by gzip, that the first load of a page may name. */
const limit = 110_000;
const posts = z.object({ data: z.array(z.object({ id: z.union([z.int(), z.string()]), slug: z.string() })).min(1) });

test('the first load of home and of an article stays within 110 kB of JavaScript', async ({ request }) => {
  const [first] = posts.parse(await (await request.get(api.cms.posts)).json()).data;
  for (const path of [pages.home, pages.blogPost(first?.id ?? '', first?.slug ?? '')]) {
    const scripts = await scriptsOf(request, path);
    expect(scripts.length, path).toBeGreaterThan(2);
    const sizes = await sizesOf(request, scripts);
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(total, JSON.stringify({ path, total, sizes }, null, 1)).toBeLessThanOrEqual(limit);
  }
});

test('the built files are kept for ever, and sent as they were compressed by the build', async ({
  request,
  server,
}) => {
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

test('a page comes ready and compressed to strangers, with no cookie, and not again to who has it', async ({
  server,
}) => {
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
