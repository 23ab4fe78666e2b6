import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import type { BlogPost } from '#contract/site/blog-posts.ts';
import { blogPostAnswerSchema, blogPostsAnswerSchema, blogPostsQuerySchema } from '#contract/site/blog-posts.ts';
import type { PostSource } from '#server/content/post-source.ts';
import { sortPosts } from '#server/content/sort-posts.ts';
import { Problem } from '#server/problem.ts';

/** The content service: the articles, wherever they come from. */
export function blogPostsRoutes(posts: PostSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/cms/items/blog_posts',
      {
        config: { access: 'public' },
        schema: {
          summary: 'All articles of the blog',
          querystring: blogPostsQuerySchema,
          response: { 200: blogPostsAnswerSchema, 502: problemSchema },
        },
      },
      async ({ query }) => ({ data: sorted(await posts.all().catch(unreachable), query.sort) }),
    );

    app.get(
      '/cms/items/blog_posts/:id',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'cmsItemsBlogPost',
          summary: 'One article of the blog',
          params: z.strictObject({ id: z.string().max(100) }),
          response: { 200: blogPostAnswerSchema, 404: problemSchema, 502: problemSchema },
        },
      },
      async ({ params }) => {
        const post = await posts.one(params.id).catch(unreachable);
        if (post === undefined) throw new Problem(404, 'notFound');
        return { data: post };
      },
    );
  };
}

function sorted(posts: readonly BlogPost[], sort: z.infer<typeof blogPostsQuerySchema>['sort']): BlogPost[] {
  const rising = sortPosts(posts, sort.endsWith('date_updated') ? 'date_updated' : 'date_created');
  return sort.startsWith('-') ? rising.toReversed() : rising;
}

/** The other content server failed, and nothing of it was kept. */
function unreachable(): never {
  throw new Problem(502, 'contentUnavailable');
}
