import { useLoaderData, useLocation } from '@tanstack/react-router';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { readTextPage } from '../../features/article/read-text-page.ts';
import { TextScreen } from '../../features/article/text-screen.tsx';

const aboutPages = [
  { href: pages.about, text: 'Über uns' },
  { href: pages.history, text: 'Geschichte' },
  { href: pages.vision, text: 'Vision und Mission' },
];

/** Who buys here, and the two pages beside. */
export function AboutPage() {
  const page = readTextPage(useLoaderData({ strict: false }));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const others = aboutPages.filter(({ href }) => href !== path);
  const above = path === pages.about ? [] : [{ text: 'Über uns', href: pages.about }];
  return (
    <TextScreen page={page} crumbs={[{ text: 'Start', href: pages.home }, ...above, { text: page.title }]}>
      <nav aria-label="Mehr über uns" className="mt-12 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4">
        {others.map(({ href, text }) => (
          <PageLink key={href} href={href} className="text-link inline-block min-h-11 py-2 font-emphasis">
            {text}
          </PageLink>
        ))}
      </nav>
    </TextScreen>
  );
}
