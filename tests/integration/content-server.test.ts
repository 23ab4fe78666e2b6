import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { openPosts } from '#server/content/open-posts.ts';
import { contentPages } from '#server/pages/content-pages.ts';
import { pageDataFor } from '#server/pages/page-data-for.ts';
import { type ContentServer, startContentServer } from '#tests/support/content-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const listAddress = '/items/blog_posts?sort=-date_updated&limit=-1';
const item = {
  id: 7,
  title: 'Server im Winter',
  slug: 'server-im-winter',
  excerpt: 'Kalt.',
  status: 'published',
  content: '<h1>Frost</h1><p onclick="x()">Text <a href="https://example.org/">dort</a></p><script>alert(1)</script>',
  date_created: '2026-11-01T23:30:00.000Z',
  date_updated: null,
};
const markdown = {
  id: 'b2f0c1de-0000-4000-8000-000000000001',
  title: 'Größe & Gewicht',
  content: '## Maß\n\nEin <b>Wort</b>.',
  date_created: '2026-11-05T10:00:00',
  date_updated: '2026-11-06T10:00:00',
};

let server: ContentServer;
let test: TestApp;

beforeAll(async () => {
  server = await startContentServer();
  test = await startTestApp({ CMS_URL: `${server.url}/` });
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(() => {
  test.clock.advance({ minutes: 5 });
  server.answers = {
    [listAddress]: { data: [item, markdown, { ...item, id: 8, status: 'draft' }, { id: 9 }] },
    '/items/blog_posts/7': { data: item },
    [`/items/blog_posts/${markdown.id}`]: { data: markdown },
    '/items/blog_posts/10': 403,
  };
});

const get = async (url: string) => {
  const answer = await test.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

/** The page data as the shop's pages get it, from articles of its own so that no former answer is kept. */
async function freshPages() {
  const loaders = contentPages(await openPosts(test.deps), test.deps.settings);
  return (path: string) => pageDataFor(loaders, path);
}

describe('the articles of another content server', () => {
  it.each(['%2e%2e', '%2e%2e%2fusers', '..%2f..%2fusers', '7%2f..', '%2e', '7%3ffields=*'])(
    'are asked for by an id alone, never by a way through that server: %s',
    async (id) => {
      const before = server.asked.length;
      expect((await get(`${api.cms.posts}/${id}`)).status).toBe(404);
      expect(await (await freshPages())(`/blog/${id}/x/`)).toBeUndefined();
      expect(server.asked.slice(before).filter((url) => url !== listAddress)).toEqual([]);
    },
  );

  it('are listed, sanitised, without drafts and what cannot be read', async () => {
    const { body } = await get(api.cms.posts);
    expect(body.data).toEqual([
      {
        id: markdown.id,
        slug: 'groesse-gewicht',
        title: markdown.title,
        excerpt: 'Maß Ein <b>Wort</b>.',
        date_created: '2026-11-05',
        date_updated: '2026-11-06',
        content: markdown.content,
      },
      {
        id: 7,
        slug: 'server-im-winter',
        title: 'Server im Winter',
        excerpt: 'Kalt.',
        date_created: '2026-11-02',
        date_updated: '2026-11-02',
        content: '<h2>Frost</h2><p>Text <a href="https://example.org/" target="_blank" rel="noopener">dort</a></p>',
      },
    ]);
  });

  it('are shown as pages: HTML sanitised, Markdown without HTML', async () => {
    const pageAt = await freshPages();
    expect(await pageAt('/blog/7/server-im-winter/')).toMatchObject({
      title: 'Server im Winter',
      html: expect.stringContaining('<h2>Frost'),
    });
    expect(await pageAt(`/blog/${markdown.id}/groesse-gewicht/`)).toMatchObject({
      html: '<h2 id="mass">Maß</h2>\n<p>Ein &lt;b&gt;Wort&lt;/b&gt;.</p>',
    });
    expect(await pageAt('/blog/7/anders/')).toEqual({ movedTo: 'server-im-winter' });
  });

  it('do not exist when the server says so or forbids them', async () => {
    expect((await get(api.cms.post('10'))).status).toBe(404);
    expect((await get(api.cms.post('11'))).status).toBe(404);
    expect(await (await freshPages())('/blog/10/x/')).toBeUndefined();
  });
});

describe('a content server that fails', () => {
  it('is not followed to another address', async () => {
    server.answers = { [listAddress]: 302, '/elsewhere': { data: [markdown] } };
    const posts = await openPosts(test.deps);
    const before = server.asked.length;
    await expect(posts.all()).rejects.toThrow();
    expect(server.asked.slice(before)).not.toContain('/elsewhere');
  });

  it.each([
    ['answers with an error', 500],
    ['sends something else', 'not json'],
    ['sends another form', { posts: [] }],
  ])('leaves the list and the article empty, says so, and breaks no page: %s', async (_how, answer) => {
    server.answers = { [listAddress]: answer, '/items/blog_posts/7': answer };
    const pageAt = await freshPages();
    expect(await pageAt('/blog/')).toEqual({ posts: [], away: true });
    expect(await pageAt('/blog/7/server-im-winter/')).toEqual({});
  });

  it('is covered by the last good answer, which is asked for again later', async () => {
    const posts = await openPosts(test.deps);
    expect(await posts.all()).toHaveLength(2);
    server.answers = { [listAddress]: 500 };
    test.clock.advance({ minutes: 5 });
    expect(await posts.all()).toHaveLength(2);
    expect(await posts.all()).toHaveLength(2);
  });

  it('is not asked again at once', async () => {
    server.answers = { [listAddress]: 500 };
    const posts = await openPosts(test.deps);
    await expect(posts.all()).rejects.toThrow();
    const before = server.asked.length;
    await expect(posts.all()).rejects.toThrow();
    expect(server.asked.length).toBe(before);
  });

  it('answers the content call with a problem when nothing was kept', async () => {
    const other = await startTestApp({ CMS_URL: 'http://127.0.0.1:1' });
    const answer = await other.app.inject({ url: api.cms.posts });
    await other.close();
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'contentUnavailable']);
  });
});
