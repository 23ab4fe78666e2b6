import { beforeParameter, pageAt } from '#contract/page-at.ts';

/** What may be said about a page: its path without what belongs to one person, and in that case without its title. */
export function publicPath(pathname: string, title: string): { url: string; action_name: string } {
  const found = pageAt(pathname);
  if (found?.page.parameter === undefined) return { url: pathname.slice(0, 500), action_name: title.slice(0, 300) };
  const before = beforeParameter(found.page).replace(/\$(\w+)/g, (_, name: string) => found.values[name] ?? '');
  const url = `${before}…/`.slice(0, 500);
  return { url, action_name: url };
}
