import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';

/**
 * After a move to another page the content takes the focus, so that a screen reader starts there. Where the browser has no view
 * transitions, which the router uses, the content fades in here.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();

  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (!pathChanged || content.current === null) return;
      if (toLocation.hash === '') content.current.focus({ preventScroll: true });
      if ('startViewTransition' in document || prefersReducedMotion()) return;
      content.current.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' });
    });
  }, [router, content]);
}
