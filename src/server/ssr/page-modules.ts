import { pageAt } from '#contract/site/page-at.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { type ClientAssets, screensByPath } from '#web/entry-server.tsx';

const { wizard, faq, packaging, blog, blogPost } = pageTable;

/** What the routes of these pages load beside their screen, named as the build's pages are (client-assets.ts). */
const besideScreen = new Map<string, string>([
  ...[wizard.start, wizard.item, wizard.freetext].map(({ path }) => [path, 'LoadWizardPage'] as const),
  ...[faq, packaging, blog, blogPost].map(({ path }) => [path, 'LoadContent'] as const),
]);

/** The addresses of the code of a page alone, which a window fetches ahead: every other page has what is not among them. */
export function modulesOfPage({ screens }: Pick<ClientAssets, 'screens'>, path: string, data: unknown): string[] {
  const page = pageAt(path)?.page;
  if (page === undefined) return [];
  const names = [
    screensByPath.get(page.path),
    'text' in page && page.text !== undefined ? 'LoadContent' : besideScreen.get(page.path),
    // Of a page of the wizard that asks nothing more the form belongs to it.
    isComplete(data) ? 'ConfigureItem' : undefined,
  ];
  return [...new Set(names.flatMap((name) => (name && screens[name]) || []))];
}

const isComplete = (data: unknown) =>
  typeof data === 'object' && data !== null && 'complete' in data && data.complete === true;
