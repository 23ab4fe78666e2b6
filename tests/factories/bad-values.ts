import { hostileText, hostileTexts, unprintableTexts } from './hostile-text.ts';
import type { Leaf } from './json-shape.ts';

/** A value that does not belong where it stands, as JSON text: some of them no JSON writer would write. */
export interface BadValue {
  why: string;
  json: string;
}

/** More than any line or text may hold, and still within every limit of a body. */
const tooLong = 60_000;
const megabyte = 1024 * 1024;

const types = {
  null: 'null',
  boolean: 'true',
  number: '7',
  string: '"Text"',
  array: '[]',
  object: '{}',
};

/** Fields in which blanks mean that nothing was said. */
const mayBeBlank = /\.?(comments|remarks|note)$/;
/** Fields in which every sign is allowed: nothing is shown of them. */
const secret = /\.?([pP]assword|token)$/;

/** Text out of a spreadsheet: long, with whatever characters programs leave in it, and never stored. */
const pasted = /^text$/;

/** What must be refused in place of a good value; of a shape that was tried before, one value shows that it is looked at here too. */
export function badValuesFor(leaf: Leaf, isKnown = false): BadValue[] {
  const { value } = leaf;
  if (isKnown) return wrongTypes(leaf).slice(0, 1);
  return [
    ...wrongTypes(leaf),
    ...(typeof value === 'string' ? badTexts(value, leaf) : []),
    ...(typeof value === 'number' ? badNumbers(leaf) : []),
    ...(Array.isArray(value) ? badLists(value, leaf) : []),
  ];
}

function wrongTypes({ value, nullable }: Leaf): BadValue[] {
  const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const wrong = Object.entries(types).filter(([type]) => type !== own && !(type === 'null' && nullable));
  const json = JSON.stringify(value);
  return [
    ...wrong.map(([type, text]) => ({ why: `${type} instead of ${own}`, json: text })),
    { why: 'a list of it', json: `[${json}]` },
    { why: 'it as an object', json: `{"0":${json},"length":1}` },
    { why: 'deep nesting', json: `${'['.repeat(5_000)}${']'.repeat(5_000)}` },
  ];
}

function badTexts(value: string, { path, maxLength }: Leaf): BadValue[] {
  const isFree = value.includes(hostileText);
  // To compare a password is made to take long: a few are enough.
  const isSecret = secret.test(path);
  if (pasted.test(path)) return asBadValues(['', '   ', '\t\n', 'x'.repeat((maxLength ?? 0) + 1)]);
  const texts = [
    ...(isFree ? [] : hostileTexts.slice(0, isSecret ? 2 : hostileTexts.length)),
    ...unprintableTexts.slice(0, isSecret ? 2 : unprintableTexts.length),
    ...(mayBeBlank.test(path) ? [] : ['', '   ', '\t\n', '\u200b\u2060\ufe0f']),
    'x'.repeat(tooLong),
    'x'.repeat(megabyte),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
  ];
  return asBadValues(texts);
}

function asBadValues(texts: readonly string[]): BadValue[] {
  return texts.map((text) => whenTaken(`the text ${quoted(text)}`, text));
}

function badNumbers({ maximum }: Leaf): BadValue[] {
  const numbers = ['-1', '0.001', '1e-7', '1e309', '-1e309', '1e21', '9007199254740993'];
  return [...numbers, ...(maximum === undefined ? [] : [String(maximum + 1)])].map((json) => ({ why: json, json }));
}

function badLists(value: readonly unknown[], { maxItems }: Leaf): BadValue[] {
  if (maxItems === undefined || value.length === 0) return [];
  const tooMany = Array.from({ length: maxItems + 1 }, () => value[0]);
  return [whenTaken(`${maxItems + 1} entries`, tooMany)];
}

/** Of most a sample is taken, and a megabyte is long to write. */
function whenTaken(why: string, value: unknown): BadValue {
  return {
    why,
    get json() {
      return JSON.stringify(value);
    },
  };
}

function quoted(text: string): string {
  return text.length > 60 ? `of ${text.length} characters` : JSON.stringify(text);
}
