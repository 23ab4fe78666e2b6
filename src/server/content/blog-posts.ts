import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { BlogPost } from '#contract/blog-posts.ts';
import { isDay } from '#domain/values/day.ts';
import { readContentPage } from './front-matter.ts';

const day = z.string().refine(isDay, 'must be a day, yyyy-MM-dd');
const top = z.strictObject({
  id: z.coerce.number().int().min(1),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  created: day,
  updated: day,
});

/** All articles of a folder, in no order; the file's name is the slug. Throws, naming the file, on a mistake in one. */
export function loadBlogPosts(folder: string): BlogPost[] {
  const posts = globSync('*.md', { cwd: folder })
    .sort()
    .map((file) => readPost(join(folder, file)));
  const ids = new Set(posts.map(({ id }) => id));
  if (ids.size !== posts.length) throw new Error(`${folder}: two articles have the same id`);
  return posts;
}

function readPost(path: string): BlogPost {
  const { fields, markdown } = readContentPage(readFileSync(path, 'utf8'), path);
  const parsed = top.safeParse(fields);
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const { created, updated, ...rest } = parsed.data;
  return { ...rest, slug: basename(path, '.md'), date_created: created, date_updated: updated, content: markdown };
}
