import { getRouteApi } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { api, pages } from '#contract/site/urls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PostList } from '../../features/article/post-list.tsx';
import { PostsAway } from './posts-away.tsx';

const route = getRouteApi(pageTable.blog.path);

export function BlogPage() {
  const { posts, away } = route.useLoaderData();
  return (
    <div className="page-width pb-8">
      <PageHeader title="Blog" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Blog' }]}>
        Was beim Verkauf gebrauchter IT zählt: Werte, Löschung, Verpackung, Recht und Steuern.
      </PageHeader>
      <div className="mt-10">{away ? <PostsAway /> : <PostList posts={posts} level={2} />}</div>
      <p className="border-t border-line pt-6 text-sm text-muted">
        <a href={api.feed} className="text-link">
          Neue Beiträge als RSS-Feed
        </a>
      </p>
    </div>
  );
}
