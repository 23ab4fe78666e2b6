import { withoutAccents, writtenOut } from '#domain/values/spelling.ts';

/** Path segment of an item's wizard page: its title in lower case, ampersand removed, then '-verkaufen'. */
export function slugOf(title: string): string {
  const folded = withoutAccents(writtenOut(title).replaceAll('+', ' plus ').replaceAll('&', ' '));
  return `${folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-verkaufen`;
}
