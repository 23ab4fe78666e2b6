import { serialIn, withSeenSeparators } from '#domain/values/barcode.ts';

/** Most codes that one paste counts. */
export const maxPasted = 500;

/**
 * The codes of what was scanned, typed or pasted: a line or a cell each. A scan has blanks inside of it only where its maker printed them
 * so, and they stay; a code that names its serial number among other fields is one.
 */
export function codesIn(text: string): string[] {
  return withSeenSeparators(text)
    .split(/[\r\n\t]+/)
    .flatMap((row) => (serialIn(row) === undefined ? row.split(';') : row))
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
