import { beforeParameter, pageAt } from '#contract/site/page-at.ts';
import { pages } from '#contract/site/urls.ts';

/**
 * What may be said about a page: its path without what belongs to one person, and in that case without its title. An
 * address that is none of ours may be a mangled secret, so nothing is said of it.
 */
export function publicPath(pathname: string, title: string): { url: string; action_name: string } {
  const found = pageAt(pathname);
  if (found === undefined) return { url: pages.notFound, action_name: pages.notFound };
  if (found.page.parameter === undefined) return { url: pathname.slice(0, 500), action_name: title.slice(0, 300) };
  const before = beforeParameter(found.page).replace(/\$(\w+)/g, (_, name: string) => found.values[name] ?? '');
  const url = `${before}…/`.slice(0, 500);
  return { url, action_name: url };
}
