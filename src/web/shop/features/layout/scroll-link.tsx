import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { pages } from '#contract/site/urls.ts';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface ScrollLinkProps {
  /** Id of a heading on the home page. */
  readonly target: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a place on the home page: there it scrolls, from elsewhere it goes home with the target in the address. */
export function ScrollLink({ target, className = 'text-link', children }: ScrollLinkProps) {
  const router = useRouter();

  function scroll(event: MouseEvent) {
    const place = document.getElementById(target);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || place === null || router.state.location.pathname !== pages.home) return;
    event.preventDefault();
    place.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    // Whoever goes on by keyboard goes on from there.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  return (
    <PageLink href={`${pages.home}#${target}`} onClick={scroll} className={className}>
      {children}
    </PageLink>
  );
}
