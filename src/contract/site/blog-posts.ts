import { z } from 'zod';

/** An article of the blog; `content` is Markdown or HTML, the dates are days. */
export const blogPostSchema = z.object({
  /** A number here; another content server may count otherwise. */
  id: z.union([z.int(), z.string()]),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  date_created: z.string(),
  date_updated: z.string(),
  content: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** Query of GET /cms/items/blog_posts; the newest change first unless said otherwise. */
export const blogPostsQuerySchema = z.strictObject({
  sort: z.enum(['-date_updated', 'date_updated', '-date_created', 'date_created']).default('-date_updated'),
});

/** Answer of GET /cms/items/blog_posts. */
export const blogPostsAnswerSchema = z.object({ data: z.array(blogPostSchema) });

/** Answer of GET /cms/items/blog_posts/{id}. */
export const blogPostAnswerSchema = z.object({ data: blogPostSchema });
