import { notFound, redirect } from '@tanstack/react-router';
import { pages } from '#contract/site/urls.ts';

/**
 * What a loader throws when its page does not exist: asked for directly, the address itself answers 404; inside the
 * application the visitor goes to /404/.
 */
export function noSuchPage() {
  return typeof window === 'undefined' ? notFound() : redirect({ to: pages.notFound });
}
