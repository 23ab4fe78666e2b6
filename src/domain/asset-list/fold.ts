const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o' };

/** Text in lower case with umlauts written out and accents dropped; blanks of every kind become one blank. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower.replace(/ {2,}/g, ' ').trim();
  return lower
    .replace(/[äöüßæø]/g, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();
}

/** A folded text without anything but letters and digits, as headers are compared. */
export function compact(text: string): string {
  return fold(text).replace(/[^a-z0-9#]/g, '');
}
