import { basename } from 'node:path';
import { z } from 'zod';
import type { BlogPost } from '#contract/site/blog-posts.ts';
import { contentNames } from './content-files.ts';
import { day } from './day-field.ts';
import { fillFromConfig } from './fill-from-config.ts';
import { type ContentFile, readContentFile } from './read-front-matter.ts';

const top = z.strictObject({
  id: z.coerce.number().int().min(1),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  created: day,
  updated: day,
});

type PostFile = ContentFile<z.infer<typeof top>>;

/** All articles of a folder, in no order. Throws, naming the file, on a mistake in one. */
export function readPostFiles(folder: string): PostFile[] {
  const files = contentNames(folder).map((name) => readContentFile(folder, name, top));
  const ids = new Set(files.map(({ fields }) => fields.id));
  if (ids.size !== files.length) throw new Error(`${folder}: two articles have the same id`);
  return files;
}

/** The articles of a folder as the content service answers them; the file's name is the slug. */
export function loadBlogPosts(folder: string): BlogPost[] {
  return readPostFiles(folder).map(({ file, fields: { created, updated, ...rest }, markdown }) => ({
    ...rest,
    slug: basename(file, '.md'),
    date_created: created,
    date_updated: updated,
    content: fillFromConfig(markdown),
  }));
}
