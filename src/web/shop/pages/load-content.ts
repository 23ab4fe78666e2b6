import { redirect } from '@tanstack/react-router';
import type { BlogListPage, BlogPostPage, FaqPage, PackingPage, TextPage } from '#contract/site/content.ts';
import { pages } from '#contract/site/urls.ts';
import { pageFields } from '#web/lib/page-fields.ts';
import { readBlogPost, readTeasers, readTextPage } from '../features/article/read-text-page.ts';
import { readFaqPage } from '../features/faq/read-faq-page.ts';
import { readPackingPage } from '../features/offer/packing/read-packing-page.ts';
import { noSuchPage } from '../no-such-page.ts';
import type { RouterContext } from '../router-context.ts';

/** The text of a page; throws when there is none. */
export async function loadText({ pageData }: RouterContext, path: string): Promise<TextPage> {
  return readTextPage(await existing(pageData(path)));
}

/** The articles, the last changed first. */
export async function loadBlog({ pageData }: RouterContext): Promise<BlogListPage> {
  const data = await pageData(pages.blog);
  return { posts: readTeasers(data, 'posts'), away: pageFields(data).flag('away') };
}

/** An article; a wrong slug leads to the right one. */
export async function loadBlogPost({ pageData }: RouterContext, id: string, slug: string): Promise<BlogPostPage> {
  const data = await existing(pageData(pages.blogPost(id, slug)));
  const movedTo = pageFields(data).text('movedTo');
  if (movedTo !== '') throw redirect({ to: pages.blogPost(id, movedTo), statusCode: 301, replace: true });
  return readBlogPost(data);
}

export async function loadFaq({ pageData }: RouterContext): Promise<FaqPage> {
  return readFaqPage(await pageData(pages.faq));
}

export async function loadPacking({ pageData }: RouterContext): Promise<PackingPage> {
  return readPackingPage(await pageData(pages.packaging));
}

async function existing(data: Promise<unknown>): Promise<unknown> {
  const found = await data;
  if (found === undefined) throw noSuchPage();
  return found;
}
