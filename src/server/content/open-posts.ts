import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { contentFolder } from './content-folder.ts';
import { filePosts, type PostSource } from './post-source.ts';

/** The blog's articles: from the server that CMS_URL names, else from content/blog. */
export async function openPosts({ env, clock, log }: Pick<Deps, 'env' | 'clock' | 'log'>): Promise<PostSource> {
  if (env.cmsUrl === undefined) return filePosts(join(contentFolder, 'blog'));
  const { directusPosts } = await import('./directus-posts.ts');
  return directusPosts({ url: env.cmsUrl, clock, log });
}
