import { type Catalogue, optionsOf } from '#domain/catalogue/catalogue.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { Goods, ModelNameForm } from './goods.ts';
import { common, dull, letterRuns } from './name-words.ts';

/** Every way a model's name is written: short name, name, other names, without the order number's prefix, without its only housing. */
export function formsOf(
  goods: Goods,
  catalogue: Catalogue,
  isOnlyHousing: boolean,
  cut: (text: string) => readonly Atom[],
): ModelNameForm[] {
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
  const forms: ModelNameForm[] = [];
  const add = (text: string, also: readonly (readonly string[])[] = [], least?: 0 | 1 | 2 | 3) => {
    const form = formOf(goods, cut(text), also, least);
    if (form && !forms.some((other) => sameAtoms(other, form))) forms.push(form);
  };
  const trailing = trailingWords(model.name, short, cut);
  add(short, trailing);
  if (inBrackets === '') add(base);
  else if (fold(short) !== fold(`${base} ${inBrackets}`))
    withAttributes(
      base,
      attributes,
      optionsOf(catalogue, model.optionsCpu),
      /\ba\d{4}\b/.exec(fold(inBrackets))?.[0],
      add,
    );
  for (const alias of (model.words ?? '').split(', ')) {
    if (/\d/.test(alias) && alias.length > 3) add(alias, [], machineType.test(alias) ? 3 : undefined);
    // 'UDM-Pro': a name of letters alone needs a maker or a kind beside it.
    else if (/[a-z]{2}[\s-][a-z]{2}/i.test(alias)) add(alias, [], 2);
  }
  add(withoutPrefix(short), trailing, 1);
  add(withoutLine(short, item.series?.name ?? ''), trailing, 2);
  for (const name of withoutInitial(short, item.series?.name ?? '')) add(name, trailing, 0);
  if (isOnlyHousing && withoutHousing(short) !== short) add(withoutHousing(short));
  return forms;
}

/** Four characters as only Lenovo begins its order numbers: '20W0'. */
const machineType = /^[12]\d[A-Z][A-Z0-9]$/;

/** A name without the housing it ends with. */
export const withoutHousing = (name: string) => name.replace(/ (tower|sff|mt|desktop|small form factor)$/i, '');

/** 'Latitude 5430 Rugged' is called 5430 only together with what follows; a housing may be left out. */
function trailingWords(name: string, short: string, cut: (text: string) => readonly Atom[]): string[][] {
  const behind =
    /\d\S*\s+([A-Z][A-Za-z]{2,}(?:\s+[A-Z][A-Za-z]{2,})*)$/.exec(name.replace(/\([^)]*\)/g, ' ').trim())?.[1] ?? '';
  if (behind === '') return [];
  const known = new Set(cut(short).map((atom) => atom.text));
  const words = letterRuns(cut(behind)).filter(
    (word) => !known.has(word) && !dull.has(word) && !/^(mini|micro|tiny|sff|tower|desktop|twr)$/.test(word),
  );
  return words.map((word) => [word]);
}

const sameAtoms = (one: ModelNameForm, other: ModelNameForm) =>
  one.atoms.length === other.atoms.length &&
  one.also.length === 0 &&
  other.also.length === 0 &&
  one.atoms.every((atom, index) => atom.text === other.atoms[index]?.text);

/** `WS-C2960X-48FPD-L` is also written C2960X-48FPD-L and 2960X-48FPD-L. */
function withoutPrefix(short: string): string {
  const rest = /^(?:(?:ws|air|sys|as|fg|dcs|ccs|n\dk)-)?c?(\d.{5,}|[a-z]+\d.{4,})$/i.exec(short)?.[1] ?? '';
  return rest === short ? '' : rest;
}

/** `WorkForce DS-410` of a series that is called 'Scanner' is also written 'Epson DS-410': where the series is none, the word is its line. */
function withoutLine(short: string, series: string): string {
  const words = fold(series)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const isKind = words.length > 0 && words.every((word) => word === 'ip' || kindOfWord(word) !== undefined);
  return isKind ? (/^(?:[A-Za-z]{4,}\s)+((?:[A-Za-z]{1,4}-?){1,2}\d{3}\S*)$/.exec(short)?.[1] ?? '') : '';
}

/** `UAP-AC-Pro` of the series UniFi AP is also written 'UniFi AP AC Pro' and 'UniFi AC Pro'. */
function withoutInitial(short: string, series: string): readonly string[] {
  const [initial = '', kind = '', rest = ''] = /^([a-z])([a-z]{2,3})[-\s](.+)$/i.exec(short)?.slice(1) ?? [];
  const isAbbreviated = initial !== '' && fold(series).startsWith(fold(initial)) && kindOfWord(kind.toLowerCase());
  const brand = series.split(' ')[0] ?? '';
  return isAbbreviated ? [`${brand} ${kind} ${rest}`, `${brand} ${rest}`] : [];
}

/** 'MacBook Pro 14" (2021, A2442)': the base with its year, or with a chip of the model. */
function withAttributes(
  base: string,
  attributes: readonly string[],
  chips: readonly string[],
  number: string | undefined,
  add: (text: string, also: readonly (readonly string[])[], least: 0) => void,
): void {
  const generation = atomsOf(attributes.filter((part) => /gen/.test(part))).find((atom) => atom.generation);
  if (generation !== undefined) {
    add(`${base} ${generation.text}`, [], 0);
    return;
  }
  const groups = attributes.filter((part) => !/^a\d{4}$/.test(part)).map(alternatives);
  const isSized = /\d"/.test(base);
  const sizeless = base.replace(/\d+(,\d)?"/, ' ');
  // Of 'iMac 27" (A2115)' only the number tells it from its neighbours: without it all of them may be meant.
  if (groups.length === 0 && isSized && number !== undefined) groups.push([number]);
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

function formOf(
  goods: Goods,
  atoms: readonly Atom[],
  also: ModelNameForm['also'],
  least?: 0 | 1 | 2 | 3,
): ModelNameForm | undefined {
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
    strength: least === undefined || least === 0 ? strength : least,
    words: goods.nameWords,
    also,
  };
}

function strengthOf(atoms: readonly Atom[]): ModelNameForm['strength'] {
  const words = atoms.filter((atom) => !(atom.isNumber || atom.generation));
  // '10 Pro' says no more than its number.
  const isTelling = words.some(({ text }) => !common.has(text));
  const letters = isTelling ? words.reduce((sum, { text }) => sum + text.length, 0) : 0;
  const digits = atoms.reduce((sum, atom) => sum + (atom.isNumber ? atom.text.replace('.', '').length : 0), 0);
  const generation = atoms.some((atom) => atom.generation);
  if (letters > 0 && digits >= 3 && letters + digits + (generation ? 2 : 0) >= 5) return 3;
  if ((letters >= 8 || (letters >= 3 && digits >= 2)) && (digits > 0 || generation)) return 3;
  if ((letters > 0 && digits >= 2) || (letters >= 4 && digits > 0 && generation) || (digits >= 3 && generation))
    return 2;
  if (digits >= 6) return 2;
  return digits >= 3 || (letters > 0 && digits + (generation ? 1 : 0) >= 2) ? 1 : 0;
}
