import type { BlogPost } from '#contract/site/blog-posts.ts';
import { inGermanOrder } from '#domain/values/german-order.ts';
import { inOrder } from '#domain/values/in-order.ts';

/** The last changed first; of the same day the one with the higher id. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return sortPosts(posts, 'date_updated').toReversed();
}

/** The earliest first. */
export function sortPosts(posts: readonly BlogPost[], field: 'date_updated' | 'date_created'): BlogPost[] {
  return posts.toSorted(
    (one, other) => inOrder(one[field], other[field]) || inGermanOrder(String(one.id), String(other.id)),
  );
}
