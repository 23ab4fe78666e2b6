import type { AnyRouter } from '@tanstack/react-router';

/** Pages end with a slash, before their query and hash; what does not is a file, a call or another host. */
export function isPage(href: string): boolean {
  return /^\/(?!\/)([^?#]*\/)?([?#]|$)/.test(href);
}

/** A page's address for this visitor: who came through /de/ stays in it, for the router's home begins with the prefix. */
export function pageAddress(router: Pick<AnyRouter, 'buildLocation'>, href: string): string {
  let prefix = prefixes.get(router);
  if (prefix === undefined) {
    prefix = router.buildLocation({ to: '/' }).publicHref.slice(0, -1);
    prefixes.set(router, prefix);
  }
  return `${prefix}${href}`;
}

/** Asked once per window, not once per link: it was a tenth of what rendering a page takes. */
const prefixes = new WeakMap<object, string>();

/** Whether a press asks the browser for another tab or window. */
export function opensElsewhere(
  event: Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
