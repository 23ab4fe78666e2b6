import { useLoaderData } from '@tanstack/react-router';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { readTextPage } from '../../features/article/read-text-page.ts';
import { TextScreen } from '../../features/article/text-screen.tsx';

/** The whole sale step by step: whose turn it is, until when, what it costs. */
export function HowItWorksPage() {
  const page = readTextPage(useLoaderData({ strict: false }));
  return (
    <TextScreen page={page} crumbs={[{ text: 'Start', href: pages.home }, { text: page.title }]}>
      <div className="mt-10 flex flex-wrap gap-3">
        <PageLink href={pages.wizard.start} button="primary">
          Gerät suchen
        </PageLink>
        <PageLink href={pages.packaging} button="secondary">
          Verpackung je Gerät ansehen
        </PageLink>
      </div>
    </TextScreen>
  );
}
