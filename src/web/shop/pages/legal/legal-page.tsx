import { useLoaderData } from '@tanstack/react-router';
import { pages } from '#contract/site/urls.ts';
import { readTextPage } from '../../features/article/read-text-page.ts';
import { TextScreen } from '../../features/article/text-screen.tsx';

/** A legal text; it can be printed and kept. */
export function LegalPage() {
  const page = readTextPage(useLoaderData({ strict: false }));
  return <TextScreen page={page} crumbs={[{ text: 'Start', href: pages.home }, { text: page.title }]} />;
}
