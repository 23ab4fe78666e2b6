import { type Catalogue, optionsOf } from '#domain/catalogue/catalogue.ts';
import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { fold } from './fold.ts';
import { type MakerNames, makerNames } from './makers.ts';

/** How a model is written: the atoms that must all be there, in order. */
export interface Form {
  readonly goods: Goods;
  readonly atoms: readonly Atom[];
  /** Position of the atom the form is looked up by. */
  readonly anchor: number;
  /** 3: says enough by itself; 2: with maker, series or category; 1: with series, or maker and category; 0: with the whole series before it. */
  readonly strength: 0 | 1 | 2 | 3;
  /** Words that may stand between or before the atoms. */
  readonly words: ReadonlySet<string>;
  /** One of each group must be in the text as well: year, chip. */
  readonly also: readonly (readonly string[])[];
}

/** A model of the catalogue as the reader compares it. */
export interface Goods {
  readonly item: WizardItem;
  readonly category: CategoryKey | undefined;
  readonly type: TypeKey | undefined;
  readonly makerId: string | undefined;
  readonly seriesWords: ReadonlySet<string>;
  /** Words of the series and the name. */
  readonly nameWords: ReadonlySet<string>;
  /** Words and numbers of the title; neighbours have most of them in common. */
  readonly all: ReadonlySet<string>;
  /** Words and numbers of all titles of its series: behind this one's name they make another model of it. */
  readonly group: ReadonlySet<string>;
}

/** The catalogue, ready for reading lists; built once. */
export interface GoodsIndex {
  readonly catalogue: Catalogue;
  readonly makers: MakerNames;
  /** Forms by the text of their anchor. */
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** Models by series id, in the order of the catalogue. */
  readonly bySeries: ReadonlyMap<string, readonly Goods[]>;
  /** Words of series and models → ids of the series (or models without one) they belong to. */
  readonly seriesWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of the catalogue that a text may write as one or with a typing error. */
  readonly words: ReadonlySet<string>;
  readonly categories: ReadonlyMap<CategoryKey, WizardItem>;
  readonly types: ReadonlyMap<TypeKey, WizardItem>;
}

/** Reads a catalogue for comparing lists with it: a few milliseconds per thousand models. */
export function goodsIndex(catalogue: Catalogue): GoodsIndex {
  const forms = new Map<string, Form[]>();
  const bySeries = new Map<string, Goods[]>();
  const seriesWords = new Map<string, Set<string>>();
  const words = new Set<string>();
  const groups = new Map<string, Set<string>>();
  const categories = new Map<CategoryKey, WizardItem>();
  const types = new Map<TypeKey, WizardItem>();
  for (const item of catalogue.items) {
    if (item.selectType === 'category' && item.category) categories.set(item.category.key, item);
    if (item.selectType === 'type' && item.type) types.set(item.type.key, item);
    if (item.selectType !== 'model') continue;
    const seriesId = item.series?.id ?? `${item.manufacturer?.id}/${item.category?.key}`;
    const group = groups.get(seriesId) ?? new Set();
    groups.set(seriesId, group);
    const goods = goodsOf(item, group);
    for (const word of goods.all) group.add(word);
    put(bySeries, seriesId, goods);
    for (const word of goods.seriesWords) {
      const ids = seriesWords.get(word) ?? new Set();
      seriesWords.set(word, ids.add(seriesId));
    }
    for (const word of goods.all) if (word.length > 3 && !/\d/.test(word)) words.add(word);
    for (const form of formsOf(goods, catalogue)) put(forms, form.atoms[form.anchor]?.text ?? '', form);
  }
  return { catalogue, makers: makerNames(catalogue), forms, bySeries, seriesWords, words, categories, types };
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function goodsOf(item: WizardItem, group: ReadonlySet<string>): Goods {
  const series = atomsOf([item.series?.name ?? '']);
  const name = atomsOf([(item.model?.name ?? '').replace(/[()]/g, ' ')]);
  const before = item.series ? [] : wordsOf(atomsOf([nameWords(item)]));
  const seriesWords = [...lettersOf(series), ...before].filter((word) => !dull.has(word));
  const short = item.model?.shortname === item.model?.name ? [] : atomsOf([item.model?.shortname ?? '']);
  return {
    item,
    category: item.category?.key,
    type: item.type?.key,
    makerId: item.manufacturer?.id,
    seriesWords: new Set(seriesWords),
    nameWords: new Set([...seriesWords, ...wordsOf(name)]),
    group,
    all: new Set([...series, ...name, ...short].map((atom) => atom.text)),
  };
}

/** Words that name no series by themselves. */
const dull = new Set(
  'serie series system server tower mobil display workstation switch small business fibre channel instant rack gen oder nas laptop desktop notebook tablet monitor storage san router firewall lto ultrium'.split(
    ' ',
  ),
);

/** The part of the name before the code that the short name repeats. */
function nameWords({ model }: WizardItem): string {
  const name = (model?.name ?? '').replace(/\([^)]*\)/g, ' ');
  const firstDigit = name.search(/\S*\d/);
  return firstDigit < 0 ? name : name.slice(0, firstDigit);
}

/** Runs of letters of a series, also of one like 3PAR. */
const lettersOf = (atoms: readonly Atom[]) =>
  atoms.filter((atom) => !atom.isNumber && !atom.generation && atom.text.length > 2).map((atom) => atom.text);

/** Runs of letters that are no part of an order number. */
function wordsOf(atoms: readonly Atom[]): string[] {
  return atoms
    .filter(
      (atom, index) =>
        !atom.isNumber && !atom.generation && atom.text.length > 2 && !atoms[index + 1]?.glued && !atom.glued,
    )
    .map((atom) => atom.text);
}

function formsOf(goods: Goods, catalogue: Catalogue): Form[] {
  const { item } = goods;
  const model = item.model;
  if (model === undefined) return [];
  const inBrackets = /\(([^)]*)\)/.exec(model.name)?.[1] ?? '';
  const base = model.name.replace(/\([^)]*\)/g, ' ');
  const short = model.shortname.replace(/[()]/g, ' ');
  const attributes = inBrackets
    .split(/[,;]/)
    .map(fold)
    .filter((part) => part !== '' && part !== fold(model.shortname));
  const forms: Form[] = [];
  const add = (text: string, also: readonly (readonly string[])[] = [], least?: 0 | 1) => {
    const form = formOf(goods, atomsOf([text]), also, least);
    if (form && !forms.some((other) => sameAtoms(other, form))) forms.push(form);
  };
  const trailing = trailingWords(model.name, short);
  add(short, trailing);
  if (inBrackets === '') add(base);
  else if (fold(short) !== fold(`${base} ${inBrackets}`))
    withAttributes(base, attributes, optionsOf(catalogue, model.optionsCpu), add);
  for (const alias of (model.words ?? '').split(', ')) if (/\d/.test(alias) && alias.length > 3) add(alias);
  add(withoutPrefix(short), trailing, 1);
  return forms;
}

/** 'Latitude 5430 Rugged' is called 5430 only together with what follows; a housing may be left out. */
function trailingWords(name: string, short: string): string[][] {
  const behind =
    /\d\S*\s+([A-Z][A-Za-z]{2,}(?:\s+[A-Z][A-Za-z]{2,})*)$/.exec(name.replace(/\([^)]*\)/g, ' ').trim())?.[1] ?? '';
  const known = new Set(atomsOf([short]).map((atom) => atom.text));
  const words = wordsOf(atomsOf([behind])).filter(
    (word) => !known.has(word) && !dull.has(word) && !/^(mini|micro|tiny|sff|tower|desktop|twr)$/.test(word),
  );
  return words.map((word) => [word]);
}

const sameAtoms = (one: Form, other: Form) =>
  one.atoms.length === other.atoms.length &&
  one.also.length === 0 &&
  other.also.length === 0 &&
  one.atoms.every((atom, index) => atom.text === other.atoms[index]?.text);

/** `WS-C2960X-48FPD-L` is also written C2960X-48FPD-L and 2960X-48FPD-L. */
function withoutPrefix(short: string): string {
  const rest = /^(?:(?:ws|air|sys|as|fg|dcs|ccs|n\dk)-)?c?(\d.{5,}|[a-z]+\d.{4,})$/i.exec(short)?.[1] ?? '';
  return rest === short ? '' : rest;
}

/** 'MacBook Pro 14" (2021, A2442)': the base with its year, or with a chip of the model. */
function withAttributes(
  base: string,
  attributes: readonly string[],
  chips: readonly string[],
  add: (text: string, also: readonly (readonly string[])[], least: 0) => void,
): void {
  const generation = atomsOf(attributes.filter((part) => /gen/.test(part))).find((atom) => atom.generation);
  if (generation !== undefined) {
    add(`${base} ${generation.text}`, [], 0);
    return;
  }
  const groups = attributes.filter((part) => !/^a\d{4}$/.test(part)).map(alternatives);
  const sizeless = base.replace(/\d+(,\d)?"/, ' ');
  if (groups.length > 0) for (const name of [base, sizeless]) add(name, groups, 0);
  if (chips.some((chip) => /^M\d/.test(chip))) add(base, [chips.map(fold)], 0);
}

/** Every year of a range, every chip of a choice. */
function alternatives(part: string): string[] {
  const years = /^(20\d\d)\D+(20\d\d)$/.exec(part);
  if (years === null) return part.split(/ oder |\//).map((one) => one.trim());
  const [from, to] = [Number(years[1]), Number(years[2])];
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

function formOf(goods: Goods, atoms: readonly Atom[], also: Form['also'], least?: 0 | 1): Form | undefined {
  if (atoms.length === 0) return undefined;
  const number = atoms.findIndex((atom) => atom.isNumber || atom.generation);
  const code = atoms.filter(
    (atom, index) => !goods.seriesWords.has(atom.text) || atoms[index + 1]?.glued || (number >= 0 && index > number),
  );
  const kept = code.some((atom) => atom.isNumber || atom.generation) ? code : atoms;
  const required = least === 0 || strengthOf(kept) === 0 ? atoms : kept;
  const numbers = required.map((atom) => (atom.isNumber ? atom.text.length + 2 : atom.generation ? 2 : 0));
  const best = Math.max(...numbers);
  const longest = Math.max(...required.map((atom) => atom.text.length));
  const anchor =
    best >= 4 || longest < 3 ? numbers.indexOf(best) : required.findIndex((atom) => atom.text.length === longest);
  const strength = strengthOf(required.length === atoms.length && required !== kept ? required : kept);
  return {
    goods,
    atoms: required,
    anchor: Math.max(anchor, 0),
    strength: least === 1 ? 1 : strength,
    words: goods.nameWords,
    also,
  };
}

function strengthOf(atoms: readonly Atom[]): Form['strength'] {
  const letters = atoms.reduce((sum, atom) => sum + (atom.isNumber || atom.generation ? 0 : atom.text.length), 0);
  const digits = atoms.reduce((sum, atom) => sum + (atom.isNumber ? atom.text.replace('.', '').length : 0), 0);
  const generation = atoms.some((atom) => atom.generation);
  if (letters > 0 && digits >= 3 && letters + digits + (generation ? 2 : 0) >= 5) return 3;
  if ((letters >= 8 || (letters >= 3 && digits >= 2)) && (digits > 0 || generation)) return 3;
  if ((letters > 0 && digits >= 2) || (digits >= 3 && generation)) return 2;
  if (digits >= 6) return 2;
  return digits >= 3 || (letters > 0 && digits + (generation ? 1 : 0) >= 2) ? 1 : 0;
}
