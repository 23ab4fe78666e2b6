/** Most codes that one paste counts. */
export const maxPasted = 500;

/**
 * The codes of what was scanned, typed or pasted: a line or a cell each. A scan has blanks inside of it only where its maker printed them
 * so, and they stay.
 */
export function codesIn(text: string): string[] {
  return text
    .split(/[\r\n\t;]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
