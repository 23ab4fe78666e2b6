import { type Atom, atomsOf } from './atoms.ts';
import { capacitiesApart } from './capacities-apart.ts';
import { type Kind, kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isWithin } from './spans.ts';
import { type Specifications, specificationsOf } from './specifications.ts';
import { spellOut } from './spelling.ts';
import { plainName } from './system-names.ts';
import { fillers, formFactors, strangeSeries, weakMakers } from './trade-words.ts';

/** What an atom of a row's text is, besides perhaps part of a model's name. */
export type Role = 'specification' | 'measure' | 'maker' | 'series' | 'strangeSeries' | 'kind' | 'filler' | 'unknown';

/** A row's text, cut and looked at once. */
export interface ReadText {
  readonly folded: string;
  readonly atoms: readonly Atom[];
  readonly roles: readonly Role[];
  /** Ids of manufacturers named in the text; undefined when none is. */
  readonly makers: readonly string[] | undefined;
  readonly specifications: Specifications;
  /** Kinds of goods the text names, by the position of their atom. */
  readonly kinds: readonly { readonly at: number; readonly kind: Kind }[];
}

/** No name of goods stands further behind in a cell. */
const longest = 2_000;

/** Cuts a row's cells into atoms and says what each is; the memory is kept per index. */
export function readText(written: readonly string[], goods: GoodsIndex): ReadText {
  const cells = written.map((cell) => capacitiesApart(plainName(cell.slice(0, longest))));
  const folded = cells.map(fold).join('\n');
  const isApple = /\b(apple|mac|macbook|imac|ipad|mbp|mba)/.test(folded);
  const specifications = specificationsOf(folded, isApple);
  const atoms = spellOut(atomsOf(cells), goods);
  const makers: string[] = [];
  let isNamed = false;
  const roles = atoms.map((atom, index): Role => {
    if (isWithin(specifications.spans, atom.at)) return 'specification';
    if (isWithin(specifications.measures, atom.at)) return 'measure';
    if (atom.isNumber || atom.generation) return atom.measure === undefined ? 'unknown' : 'specification';
    return wordRole(atom, atoms[index + 1], goods);
  });
  markPairs(atoms, roles);
  for (let index = 0; index < atoms.length; index++) {
    const found = makerAt(atoms, roles, index, goods);
    const length = found?.length ?? 0;
    if (found && (index === 0 || !weakMakers.has(found.name))) {
      isNamed = true;
      makers.push(...found.ids);
    }
    for (let offset = 0; offset < length; offset++) {
      if (roles[index + offset] !== 'series' || !atoms[index + length]?.isNumber) roles[index + offset] = 'maker';
    }
  }
  // 'CP-DX80-K9': an order number as only one maker writes them names it as well.
  if (!isNamed && ofCisco.test(folded)) {
    const ids = goods.makers.ids.get('cisco') ?? [];
    isNamed = ids.length > 0;
    makers.push(...ids);
  }
  const kinds = atoms.flatMap((atom, at) => {
    const kind =
      roles[at] === 'kind' || roles[at] === 'specification'
        ? (kindOfWord(atom.text) ?? kindOfWord(atom.text + (atoms[at + 1]?.text ?? '')))
        : undefined;
    return kind ? [{ at, kind }] : [];
  });
  return { folded, atoms, roles, makers: isNamed ? [...new Set(makers)] : undefined, specifications, kinds };
}

const ofCisco = /\d\S*-k9\b|\b(?:ucs[bcs]?|ws|n[2-9]k|cts|air)-[a-z]{0,3}-?[a-z]?\d|\bcp-\d{4}/;

/** 'Access Point', 'Docking Station': kinds of two words. */
function markPairs(atoms: readonly Atom[], roles: Role[]): void {
  for (let at = 0; at + 1 < atoms.length; at++) {
    const [one, next] = [atoms[at], atoms[at + 1]];
    if (one === undefined || next === undefined || next.first || roles[at] !== 'unknown' || next.isNumber) continue;
    if (kindOfWord(one.text + next.text) !== undefined && one.text.length > 2) roles.fill('kind', at, at + 2);
  }
}

/** Beside a network card the word for a transceiver says what its ports take. */
export const isPort = (word: string) => /^q?sfp|^gbic/.test(word);

interface NamedMaker {
  readonly name: string;
  readonly ids: readonly string[];
  /** Atoms of the name. */
  readonly length: number;
}

function makerAt(
  atoms: readonly Atom[],
  roles: readonly Role[],
  index: number,
  goods: GoodsIndex,
): NamedMaker | undefined {
  for (let length = 3; length > 0; length--) {
    const run = atoms.slice(index, index + length);
    if (run.length < length || run.some((atom) => atom.isNumber || atom.generation)) continue;
    if (roles[index] === 'specification' || atoms[index + length]?.glued) continue;
    const name = run.map((atom) => atom.text).join(' ');
    const ids = goods.makers.ids.get(name) ?? goods.makers.ids.get(run.map((atom) => atom.text).join(''));
    if (ids !== undefined && !(ids.length === 0 && weakMakers.has(name))) return { name, ids, length };
  }
  return undefined;
}

function wordRole(atom: Atom, next: Atom | undefined, goods: GoodsIndex): Role {
  const word = atom.text;
  // 'LED', 'black', 'core' stand in names of the catalogue too: by themselves they say of no device which series it is of.
  if (fillers.has(word)) return 'filler';
  if (goods.seriesWords.has(word) && !(next?.glued && next.isNumber && word.length < 3)) return 'series';
  if (strangeSeries.has(word)) return 'strangeSeries';
  if (formFactors.has(word)) return 'filler';
  if (word.length > 2 && kindOfWord(word)) return 'kind';
  return 'unknown';
}
