import type { BlogTeaser } from '#contract/site/content.ts';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { PostDates } from './post-dates.tsx';

/** Articles one below the other, divided by hairlines. */
export function PostList({ posts, level }: { readonly posts: readonly BlogTeaser[]; readonly level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.id} className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[13rem_1fr]">
          <p className="text-sm text-muted md:pt-1">
            <PostDates updated={post.updated} minutes={post.minutes} />
          </p>
          <div className="max-w-[68ch]">
            <Heading className="text-[1.3rem]">
              <PageLink href={pages.blogPost(post.id, post.slug)} className="hover:underline underline-offset-4">
                {post.title}
              </PageLink>
            </Heading>
            <p className="mt-2 text-muted">{post.excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
