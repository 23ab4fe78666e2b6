import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** After a move to another page the content fades in and takes the focus, so that a screen reader starts there. */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();

  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (!pathChanged || content.current === null) return;
      if (toLocation.hash === '') content.current.focus({ preventScroll: true });
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      content.current.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' });
    });
  }, [router, content]);
}
