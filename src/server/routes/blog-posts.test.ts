import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPostAnswerSchema, blogPostsAnswerSchema } from '#contract/site/blog-posts.ts';
import { api } from '#contract/site/urls.ts';
import { filePosts } from '#server/content/post-source.ts';
import { problemPlugin } from '#server/plugins/problem.ts';
import { zodSchemasPlugin } from '#server/plugins/zod-schemas.ts';
import { blogPostsRoutes } from './blog-posts.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(problemPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(blogPostsRoutes(filePosts('content/blog')));
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });

describe('the content service', () => {
  it('lists the articles, last changed first', async () => {
    const answer = await get(`${api.cms.posts}?sort=-date_updated`);
    const { data } = blogPostsAnswerSchema.parse(answer.json());
    expect(data.length).toBeGreaterThanOrEqual(2);
    const changed = data.map((post) => post.date_updated);
    expect(changed).toEqual(changed.toSorted().toReversed());
    expect((await get(api.cms.posts)).json()).toEqual(answer.json());
  });

  it('answers one article under data', async () => {
    const { data } = blogPostAnswerSchema.parse((await get(api.cms.post('1'))).json());
    expect(data.title).toBe('Was ein Kaufpreisgebot enthält');
    expect(data.content).toContain('## ');
  });

  it('answers an unknown article with a problem', async () => {
    const answer = await get(api.cms.post('999'));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'notFound', status: 404 });
  });

  it('refuses a query it does not know', async () => {
    expect((await get(`${api.cms.posts}?sort=title`)).statusCode).toBe(400);
    expect((await get(`${api.cms.posts}?limit=1`)).statusCode).toBe(400);
  });
});
