import type { BlogPost } from '#contract/site/blog-posts.ts';
import { loadBlogPosts } from './blog-posts.ts';
import { textsState } from './content-files.ts';

/** Where the articles of the blog come from: files of content/blog, or another content server. */
export interface PostSource {
  /** Whether articles change while the server runs: their pages are made each time. */
  readonly changes: boolean;
  /** All articles, in no order. Rejects when they cannot be had. */
  all(): Promise<readonly BlogPost[]>;
  /** Undefined when there is no such article. Rejects when it cannot be had. */
  one(id: string): Promise<BlogPost | undefined>;
}

/** The articles of a folder as they count now, read at once so that a mistake in one shows at the start. */
export function filePosts(folder: string): PostSource {
  let posts = loadBlogPosts(folder);
  let state = textsState();
  const current = () => {
    if (textsState() !== state) {
      posts = loadBlogPosts(folder);
      state = textsState();
    }
    return posts;
  };
  return {
    changes: false,
    all: async () => current(),
    one: async (id) => current().find((post) => String(post.id) === id),
  };
}
