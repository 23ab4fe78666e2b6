import { deskPages } from '#contract/desk/desk-urls.ts';

const nowhere = 'http://desk.invalid';

/** Where somebody wanted to go before the log-in, by its `?weiter=`; never to another host or out of the desk. */
export function loginTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('weiter') ?? '';
  if (!URL.canParse(wanted, nowhere)) return deskPages.today;
  const { origin, pathname, search: query, hash } = new URL(wanted, nowhere);
  return origin === nowhere && pathname.startsWith(deskPages.today) ? `${pathname}${query}${hash}` : deskPages.today;
}
