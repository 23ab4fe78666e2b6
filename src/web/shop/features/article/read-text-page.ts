import type { BlogPostPage, BlogTeaser, TextPage } from '#contract/site/content.ts';
import { type PageFields, pageFields } from '#web/lib/page-fields.ts';

/** A page made of one text. */
export function readTextPage(data: unknown): TextPage {
  const { text } = pageFields(data);
  const version = text('version');
  return {
    title: text('title'),
    description: text('description'),
    html: text('html'),
    updated: text('updated'),
    ...(version === '' ? {} : { version }),
  };
}

/** The list of the blog. */
export function readTeasers(data: unknown, key: string): BlogTeaser[] {
  return pageFields(data).list(key).map(readTeaser);
}

/** An article; one that could not be had is empty. */
export function readBlogPost(data: unknown): BlogPostPage {
  const fields = pageFields(data);
  return { ...readTeaser(fields), html: fields.text('html'), more: readTeasers(data, 'more') };
}

function readTeaser({ text, number }: PageFields): BlogTeaser {
  return {
    id: text('id'),
    slug: text('slug'),
    title: text('title'),
    excerpt: text('excerpt'),
    created: text('created'),
    updated: text('updated'),
    minutes: number('minutes'),
  };
}
