import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { blogPostAnswerSchema, blogPostsAnswerSchema, blogPostsQuerySchema } from '#contract/blog-posts.ts';
import { problemSchema } from '#contract/problem.ts';
import { loadBlogPosts } from '#server/content/blog-posts.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { Problem } from '#server/problem.ts';

const tags = ['content'];

/** The content service of spec.md section 7, from the Markdown files of content/blog. */
export function blogPostsRoutes(folder = join(projectRoot, 'content/blog')): FastifyPluginAsyncZod {
  const posts = loadBlogPosts(folder);
  return async (app) => {
    app.get(
      '/cms/items/blog_posts',
      {
        schema: {
          tags,
          summary: 'All articles of the blog',
          querystring: blogPostsQuerySchema,
          response: { 200: blogPostsAnswerSchema },
        },
      },
      async ({ query }) => ({ data: sorted(query.sort) }),
    );

    app.get(
      '/cms/items/blog_posts/:id',
      {
        schema: {
          tags,
          summary: 'One article of the blog',
          params: z.strictObject({ id: z.string().max(100) }),
          response: { 200: blogPostAnswerSchema, 404: problemSchema },
        },
      },
      async ({ params }) => {
        const post = posts.find(({ id }) => String(id) === params.id);
        if (!post) throw new Problem(404, 'notFound');
        return { data: post };
      },
    );
  };

  function sorted(sort: z.infer<typeof blogPostsQuerySchema>['sort']) {
    const field = sort.endsWith('date_updated') ? 'date_updated' : 'date_created';
    const rising = posts.toSorted((one, other) => one[field].localeCompare(other[field]) || one.id - other.id);
    return sort.startsWith('-') ? rising.toReversed() : rising;
  }
}
