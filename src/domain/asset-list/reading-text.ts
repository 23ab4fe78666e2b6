import { type Atom, atomsOf } from './atoms.ts';
import { type Kind, kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isNear } from './makers.ts';
import { isWithin } from './spans.ts';
import { type Specifications, specificationsOf } from './specifications.ts';

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

/** Series of makers that share numbers with others' and that the catalogue may lack. */
const strangeSeries = new Set(
  'vostro inspiron thinkbook ideapad ideacentre yoga legion chromebook matebook proone pavilion omen envy spectre elitepad elitex prox dragonfly aspire travelmate veriton extensa swift predator zenbook vivobook expertbook rog tuf satellite tecra portege akoya amilo stylistic futro scenic venue wyse alienware chromebox studiobook magicbook galaxybook primequest primepower officejet laserjet pagewide deskjet designjet colorjet ecosys bizhub aficio imagerunner docuprint workforce phaser versalink iphone watch airport imageclass jetdirect thinksmart thinkreality thinkedge thinkagile bladecenter flex deskpro presario touchsmart slimline vectra evo netvista intellistation lifetab scaleo powerconnect powerswitch poweredge powervault equallogic compellent optiplex latitude precision ultrasharp elitebook elitedesk eliteone elitedisplay probook prodesk prodisplay zbook proliant storeonce storeever storefabric procurve thinkpad thinkcentre thinkstation thinksystem thinkvision lifebook esprimo celsius primergy eternus macbook imac ipad surface catalyst nexus meraki aironet fortigate fortiswitch toughbook toughpad storwize flashsystem bladesystem apollo superdome integrity moonshot nimble primera alletra'.split(
    ' ',
  ),
);

/** Words that may stand beside a name without changing it. */
const fillers = new Set(
  'x stk stck stueck st pcs piece pieces inkl incl mit ohne with without und and oder or the der die das von vom fuer for zu im in am an auf aus ca circa je a typ type modell model marke geraet geraete mod nr no art art artikel name bezeichnung produkt gebraucht used neu neuwertig defekt ok top zustand gut sehr b ware refurbished leasing lease rueckgabe ruecklaeufer alt old schwarz silber grau weiss black silver grey white blau space spacegrey spacegray k9 ja de eu ger german deutsch qwertz wlan wifi lte cellular wwan vpro touch touchscreen poe managed layer gigabit ethernet fibre channel fc iscsi sas sata ssd hdd nvme ram gb tb ddr cpu core intel amd nvidia rack tower rackmount rackserver einbau zoll inch led lcd ips tft usb hdmi dp dvi vga standfuss pivot lan ac dc psu psus dvd rw cam webcam win windows pro_os home office lizenz std standard bundle kit set komplett system all os b_ware serie series gen generation std server switch i5 i7'.split(
    ' ',
  ),
);
const formFactors = new Set(
  'sff mt dt mff dm usff twr tiny micro tower desktop minitower small form factor ssf'.split(' '),
);

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

/** Cuts a row's cells into atoms and says what each is; the memory is kept per index. */
export function readText(cells: readonly string[], goods: GoodsIndex): ReadText {
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
  const kinds = atoms.flatMap((atom, at) => {
    const kind = roles[at] === 'kind' || roles[at] === 'specification' ? kindOfWord(atom.text) : undefined;
    return kind ? [{ at, kind }] : [];
  });
  return { folded, atoms, roles, makers: isNamed ? [...new Set(makers)] : undefined, specifications, kinds };
}

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

/** Makers of parts and words that are no maker within a device's description. */
const weakMakers = new Set([
  'intel',
  'amd',
  'nvidia',
  'smart',
  'poly',
  'google',
  'sharp',
  'gateway',
  'unify',
  'micron',
  'seagate',
  'wd',
  'kingston',
  'crucial',
  'lsi',
  'mellanox',
  'emulex',
  'qlogic',
  'honor',
  'fuji',
  'citrix',
]);

function wordRole(atom: Atom, next: Atom | undefined, goods: GoodsIndex): Role {
  const word = atom.text;
  if (goods.seriesWords.has(word) && !(next?.glued && next.isNumber && word.length < 3)) return 'series';
  if (strangeSeries.has(word)) return 'strangeSeries';
  if (fillers.has(word) || formFactors.has(word)) return 'filler';
  if (word.length > 2 && kindOfWord(word)) return 'kind';
  return 'unknown';
}

/** Shorthand written out, words written as two joined, words written as one cut, typing errors mended. */
function spellOut(atoms: readonly Atom[], goods: GoodsIndex): Atom[] {
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
    } else spelt.push(...(next?.glued && next.isNumber ? beforeNumber(atom, goods) : mended(atom, goods)));
  }
  return spelt;
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
  if (word.length < 5 || goods.words.has(word) || strangeSeries.has(word) || fillers.has(word)) return [atom];
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
  const memory = { corrected: new Map(), byLetter };
  memories.set(goods, memory);
  return memory;
}

function correct(word: string, goods: GoodsIndex, byLetter: WordMemory['byLetter']): string[] {
  for (let cutAt = 2; cutAt <= word.length - 3; cutAt++) {
    const [head, tail] = [word.slice(0, cutAt), word.slice(cutAt)];
    if (goods.makers.ids.has(head) && goods.words.has(tail)) return [head, tail];
    if (cutAt > 3 && goods.words.has(head) && goods.words.has(tail)) return [head, tail];
  }
  const near = byLetter.get(word[0] ?? '')?.find((known) => isNear(known, word));
  return [near ?? word];
}
