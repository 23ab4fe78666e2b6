import { pages } from '#contract/urls.ts';

const secretPages = [pages.account.resetPassword('x'), pages.account.confirmEmail('x')].map((page) =>
  page.replace('x/', ''),
);
const secretPart = new RegExp(`(${secretPages.join('|')})[^/?#]+`);

/** A request's path as it may be written down: without query string and without the secret of a mailed link. */
export function quietPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(secretPart, '$1…');
}
