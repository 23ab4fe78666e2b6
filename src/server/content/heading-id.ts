import { withoutAccents, writtenOut } from '#domain/values/spelling.ts';

/** The id of a heading, by which a link reaches it. */
export function headingId(text: string): string {
  return withoutAccents(writtenOut(text))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
