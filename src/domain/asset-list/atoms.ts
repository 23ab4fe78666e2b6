import { fold } from './fold.ts';
import { findAll } from './spans.ts';

/** A run of letters or of digits: the smallest part in which names of devices are compared. */
export interface Atom {
  readonly text: string;
  readonly isNumber: boolean;
  /** Follows the atom before without anything between: the `s` of `t480s`. */
  readonly glued: boolean;
  /** Follows the atom before without a blank: the `48` of `2930f-48g`. */
  readonly joined: boolean;
  /** First of a cell, so that nothing before it belongs to the same name. */
  readonly first: boolean;
  /** Generation or mark number: `g5`, read from `Gen 5`, `G5` and `5. Generation`. */
  readonly generation: boolean;
  /** A number of inches or of ports: says something, but is no name by itself. */
  readonly measure?: 'inch' | 'port';
  /** Position in the folded text. */
  readonly at: number;
  readonly end: number;
}

const pieces = /(\d+(?:[.,]\d{1,2}(?![\d.,]))?)|([a-z]+)|(\+)|(''|["″”“])/g;
const generationWords = new Set(['gen', 'generation', 'gener', 'g']);
const ordinals = new Set(['th', 'st', 'nd', 'rd', 'te', 'ter']);
const inchWords = new Set(['zoll', 'inch', 'in', 'inches']);
const portWords = new Set(['port', 'ports', 'portig', 'p']);

type Draft = { -readonly [Key in keyof Atom]: Atom[Key] } & {
  /** A full stop follows: `9. Gen`. */ isOrdinal: boolean;
};

function cut(text: string, from: number): Draft[] {
  const atoms: Draft[] = [];
  let last = -1;
  for (const match of findAll(text, pieces)) {
    const [whole, number, , plus, inches] = match;
    const at = match.index;
    const between = last < 0 ? ' ' : text.slice(last, at);
    const glued = last >= 0 && between === '';
    if (inches !== undefined) {
      const before = atoms.at(-1);
      // A quotation mark before a number is none of inches.
      if (glued) last = at + whole.length;
      if (glued && before?.isNumber) before.measure = 'inch';
      continue;
    }
    if (plus !== undefined && !glued) continue;
    atoms.push({
      text: plus === undefined ? whole.replace(',', '.') : 'plus',
      isNumber: number !== undefined,
      glued,
      joined: last >= 0 && !/[\s(),;|]/.test(between),
      first: atoms.length === 0,
      generation: false,
      at: from + at,
      end: from + at + whole.length,
      isOrdinal: number !== undefined && /^\.(?!\d)/.test(text.slice(at + whole.length, at + whole.length + 2)),
    });
    last = at + whole.length;
  }
  return atoms;
}

/** `Gen 5`, `G5`, `5. Generation` and `5th Gen` become one atom `g5`; units behind a number become its measure. */
function join(atoms: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (let index = 0; index < atoms.length; index++) {
    const atom = atoms[index];
    if (atom === undefined) break;
    const next = atoms[index + 1];
    const before = joined.at(-1);
    if (generationWords.has(atom.text) && next?.isNumber && Number(next.text) <= 15 && follows(atom, next, before)) {
      joined.push({ ...atom, text: `g${Number(next.text)}`, generation: true, end: next.end });
      index++;
    } else if (isNumberOfGeneration(atom, next, atoms[index + 2])) {
      const skipped = next !== undefined && ordinals.has(next.text) && isWordGen(atoms[index + 2]) ? 2 : 1;
      joined.push({ ...atom, text: `g${Number(atom.text)}`, isNumber: false, generation: true });
      index += skipped;
    } else if (
      atom.isNumber &&
      next !== undefined &&
      !next.isNumber &&
      measureOf(next) &&
      isMeasured(next, atoms[index + 2])
    ) {
      const measure = measureOf(next);
      joined.push(measure === undefined ? atom : { ...atom, measure });
      index++;
    } else joined.push(atom);
  }
  return joined;
}

const isWordGen = (atom: Draft | undefined) =>
  atom !== undefined && atom.text !== 'g' && generationWords.has(atom.text);

/** `840G5` and `840 G 5` are generations; in `48G-4SFP` and `48G 4SFP` a single g is none. */
const follows = (atom: Draft, next: Draft, before: Draft | undefined) =>
  atom.text !== 'g' || next.glued || !(next.joined || (atom.glued && before?.isNumber));

function isNumberOfGeneration(atom: Draft, next: Draft | undefined, third: Draft | undefined): boolean {
  if (!atom.isNumber || atom.text.length > 2 || next === undefined || next.first) return false;
  if (ordinals.has(next.text) && next.glued) return true;
  return isWordGen(next) && (atom.isOrdinal || !third?.isNumber || Number(third.text) > 15);
}

function measureOf(atom: Draft): Atom['measure'] {
  if (inchWords.has(atom.text)) return 'inch';
  return portWords.has(atom.text) ? 'port' : undefined;
}

/** `48P` inside an order number is a name; `48 Port` and `48-Port` are a count. */
const isMeasured = (unit: Draft, after: Draft | undefined) =>
  unit.text.length > 2 || (unit.text === 'in' && !unit.joined && after === undefined);

/** Cuts the cells of a row into atoms; positions count in the folded cells joined by one character. */
export function atomsOf(cells: readonly string[]): Atom[] {
  const atoms: Atom[] = [];
  let from = 0;
  for (const cell of cells) {
    const text = fold(cell);
    atoms.push(...join(cut(text, from)));
    from += text.length + 1;
  }
  return atoms;
}

/** Cuts texts that come again and again; the same text is cut once. */
export function rememberedAtoms(): (text: string) => readonly Atom[] {
  const known = new Map<string, readonly Atom[]>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const atoms = atomsOf([text]);
    known.set(text, atoms);
    return atoms;
  };
}
