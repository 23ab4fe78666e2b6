import { hasPlainSigns, withoutInvisible } from './invisible.ts';

/** What is written where a keyboard lacks the letter. */
const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Letters that no decomposition takes apart. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** In small composed letters, with umlauts and ß written out: 'Groß-Gerau, Köthen' is 'gross-gerau, koethen'. */
export function writtenOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => written[letter] ?? letter);
}

/** In small letters without their accents; 'ß' is 'ss', 'ø' is 'o', 'ł' is 'l'. */
export function withoutAccents(text: string): string {
  const small = text.toLowerCase();
  // Nearly all titles, and a third of the time.
  if (hasPlainSigns(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plain[letter] ?? letter);
}

/** A text as it is looked for: 'Jörg' is 'jorg', 'Großmann' is 'grossmann', 'Joerg' stays as it is; blanks are single, dashes and apostrophes those of the keyboard. */
export function soughtText(text: string): string {
  if (hasPlainSigns(text)) return withSingleBlanks(text.toLowerCase().replaceAll('`', "'"));
  const typed = withoutInvisible(text.replace(/[‘’ʼ´`]/g, "'").normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-');
  return withSingleBlanks(withoutAccents(typed));
}

function withSingleBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The words of a search, each as it is looked for. */
export function soughtWords(typed: string): string[] {
  return soughtText(typed).split(' ').filter(Boolean);
}

/**
 * A text as searches look through it: as it is looked for, and in lines below it the words that others write otherwise. 'Jörg' is found by 'Joerg' and 'Jorg', 'Joerg'
 * by 'Jörg'. A word with a digit is a number and has one spelling.
 */
export function foundText(text: string): string {
  const sought = soughtText(text);
  if (!/[äöüß]|[aou]e/i.test(hasPlainSigns(text) ? text : text.normalize('NFKC'))) return sought;
  const words = withoutInvisible(text.normalize('NFKC')).split(/\s+/);
  const others = words.flatMap((word) => {
    const sought = soughtText(word);
    const short = /\d/.test(sought) ? sought : sought.replace(/([aou])e/g, '$1');
    return [soughtText(writtenOut(word)), short].filter((other) => other !== sought);
  });
  return [sought, ...new Set(others)].join('\n');
}

/** Whether two texts are one but for case, blanks, accents and how umlauts are written. */
export function isSpelledAlike(one: string, other: string): boolean {
  const [shortOne, shortOther] = [one, other].map((text) => soughtText(text).replace(/([aou])e/g, '$1'));
  return shortOne === shortOther;
}
