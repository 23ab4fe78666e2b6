import { isBody, type PersonName } from './firm-name.ts';
import { withoutTitles, wordsOfName } from './name-words.ts';

/** Between two who hold an account together. */
const between = /\s*(?:[&+/;]|\b(?:und|oder|and|et)\b|\b[uo]\.\s)\s*/iu;

/** The persons that a text names, 'Groß, Jürgen' in the order in which it is spoken; who is without a surname has that of the last one. */
export function personsIn(text: string): PersonName[] {
  const persons = text.split(between).flatMap((part) => personOf(part) ?? []);
  const family = persons.findLast(({ words }) => words.length > 1);
  if (family === undefined) return persons;
  const surname = family.words.slice(-family.surname);
  return persons.map((one) =>
    one.words.length === 1 ? { words: [...one.words, ...surname], surname: family.surname } : one,
  );
}

function personOf(text: string): PersonName | undefined {
  const parts = text.split(',');
  const [before = [], after, ...more] = parts.map((part) => nameWords(part, parts.length > 1 ? 1 : 2));
  if (more.length > 0) return undefined;
  if (after !== undefined && after.length > 0 && before.length > 0)
    return { words: [...after, ...before], surname: before.length };
  if (before.length === 0) return undefined;
  // 'Kim Muster-Anders' is called both.
  const last = nameWords(text.trim().split(/\s+/).at(-1) ?? '').length;
  return { words: before, surname: Math.min(Math.max(last, 1), before.length) };
}

const nameWords = (text: string, least = 2) => withoutTitles(wordsOfName(text), least);

/**
 * Whether both are one person: in any order, with initials, a second first name more or less. A single word is too little unless it is all there
 * is, and so are initials alone.
 */
export function isSamePerson({ words: one }: PersonName, { words: other }: PersonName): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false;
  // Each word stands for one of the other: 'Hassan Hassan' is not 'Ali Hassan', nor does the M of 'M. Muster' stand for his surname.
  const left = [...many];
  const take = (at: number) => at !== -1 && left.splice(at, 1).length > 0;
  const open = few.filter((word) => !take(left.indexOf(word)));
  if (open.length > 0 && !few.some((word) => word.length > 1 && !open.includes(word))) return false;
  if (!open.every((word) => take(left.findIndex((there) => isSameWord(word, there))))) return false;
  if (few.length === many.length) return true;
  // What is more stands between: at an end it may be anything, a legal form too.
  return isSameWord(few[0] ?? '', many[0] ?? '') && few.at(-1) === many.at(-1) && !left.some(isBody);
}

/** Whether nothing in it but the seller's own name tells of a firm or a body: who may hold an account beside the contract partner. */
export function isPlainPerson({ words }: PersonName, seller: PersonName): boolean {
  const others = words.filter((word) => !seller.words.includes(word));
  return words.length <= 4 && !others.some((word) => isBody(word) || /\d/.test(word));
}

/** Equal, or one is the other's initial. */
function isSameWord(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
}
