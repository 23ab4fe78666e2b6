/** Rows of keys as they lie beside each other, German and English; letters and digits in their own order. */
const rows = ['^1234567890ß´', '1234567890', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm'];
const orders = [...rows, 'abcdefghijklmnopqrstuvwxyz'];

const minDistinctCharacters = 5;
/** A password of ten characters that falls into so few straight runs was not thought of but rolled over the keys. */
const maxRuns = 3;
/** What may be left beside words that anybody knows, in letters. */
const minOwnLetters = 4;

const standsFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What is known about the holder of a password, and the words that everybody knows. */
interface Known {
  /** Names, parts of the address, the product: whole words in lower case. */
  words: readonly string[];
  /** Whether everybody knows a word, in lower case. */
  isListed: (word: string) => boolean;
}

/**
 * Says whether a password is among the first that somebody would try: hardly any different characters, digits only, the same
 * again and again, a row of keys, a listed word with something around it or with digits in place of letters, or nothing but
 * the holder's own names and the product's.
 */
export function isTrivial(password: string, { words, isListed }: Known): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < minDistinctCharacters) return true;
  if (/^(.+)\1+$/su.test(plain) || straightRuns(plain) <= maxRuns) return true;
  const word = withoutEdges(plain);
  if (word === '') return !/[^\d\s.,/-]/.test(plain);
  const half = word.slice(0, word.length / 2);
  const known = [plain, word, half + half === word ? half : word, spelled(word), withoutEdges(spelled(plain))];
  if (known.some(isListed)) return true;
  return words.some((own) => plain.includes(own)) && isLittle(lettersBeside(plain, words), isListed);
}

/** With letters for the digits and symbols that stand in for them. */
function spelled(text: string): string {
  return [...text].map((character) => standsFor[character] ?? character).join('');
}

function withoutEdges(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function lettersBeside(plain: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, own) => rest.replaceAll(own, ' '), plain).replace(/[^\p{L}]/gu, '');
}

function isLittle(letters: string, isListed: Known['isListed']): boolean {
  return letters.length < minOwnLetters || isListed(letters);
}

/** Of how many pieces a text is made in which each character follows the one before: the same, the next or the one before it. */
function straightRuns(plain: string): number {
  const characters = [...plain];
  return characters.filter((character, index) => index === 0 || !areNeighbours(characters[index - 1] ?? '', character))
    .length;
}

function areNeighbours(one: string, other: string): boolean {
  return one === other || orders.some((order) => order.includes(one + other) || order.includes(other + one));
}
