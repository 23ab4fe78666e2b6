/** Letters that no decomposition takes apart, as banks write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** The words of a name in small letters without accents, as banks write them: 'Müller e. K.' → mueller, e, k. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
