import { type Alignment, alignAt } from './align.ts';
import type { ListCandidate } from './asset-list.ts';
import type { Kind } from './category-words.ts';
import type { Goods, GoodsIndex } from './goods-index.ts';
import type { ReadText } from './reading-text.ts';

/** What a row says about the goods besides its text. */
export interface Evidence {
  /** Manufacturers the row can mean; an empty list for one outside the catalogue; undefined when none is named. */
  readonly makers: readonly string[] | undefined;
  /** What the category column says. */
  readonly kind: Kind | undefined;
}

/** A model for certain, some it may be, or none. */
export interface Match {
  readonly goods?: Goods;
  /** Position in the folded text where its name begins. */
  readonly at?: number;
  readonly candidates: readonly Goods[];
}

interface Judged extends Alignment {
  readonly isSupported: boolean;
  readonly cell: number;
}

const accessory =
  /\b(netzteile?|ladegeraete?|ladekabel|akkus?|batterien?|taschen?|rucks(?:a|ae)cke?|huellen?|case|schienen(?:satz)?|rails?|rack ?kit|luefter|riser|kuehler|deckel|gehaeuse|scharnier|tastatur|ersatz\w*|halter(?:ung)?|standfuss|adapter|kabel|blende|frontblende|einschub|caddys?|trays?|lizenz(?:en)?|garantie|carepack|care pack|wartung|service|docks?|dockingstations?|docking ?station|power ?supply|psu|charger|battery|bag|license|licence|folio|pencil|type ?cover|huelle|displayfolie)\b/;

/** Finds the model a row's text names; only a name without any doubt is more than a candidate. */
export function matchGoods(text: ReadText, evidence: Evidence, index: GoodsIndex, components: boolean): Match {
  const judged = alignments(text, index, components).flatMap((one) => judge(one, text, evidence, index) ?? []);
  const sure = outermost(judged.filter((one) => one.fit === 'whole' && one.isSupported));
  const firstCell = Math.min(...sure.map((one) => one.cell));
  const best = mostTelling(
    sure.filter((one) => one.cell === firstCell),
    text,
  );
  const goods = unique(best.map((one) => one.form.goods));
  const [only] = goods;
  if (only !== undefined && goods.length === 1 && !isOutdone(best, judged))
    return { goods: only, at: text.atoms[best[0]?.from ?? 0]?.at ?? 0, candidates: [] };
  const ranked = judged.toSorted((one, other) => rank(other) - rank(one) || one.cell - other.cell);
  const leading = rank(ranked[0]);
  const near = ranked.filter(
    (one) =>
      one.fit !== 'part' ||
      one.found >= Math.max(...ranked.filter((o) => o.fit === 'part').map((o) => o.found)) ||
      leading < 0,
  );
  return { candidates: widened(unique(near.map((one) => one.form.goods)), judged, index) };
}

/** A candidate as the customer sees it. */
export function candidateOf({ item }: Goods): ListCandidate {
  return { entryId: item.id, title: item.title };
}

const rank = (one: Judged | undefined) =>
  one === undefined
    ? 0
    : (one.fit === 'whole' ? 100 : one.fit === 'changed' ? 50 : 0) + (one.isSupported ? 20 : 0) + one.found;

const unique = (goods: readonly Goods[]) => [...new Set(goods)];

function alignments(text: ReadText, index: GoodsIndex, components: boolean): Alignment[] {
  const found: Alignment[] = [];
  for (let at = 0; at < text.atoms.length; at++) {
    const atom = text.atoms[at];
    if (atom === undefined) continue;
    const inSpecification = text.roles[at] === 'specification' && atom.measure === undefined;
    if (inSpecification && !components) continue;
    for (const form of index.forms.get(atom.text) ?? []) {
      if ((form.goods.category === 'hardware') !== components) continue;
      const one = alignAt(form, text, at);
      if (one) found.push(one);
    }
  }
  return found;
}

/** Weighs an alignment against maker, category and series; undefined when the row speaks against it. */
function judge(
  one: Alignment,
  text: ReadText,
  { makers: named, kind }: Evidence,
  index: GoodsIndex,
): Judged | undefined {
  const makers = deviceMakers(named, one.form.goods, index);
  const { goods, strength, words } = one.form;
  if (makers !== undefined && !isMadeBy(goods, makers, index)) return undefined;
  if (isOtherPlatform(goods, text)) return undefined;
  const start = text.atoms[one.from]?.at ?? 0;
  const before = text.folded.slice(0, start);
  if (goods.category !== 'hardware' && goods.category !== 'other' && accessory.test(before)) return undefined;
  const hasMaker = makers !== undefined;
  const hasSeries = namesSeries(one, text);
  const kinds = kind ?? kindBefore(text, one.from);
  const fitsKind = kinds === undefined || goods.category === undefined || kinds.categories.includes(goods.category);
  if (!fitsKind && (kinds?.categories.includes('other') || kinds?.type !== undefined || !(hasSeries && strength > 1)))
    return undefined;
  if (one.fit === 'part' && !isCandidate(one, text, hasMaker, hasSeries, goods)) return undefined;
  const hasKind = kinds !== undefined && fitsKind && (goods.category !== 'hardware' || kinds.type === goods.type);
  if (strength < 2 && !(hasMaker || hasSeries || hasKind)) return undefined;
  const isBehindMaker =
    text.roles[one.from - 1] === 'maker' &&
    (goods.category === 'hardware' || index.makers.specialists.has(goods.makerId ?? ''));
  const isSupported =
    strength === 3 ||
    strength === 0 ||
    (strength === 2 && (hasSeries || hasKind || (hasMaker && isOneSeries(one, index)))) ||
    hasSeries ||
    (hasMaker && (hasKind || isBehindMaker || words.size === 0));
  const cell = text.atoms.slice(0, one.from + 1).filter((atom) => atom.first).length;
  return { ...one, isSupported, cell };
}

/** Named by its own maker, or by the one whose servers, PCs and notebooks it has taken over. */
function isMadeBy({ makerId = '', category }: Goods, makers: readonly string[], index: GoodsIndex): boolean {
  if (makers.includes(makerId)) return true;
  const before = index.makers.before.get(makerId);
  const isTakenOver = category === 'server' || category === 'notebookTablet' || category === 'pcWorkstation';
  return isTakenOver && before !== undefined && makers.includes(before);
}

const appleSize = /(?:pro|air|macbook|imac)\s+(1[1-7]|2[147])\b/;

/** An AMD notebook is no Intel one, and Apple's model numbers name one model each. */
function isOtherPlatform({ all, item }: Goods, text: ReadText): boolean {
  if (all.has('amd') !== all.has('intel') && item.category?.key !== 'hardware') {
    const isIntel = /\bintel\b|\bi[3579][ -]?\d|\bcore i|\bi[3579]\b/.test(text.folded);
    const isAmd = /\bamd\b|ryzen/.test(text.folded);
    if (all.has('amd') ? isIntel && !isAmd : isAmd && !isIntel) return true;
  }
  const size = item.manufacturer?.shortname === 'Apple' ? appleSize.exec(text.folded)?.[1] : undefined;
  if (size !== undefined && /\d"/.test(item.title) && !all.has(size)) return true;
  const apple = item.manufacturer?.shortname === 'Apple' ? /\ba([12]\d{3})\b/.exec(text.folded)?.[1] : undefined;
  return apple !== undefined && !all.has(apple);
}

/** Whether a maker uses a number that begins a name in one series only: 840 is an EliteBook, 800 a desk or an all-in-one. */
function isOneSeries({ form }: Alignment, index: GoodsIndex): boolean {
  if (!form.atoms[0]?.isNumber) return true;
  const anchor = form.atoms[form.anchor]?.text ?? '';
  const same = (index.forms.get(anchor) ?? []).filter((other) => other.goods.makerId === form.goods.makerId);
  return new Set(same.map((other) => other.goods.item.series?.id)).size === 1;
}

/** Words of a series that many have. */
const common = new Set(['pro', 'air', 'max', 'plus', 'mini', 'lite', 'new']);

/** Whether the text names the model's series: for a bare number right before it, else anywhere. */
function namesSeries(one: Alignment, text: ReadText): boolean {
  const { goods, strength } = one.form;
  const nearest = strength < 2 ? Math.max(0, one.from - 3) : 0;
  return text.atoms.some((atom, at) => {
    if (!goods.seriesWords.has(atom.text) || common.has(atom.text)) return false;
    if (strength < 2 && (at < nearest || at >= one.from) && !(at >= one.from && at <= one.to)) return false;
    return text.roles[at] === 'series' || goods.category === 'hardware';
  });
}

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

function kindBefore(text: ReadText, from: number): Kind | undefined {
  return text.kinds.findLast((found) => found.at < from)?.kind;
}

/** Part of a name counts only with a number of three digits or the series, and never against a number of ports. */
function isCandidate(one: Alignment, text: ReadText, hasMaker: boolean, hasSeries: boolean, goods: Goods): boolean {
  const anchor = one.form.atoms[one.form.anchor];
  const isTelling = anchor !== undefined && (anchor.text.length > 2 || (hasSeries && one.found > 1));
  if (!isTelling || !(hasMaker || hasSeries)) return false;
  return text.atoms.every((atom) => atom.measure !== 'port' || goods.all.has(atom.text) || !hasPorts(goods));
}

const hasPorts = (goods: Goods) =>
  ['8', '12', '16', '24', '28', '32', '48', '52'].some((count) => goods.all.has(count));

/** Without those that lie within a longer name: R740 within R740xd. */
function outermost(found: readonly Judged[]): Judged[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.form.goods !== one.form.goods &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.found > one.found,
      ),
  );
}

/** Of several names the model that explains them all: 'ConnectX-3 MCX311A' is the one called both. */
function mostTelling(found: readonly Judged[], text: ReadText): readonly Judged[] {
  const covered = new Map<Goods, Set<number>>();
  for (const { form, from, to } of found) {
    const atoms = covered.get(form.goods) ?? new Set();
    for (let at = from; at <= to; at++) atoms.add(at);
    for (let at = from - 1; at >= 0 && at > from - 4; at--) {
      if (form.words.has(text.atoms[at]?.text ?? '')) atoms.add(at);
    }
    covered.set(form.goods, atoms);
  }
  const all = new Set([...covered.values()].flatMap((atoms) => [...atoms]));
  const whole = [...covered].filter(([, atoms]) => atoms.size === all.size).map(([goods]) => goods);
  return whole.length === 1 ? found.filter((one) => one.form.goods === whole[0]) : found;
}

/** Whether another model explains more of the name than the one that fits. */
function isOutdone(best: readonly Judged[], all: readonly Judged[]): boolean {
  return best.every((one) =>
    all.some(
      (other) =>
        other.form.goods !== one.form.goods && other.from <= one.from && other.to > one.to && other.found > one.found,
    ),
  );
}

/** Up to five candidates; one alone is joined by its neighbours, so that there is a choice. */
function widened(goods: readonly Goods[], judged: readonly Judged[], index: GoodsIndex): Goods[] {
  const [only] = goods;
  if (only === undefined || goods.length > 1) return goods.slice(0, 5);
  const series = only.item.series?.id ?? `${only.makerId}/${only.category}`;
  const numbers = new Set(
    judged.flatMap((one) => one.form.atoms.filter((atom) => atom.isNumber).map((atom) => atom.text)),
  );
  const neighbours = (index.bySeries.get(series) ?? []).filter((other) => other !== only);
  const shared = (other: Goods) =>
    [...numbers].filter((number) => other.all.has(number)).length + commonStart(only, other);
  const nearest = neighbours.toSorted((one, other) => shared(other) - shared(one)).slice(0, 1);
  return nearest.length === 0 ? [] : [only, ...nearest];
}

function commonStart(one: Goods, other: Goods): number {
  const [first, second] = [one.item.model?.shortname ?? '', other.item.model?.shortname ?? ''];
  let length = 0;
  while (length < first.length && first[length] === second[length]) length++;
  return length / 10;
}
