import { isEmail } from '#domain/values/email.ts';

/** Of a person or a firm, as our mails carry it. */
export const longestName = 80;

/** Control and format characters: they break lines, hide, or turn the direction in which the rest of a line is read. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const linkLike = /:\/\/|@|www\.|\.[a-z]{2,}\b/i;

/**
 * What somebody typed as one line of visible characters, at most `longest` long. Undefined when it looks like a link or
 * says nothing: anybody may type a text and somebody else's address, and our mail must carry no stranger's link.
 */
export function plainWords(typed: string, longest: number): string | undefined {
  const line = typed.replace(invisible, ' ').trim();
  if (line === '' || linkLike.test(line)) return undefined;
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line;
}

/** What somebody is called, by the name or address that they gave. */
export function personWords(typed: string): string {
  return isEmail(typed) ? typed : (plainWords(typed, longestName) ?? 'Jemand');
}
