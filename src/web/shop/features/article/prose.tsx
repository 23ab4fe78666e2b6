import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { prefetchOnceSeen } from '#web/lib/use-prefetch.ts';
import { classNames } from '#web/ui/class-names.ts';
import { isPage, opensElsewhere, pageAddress } from '#web/ui/page-address.ts';

interface ProseProps {
  /** From the server: rendered from Markdown, or sanitised. */
  readonly html: string;
  readonly className?: string;
}

/** A text for reading. Its links to pages of this shop open inside the application, as all others do. */
export function Prose({ html, className }: ProseProps) {
  const router = useRouter();
  const text = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other links
  useEffect(() => {
    const links = [...(text.current?.querySelectorAll('a') ?? [])];
    const forget = links.map((link) => {
      const href = link.getAttribute('href') ?? '';
      return isPage(href) && prefetchOnceSeen(router, link, pageAddress(router, href));
    });
    return () => {
      for (const stop of forget) if (stop !== false) stop();
    };
  }, [router, html]);

  // The same object as long as the text is: React writes that of a new one again, and a reader's selection is gone.
  const markup = useMemo(() => ({ __html: html }), [html]);

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event) || !isPage(href)) return;
    event.preventDefault();
    void router.navigate({ href: pageAddress(router, href) });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the links inside, which the keyboard presses too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by the keyboard is a click
    <div
      ref={text}
      className={classNames('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown without HTML, or sanitised it
      dangerouslySetInnerHTML={markup}
    />
  );
}
