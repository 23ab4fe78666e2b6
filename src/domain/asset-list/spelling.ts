import type { Atom } from './atoms.ts';
import { kindOfWord } from './category-words.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isNearWord } from './makers.ts';
import { fillers, strangeSeries } from './trade-words.ts';

const shorthand: Record<string, readonly string[]> = {
  pe: ['poweredge'],
  lat: ['latitude'],
  opti: ['optiplex'],
  prec: ['precision'],
  tp: ['thinkpad'],
  eb: ['elitebook'],
  pb: ['probook'],
  ed: ['elitedesk'],
  pd: ['prodesk'],
  lb: ['lifebook'],
  mbp: ['macbook', 'pro'],
  mba: ['macbook', 'air'],
  fgt: ['fortigate'],
  fortig: ['fortigate'],
  cat: ['catalyst'],
  smartups: ['smart', 'ups'],
};

/** Shorthand written out, words written as two joined, words written as one cut, typing errors mended. */
export function spellOut(atoms: readonly Atom[], goods: GoodsIndex): Atom[] {
  const spelt: Atom[] = [];
  for (let index = 0; index < atoms.length; index++) {
    const atom = atoms[index];
    if (atom === undefined) break;
    const next = atoms[index + 1];
    if (atom.isNumber || atom.generation) {
      spelt.push(atom);
      continue;
    }
    const long = shorthand[atom.text];
    const two = next && !next.isNumber && !next.generation && !next.first ? atom.text + next.text : '';
    if (
      long !== undefined &&
      !atom.glued &&
      !atom.joined &&
      next !== undefined &&
      startsCode(atom, next, atoms[index + 2])
    ) {
      for (const [part, text] of long.entries())
        spelt.push({ ...atom, text, glued: part === 0 && atom.glued, joined: part === 0 && atom.joined });
    } else if (two.length > 5 && goods.words.has(two) && next !== undefined) {
      spelt.push({ ...atom, text: two, end: next.end });
      index++;
    } else if (next?.isNumber && !next.glued && isShortened(atom, next) && fullWord(atom.text, goods) !== undefined) {
      spelt.push({ ...atom, text: fullWord(atom.text, goods) ?? atom.text });
    } else spelt.push(...(next?.glued && next.isNumber ? beforeNumber(atom, goods) : mended(atom, goods)));
  }
  return spelt;
}

/** 'OptiP. 7050', 'Lifeb 754': a word of some length, or one that ends with a dot. */
const isShortened = (atom: Atom, next: Atom) =>
  !atom.glued && !atom.joined && (atom.text.length > 4 || (atom.text.length === 4 && next.at - atom.end > 1));

/** The only word of a series that begins so; undefined for words that say something themselves. */
function fullWord(word: string, goods: GoodsIndex): string | undefined {
  const { full } = memoryOf(goods);
  const known = full.get(word);
  if (known !== undefined) return known === word ? undefined : known;
  const isKnown =
    goods.words.has(word) || kindOfWord(word) !== undefined || fillers.has(word) || goods.makers.ids.has(word);
  const longer = isKnown ? [] : [...goods.seriesWords.keys()].filter((one) => one.startsWith(word));
  const found = longer.length === 1 ? (longer[0] ?? word) : word;
  full.set(word, found);
  return found === word ? undefined : found;
}

/** A number, or a letter and a number: what follows shorthand for a series. */
const startsCode = (short: Atom, next: Atom, after: Atom | undefined) =>
  (!next.joined || /^(lat|opti)$/.test(short.text)) &&
  (next.isNumber || next.generation || (next.text.length < 3 && after?.isNumber === true && after.glued));

/** `thinkpadt480`: the series and the first letters of the number written as one. */
function beforeNumber(atom: Atom, goods: GoodsIndex): Atom[] {
  for (let cutAt = atom.text.length - 1; cutAt >= Math.max(atom.text.length - 3, 5); cutAt--) {
    const head = atom.text.slice(0, cutAt);
    if (!goods.words.has(atom.text) && goods.words.has(head)) {
      return [
        { ...atom, text: head },
        { ...atom, text: atom.text.slice(cutAt), glued: false, joined: false, first: false },
      ];
    }
  }
  return mended(atom, goods);
}

function mended(atom: Atom, goods: GoodsIndex): Atom[] {
  const word = atom.text;
  if (word.length < 6 || word.length > 40 || goods.words.has(word) || strangeSeries.has(word) || fillers.has(word))
    return [atom];
  const memory = memoryOf(goods);
  let parts = memory.corrected.get(word);
  if (parts === undefined) {
    parts = kindOfWord(word) || goods.makers.ids.has(word) ? [word] : correct(word, goods, memory.byLetter);
    memory.corrected.set(word, parts);
  }
  return parts.map((text, index) =>
    index === 0 ? { ...atom, text } : { ...atom, text, glued: false, joined: false, first: false },
  );
}

interface WordMemory {
  /** Shortened words and what they stand for. */
  readonly full: Map<string, string>;
  readonly corrected: Map<string, readonly string[]>;
  /** Words of the catalogue and names of makers by their first letter: typing errors rarely hit it. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

/** Corrected words per index: most rows of a list repeat the same few. */
const memories = new WeakMap<GoodsIndex, WordMemory>();

function memoryOf(goods: GoodsIndex): WordMemory {
  const known = memories.get(goods);
  if (known) return known;
  const byLetter = new Map<string, string[]>();
  for (const word of [...goods.words, ...goods.makers.ids.keys()]) {
    if (word.length < 5 || word.includes(' ')) continue;
    const list = byLetter.get(word[0] ?? '');
    if (list) list.push(word);
    else byLetter.set(word[0] ?? '', [word]);
  }
  const memory = { full: new Map(), corrected: new Map(), byLetter };
  memories.set(goods, memory);
  return memory;
}

function correct(word: string, goods: GoodsIndex, byLetter: WordMemory['byLetter']): string[] {
  for (let cutAt = 2; cutAt <= word.length - 3; cutAt++) {
    const [head, tail] = [word.slice(0, cutAt), word.slice(cutAt)];
    if (goods.makers.ids.has(head) && goods.words.has(tail)) return [head, tail];
    if (cutAt > 3 && goods.words.has(head) && goods.words.has(tail)) return [head, tail];
  }
  const near = byLetter.get(word[0] ?? '')?.find((known) => isNearWord(known, word));
  return [near ?? word];
}
