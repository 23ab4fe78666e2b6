import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import { beforeParameter } from '#contract/site/page-at.ts';
import { allPages, type PageRecord } from '#contract/site/page-table.ts';

/** What stands before the secret in every address whose bearer is let in: the pages of mailed links, and the call of one. */
const prefixes = [
  ...allPages.filter(({ parameter }: PageRecord) => parameter === 'secret').map(beforeParameter),
  reminderCalls.unsubscribe(''),
].join('|');

/** A secret, wherever in an address it stands; the first group is what may be written down. */
export const secretPart = new RegExp(`(${prefixes})[^/?#]+`);

const secretPath = new RegExp(`^(/assets/data|/og)?(/de)?(${prefixes})[^/]`);

/** Tells whether a path is a secret itself: a page, its prefixed twin, the file of its data, a mailed call. */
export function isSecretPath(path: string): boolean {
  return secretPath.test(path);
}
