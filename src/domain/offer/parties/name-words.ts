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

const titles = new Set('herr frau dr prof dipl ing med iur phil mag eheleute'.split(' '));
/** What follows a degree: 'Dr. rer. nat.', 'Dipl.-Inf.'; alone it may be a name. */
const degrees = new Set('dr prof dipl mag'.split(' '));
const subjects = new Set('rer nat pol oec soc jur hum agr habil hc mult inf kfm kffr wirt phys chem math'.split(' '));

/** The words of a name but for titles, which are none. */
export function withoutTitles(words: readonly string[]): string[] {
  let isDegree = false;
  return words.filter((word) => {
    const isSubject = isDegree && subjects.has(word);
    const isTitle = isSubject || titles.has(word);
    isDegree = isSubject || degrees.has(word);
    return !isTitle;
  });
}
