import type { Alignment } from './align.ts';
import type { Kind } from './category-words.ts';
import { fold } from './fold.ts';
import type { Goods, ModelNameForm } from './goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { common } from './name-words.ts';
import { isOnlyNamed } from './phrase-head.ts';
import { isPort, type ReadText } from './reading-text.ts';

/** What a row says about the goods besides its text. */
export interface RowEvidence {
  /** Manufacturers the row can mean; an empty list for one outside the catalogue; undefined when none is named. */
  readonly makers: readonly string[] | undefined;
  /** What the category column says. */
  readonly kind: Kind | undefined;
}

/** An alignment weighed against the rest of the row. */
export interface AssessedAlignment extends Alignment {
  readonly isSupported: boolean;
  readonly cell: number;
}

/** Weighs an alignment against maker, category and series; undefined when the row speaks against it. */
export function assessAlignment(
  one: Alignment,
  text: ReadText,
  { makers: named, kind }: RowEvidence,
  index: GoodsIndex,
): AssessedAlignment | undefined {
  const makers = deviceMakers(named, one.form.goods, index);
  const { goods, strength, words } = one.form;
  const isSoldOn = goods.category === 'hardware' && namesSeries(one, text) && areSystemMakers(makers, index);
  if (makers !== undefined && !isMadeBy(goods, makers, index) && !isSoldOn) return undefined;
  if (isOtherPlatform(goods, text, index) || isOfOtherYear(one, text)) return undefined;
  if (isYearOfAnother(one, text)) return undefined;
  if (goods.category !== 'hardware' && isOnlyNamed(one, text)) return undefined;
  const hasMaker = makers !== undefined;
  const hasSeries = namesSeries(one, text);
  const kinds = kind ?? kindBefore(text, one);
  const fitsKind = kinds === undefined || goods.category === undefined || kinds.categories.includes(goods.category);
  if (!fitsKind && (kinds?.categories.includes('other') || kinds?.type !== undefined || !(hasSeries && strength > 1)))
    return undefined;
  if (one.fit === 'part' && !isCandidate(one, text, hasMaker, hasSeries, goods)) return undefined;
  const hasKind = kinds !== undefined && fitsKind && (goods.category !== 'hardware' || kinds.type === goods.type);
  if (strength < 2 && !(hasMaker || hasSeries || hasKind)) return undefined;
  const isBehindMaker =
    text.roles[one.from - 1] === 'maker' &&
    (goods.category === 'hardware' || index.makers.specialists.has(goods.makerId ?? ''));
  const isTold =
    strength === 3 ||
    strength === 0 ||
    (strength === 2 && (hasSeries || hasKind || isOwnWord(one, text) || (hasMaker && isOneSeries(one, index)))) ||
    hasSeries ||
    (hasMaker && (hasKind || isBehindMaker || words.size === 0));
  const isSupported = isTold && (hasMaker || isBehindSeries(one, text) || !isShort(one));
  const cell = text.atoms.slice(0, one.from + 1).filter((atom) => atom.first).length;
  // 'other' is every kind of device that has no category: a KVM switch says nothing of a console.
  if (!(hasMaker || (hasKind && goods.category !== 'other')) && isWordOnly(one, text)) return undefined;
  return { ...one, isSupported, cell };
}

/** 'Mini 400 G9': a word of the name right before its number and generation, which all are there. */
function isOwnWord({ form, from, to, fit }: Alignment, { atoms }: ReadText): boolean {
  const word = atoms[from]?.isNumber ? atoms[from - 1] : atoms[from];
  const own = atoms.slice(from, to + 1);
  return (
    fit === 'whole' &&
    word !== undefined &&
    /^[a-z]{4,}$/.test(word.text) &&
    form.words.has(word.text) &&
    own.some(({ isNumber, text }) => isNumber && text.length > 2) &&
    own.some(({ generation }) => generation)
  );
}

/** 'GT 2': so few letters and digits could be anything where no maker is told. */
const isShort = ({ form }: Alignment) => form.atoms.reduce((sum, { text }) => sum + text.length, 0) < 4;

/** 'FortiGate 80E': right behind a long word of its own series a short name is told. */
const isBehindSeries = ({ from, form }: Alignment, { atoms }: ReadText) => {
  const word = atoms[from - 1]?.text ?? '';
  return word.length > 5 && form.goods.seriesWords.has(word);
};

/** A name of one word without a number needs its series beside it, where no maker and no kind is told: 'Pumpe 10 PSI'. */
function isWordOnly({ form, from, to, found }: Alignment, text: ReadText): boolean {
  if (form.atoms.some((atom) => atom.isNumber || atom.generation)) return false;
  if (form.atoms.filter((atom) => atom.text.length > 3).length > 1) return false;
  // 'iPhone X', 'Mac mini': a series with what follows it is a witness by itself.
  const ofSeries = form.atoms.filter(({ text: word }) => form.goods.seriesWords.has(word));
  const isTold = ofSeries.some(({ text: word }) => word.length > 3) || ofSeries.length > 1;
  if (form.atoms.length > 1 && found === form.atoms.length && isTold) return false;
  return !text.atoms.some((atom, at) => (at < from || at > to) && form.goods.seriesWords.has(atom.text));
}

/** Makers of servers and PCs sell the components of others under their own name: 'Dell Tesla P40'. */
const areSystemMakers = (makers: readonly string[] | undefined, index: GoodsIndex) =>
  makers?.every((id) => !index.makers.componentMakers.has(id)) ?? false;

/** Which forms are of devices that none of these makers made; most forms of a number are. */
export function strangersTo(makers: readonly string[], index: GoodsIndex): (form: ModelNameForm) => boolean {
  const isOfDevices = makers.length === 0 || makers.some((id) => !index.makers.componentMakers.has(id));
  if (!isOfDevices) return () => false;
  return ({ goods: { makerId = '' } }) => !(makers.includes(makerId) || index.makers.before.has(makerId));
}

/** Named by its own maker, or by the one whose servers, PCs and notebooks it has taken over. */
function isMadeBy({ makerId = '', category }: Goods, makers: readonly string[], index: GoodsIndex): boolean {
  if (makers.includes(makerId)) return true;
  const before = index.makers.before.get(makerId);
  const isTakenOver = category === 'server' || category === 'notebookTablet' || category === 'pcWorkstation';
  return isTakenOver && before !== undefined && makers.includes(before);
}

/** 'iMac 27" 2019' is none that was made until 2011. */
function isOfOtherYear({ form }: Alignment, { folded }: ReadText): boolean {
  const years = form.also.find((group) => group.every((one) => /^20\d\d$/.test(one)));
  const named = folded.match(/\b20[012]\d\b/g);
  return years !== undefined && named !== null && !named.some((year) => years.includes(year));
}

/** 'Mac mini (Late 2014)': a year alone names no model of a series that nobody speaks of. */
function isYearOfAnother({ form, from, to }: Alignment, { atoms, roles }: ReadText): boolean {
  if (from !== to || !/^20[012]\d$/.test(atoms[from]?.text ?? '')) return false;
  const series = atoms.filter((atom, at) => roles[at] === 'series' && !common.has(atom.text));
  return series.length > 0 && !series.some(({ text }) => form.goods.seriesWords.has(text));
}

/** Inches of a screen, right behind the name or with their unit anywhere: 'iMac 27', 'iMac 19.1 (early 2019) 27″'. */
const appleSize =
  /(?:pro|air|macbook|imac)\s+(1[1-7]|2[147])\b(?![.,]\d)|(?<![\d.,])(1[0-7]|2[147])(?:[.,]\d)?\s?(?:"|''|[″”“]|-?\s?(?:zoll|inch)\b)/;

/** An AMD notebook is no Intel one, and Apple's model numbers name one model each. */
function isOtherPlatform({ all, item }: Goods, text: ReadText, index: GoodsIndex): boolean {
  if (all.has('amd') !== all.has('intel') && item.category?.key !== 'hardware') {
    const isIntel = /\bintel\b|\bi[3579][ -]?\d|\bcore i|\bi[3579]\b/.test(text.folded);
    const isAmd = /\bamd\b|ryzen/.test(text.folded);
    if (all.has('amd') ? isIntel && !isAmd : isAmd && !isIntel) return true;
  }
  const size = item.manufacturer?.shortname === 'Apple' ? sizeIn(text.folded) : undefined;
  const own = /(\d{1,2})(?:,\d)?"/.exec(item.title)?.[1];
  if (size !== undefined && own !== undefined && own !== size) return true;
  return (
    item.manufacturer?.shortname === 'Apple' &&
    (isOtherChip(item.title, text.specifications.cpu) ||
      hasOtherNumber(item, text, index) ||
      isOtherGeneration(all, text))
  );
}

const sizeIn = (folded: string) => appleSize.exec(folded)?.slice(1).find(Boolean);

/** Apple's own chips are none of the years before them, and each model has its own. */
function isOtherChip(title: string, cpu: string | undefined): boolean {
  const chip = /^M\d/.exec(cpu ?? '')?.[0];
  const own = title.match(/\bM\d\b/g);
  // 'Mac mini (2020) i7' is none with Apple's own chip.
  if (chip === undefined) return own !== null && /^(?:i[3579]|core|xeon)/i.test(cpu ?? '');
  return own !== null ? !own.some((one) => one === chip) : /\((?:[^)]*\b)?20(?:[01]\d|20)\b/.test(title);
}

const isOtherGeneration = (all: Goods['all'], text: ReadText) =>
  [...all].some((word) => /^g\d+$/.test(word)) &&
  text.atoms.some((atom, at) => atom.generation && text.roles[at] === 'unknown' && !all.has(atom.text));

const appleNumber = /\ba([123]\d{3})\b/g;

/** Apple's numbers contradict where the title has another, or another model has them; 'iPad 9' may have one nobody knows. */
function hasOtherNumber({ model, title }: Goods['item'], text: ReadText, index: GoodsIndex): boolean {
  const numbers = [...text.folded.matchAll(appleNumber)].map((match) => match[1] ?? '');
  const own = fold(`${title} ${model?.words ?? ''}`);
  if (numbers.length === 0 || numbers.some((number) => own.includes(`a${number}`))) return false;
  if (new RegExp(appleNumber).test(fold(title))) return true;
  return numbers.some((number) =>
    (index.forms.get(number) ?? []).some((form) => form.atoms[form.anchor - 1]?.text === 'a'),
  );
}

/** Whether a maker uses a number that begins a name in one series only: 840 is an EliteBook, 800 a desk or an all-in-one. */
function isOneSeries({ form }: Alignment, index: GoodsIndex): boolean {
  if (!form.atoms[0]?.isNumber) return true;
  const anchor = form.atoms[form.anchor]?.text ?? '';
  const same = (index.forms.get(anchor) ?? []).filter((other) => other.goods.makerId === form.goods.makerId);
  return new Set(same.map((other) => other.goods.item.series?.id)).size === 1;
}

/** Whether the text names the model's series: for a bare number right before it, else anywhere. */
function namesSeries(one: Alignment, text: ReadText): boolean {
  const { goods, strength } = one.form;
  const nearest = strength < 2 ? Math.max(0, one.from - 3) : 0;
  return text.atoms.some((atom, at) => {
    if (!goods.seriesWords.has(atom.text)) return false;
    // 'Mini 400 G9': right before a number and its generation a word that others have too is the series.
    if (common.has(atom.text)) return strength > 1 && isAtNumber(one, text, at);
    if (strength < 2 && (at < nearest || at >= one.from) && !(at >= one.from && at <= one.to)) return false;
    return text.roles[at] === 'series' || goods.category === 'hardware';
  });
}

const isAtNumber = ({ from, to }: Alignment, { atoms }: ReadText, at: number) =>
  at >= from - 1 && at < to && atoms[at + 1]?.isNumber === true;

/** Intel beside a notebook is its processor's maker. */
function deviceMakers(
  named: readonly string[] | undefined,
  goods: Goods,
  index: GoodsIndex,
): readonly string[] | undefined {
  if (named === undefined || named.length === 0 || goods.category === 'hardware') return named;
  const devices = named.filter((id) => !index.makers.componentMakers.has(id));
  return devices.length === 0 ? undefined : devices;
}

function kindBefore(text: ReadText, { from, form }: Alignment): Kind | undefined {
  return text.kinds.findLast(
    ({ at, kind }) =>
      at < from &&
      !(form.goods.category === 'hardware' && isPort(text.atoms[at]?.text ?? '')) &&
      !isInName(form, kind, text.atoms[at]?.text ?? ''),
  )?.kind;
}

/** The 'Switch' that Nintendo makes is a name, no kind of goods. */
const isInName = ({ words, goods: { category } }: ModelNameForm, kind: Kind, word: string) =>
  words.has(word) && category !== undefined && !kind.categories.includes(category);

/** Part of a name counts only with a number of three digits or the series, and never against a number of ports. */
function isCandidate(one: Alignment, text: ReadText, hasMaker: boolean, hasSeries: boolean, goods: Goods): boolean {
  const anchor = one.form.atoms[one.form.anchor];
  const isTelling = anchor !== undefined && (anchor.text.length > 2 || (hasSeries && one.found > 1));
  if (!isTelling || !(hasMaker || hasSeries) || saysAnother(one, text)) return false;
  // 'Cisco Desk' has no more than its maker in common with a power supply.
  if (text.roles.slice(one.from, one.to + 1).every((role) => role === 'maker')) return false;
  return text.atoms.every((atom) => atom.measure !== 'port' || goods.all.has(atom.text) || !hasPorts(goods));
}

/** A series alone brings none of its models where what follows it is the name of another one. */
function saysAnother({ form: { goods }, from, to }: Alignment, { atoms, roles }: ReadText): boolean {
  const isOfSeries = (word: string) => goods.seriesWords.has(word) || common.has(word);
  if (!atoms.slice(from, to + 1).every(({ text: word }) => isOfSeries(word))) return false;
  const next = atoms.findIndex((atom, at) => at > to && atom.first);
  return atoms
    .slice(to + 1, Math.min(next < 0 ? atoms.length : next, to + 4))
    .some(({ text: word }, at) => roles[to + 1 + at] === 'unknown' && !goods.all.has(word));
}

const hasPorts = (goods: Goods) =>
  ['8', '12', '16', '24', '28', '32', '48', '52'].some((count) => goods.all.has(count));
