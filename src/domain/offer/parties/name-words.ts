/** Letters that no decomposition takes apart, as banks write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** In which ways else one and the same hand writes a letter that a keyboard, or a bank, lacks. */
const otherLetters: readonly Readonly<Record<string, string>>[] = [
  { ä: 'a', ö: 'o', ü: 'u', ø: 'o', å: 'a' },
  { å: 'aa', đ: 'dj' },
];

/**
 * A name with the letters that another text has in its place: 'Jurgen' beside 'Jürgen', 'Djordje' beside 'Đorđe'. Where neither has one nothing is
 * changed, so that 'Muller' is never 'Mueller'.
 */
export function inLettersOf(text: string, others: readonly string[]): string {
  if (others.every((other) => isPlain.test(other))) return text;
  const written = new Map(
    others.flatMap((other) =>
      (other.normalize('NFC').match(words) ?? [])
        .filter((word) => ownLetter.test(word))
        .flatMap((word) => bareWays(word).map((way): [string, string] => [way, word])),
    ),
  );
  if (written.size === 0) return text;
  return text.replace(words, (word) => written.get(wordsOfName(word).join('')) ?? word);
}

const words = /[\p{L}\p{M}]+/gu;
const ownLetter = /[äöüøåđ]/iu;

function bareWays(word: string): string[] {
  const plain = word.toLowerCase();
  return otherLetters.map((letters) =>
    wordsOfName(plain.replace(/[äöüøåđ]/g, (letter) => letters[letter] ?? letter)).join(''),
  );
}

/** Most names: nothing in them is to be taken apart, and a run of payouts asks for those of thousands. */
const isPlain = /^[ -~]*$/;

/** The words of a name in small letters without accents, as banks write them: 'Müller e. K.' → mueller, e, k. */
export function wordsOfName(text: string): string[] {
  if (isPlain.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const titles = new Set('herr hr frau fr dr prof dipl eheleute rechtsanwalt rechtsanwaeltin'.split(' '));
/** What is a name as well: a title only before a whole one. */
const weakTitles = new Set('mag ing ra'.split(' '));
/** What follows a degree: 'Dr. rer. nat.', 'Dipl.-Inf.'; alone it may be a name, as of Phil Muster. */
const degrees = new Set('dr prof dipl mag'.split(' '));
const subjects = new Set(
  'rer nat pol oec soc jur iur med phil ing hum agr habil hc mult inf kfm kffr wirt phys chem math'.split(' '),
);

/** The words of a name but for titles, which are none; `least` words are left where one of them may be the name. */
export function withoutTitles(words: readonly string[], least = 2): string[] {
  let isDegree = false;
  const named = words.filter((word) => {
    const isTitle = titles.has(word) || (isDegree && subjects.has(word));
    isDegree = degrees.has(word) || isTitle;
    return !isTitle;
  });
  const without = named.filter((word, at) => !weakTitles.has(word) || at === named.length - 1);
  return without.length < least ? named : without;
}
