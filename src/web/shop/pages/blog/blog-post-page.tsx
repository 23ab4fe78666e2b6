import { getRouteApi } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { useSite } from '#web/lib/site.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PostDates } from '../../features/article/post-dates.tsx';
import { PostList } from '../../features/article/post-list.tsx';
import { ReadingLayout } from '../../features/article/reading-layout.tsx';
import { blogPosting } from './blog-posting.ts';
import { PostsAway } from './posts-away.tsx';

const route = getRouteApi(pageTable.blogPost.path);
const start = { text: 'Start', href: pages.home };
const blog = { text: 'Blog', href: pages.blog };

export function BlogPostPage() {
  const post = route.useLoaderData();
  const { url } = useSite();
  // An article that could not be had is empty.
  if (post.id === '') {
    return (
      <div className="page-width pb-8">
        <PageHeader title="Blog" crumbs={[start, blog]} />
        <PostsAway />
      </div>
    );
  }
  return (
    <div className="page-width pb-8">
      <article>
        <JsonLd data={blogPosting(url, post)} />
        <div className="max-w-[52rem]">
          <PageHeader title={post.title} crumbs={[start, blog, { text: post.title }]}>
            {post.excerpt}
          </PageHeader>
        </div>
        <p className="mt-6 border-t border-line pt-3 text-sm text-muted">
          <PostDates {...post} />
        </p>
        <ReadingLayout html={post.html} />
      </article>
      <section aria-labelledby="weiterlesen" className="mt-20">
        <h2 id="weiterlesen" className="mb-5">
          Weiterlesen
        </h2>
        <PostList posts={post.more} level={3} />
        <p className="border-t border-line pt-5">
          <PageLink href={pages.blog} className="text-link inline-block min-h-11 py-2 font-emphasis">
            Alle Beiträge
          </PageLink>
        </p>
      </section>
    </div>
  );
}
