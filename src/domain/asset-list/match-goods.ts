import { type Alignment, alignAt } from './align.ts';
import { type AssessedAlignment, assessAlignment, type RowEvidence, strangersTo } from './assess-alignment.ts';
import type { ListCandidate } from './asset-list.ts';
import type { Goods, ModelNameForm } from './goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isOnlyNamed } from './phrase-head.ts';
import type { ReadText } from './reading-text.ts';

/** A model for certain, some it may be, or none. */
export interface GoodsMatch {
  readonly goods?: Goods;
  /** Position in the folded text where its name begins. */
  readonly at?: number;
  readonly candidates: readonly Goods[];
}

/** Finds the model a row's text names; only a name without any doubt is more than a candidate. */
export function matchGoods(text: ReadText, evidence: RowEvidence, index: GoodsIndex, components: boolean): GoodsMatch {
  const assessed = alignments(text, index, components, evidence).flatMap(
    (one) => assessAlignment(one, text, evidence, index) ?? [],
  );
  const sure = outermost(assessed.filter((one) => one.fit === 'whole' && one.isSupported));
  const firstCell = Math.min(...sure.map((one) => one.cell));
  const best = mostTelling(
    sure.filter((one) => one.cell === firstCell),
    text,
  );
  const goods = unique(best.map((one) => one.form.goods));
  const [only] = goods;
  if (only !== undefined && goods.length === 1 && !isOutdone(best, assessed) && !hasTwin(best, assessed))
    return { goods: only, at: text.atoms[best[0]?.from ?? 0]?.at ?? 0, candidates: [] };
  // 'R640 Rail Kit': what is sold is no device, and no neighbour of one either.
  if (!components && !assessed.some((one) => one.fit === 'whole') && namesPart(text, index)) return { candidates: [] };
  const ranked = besideWhole(assessed).toSorted((one, other) => rank(other) - rank(one) || one.cell - other.cell);
  const leading = rank(ranked[0]);
  const near = ranked.filter(
    (one) =>
      one.fit !== 'part' ||
      one.found >= Math.max(...ranked.filter((o) => o.fit === 'part').map((o) => o.found)) ||
      leading < 0,
  );
  return { candidates: widened(unique(near.map((one) => one.form.goods)), assessed, index) };
}

/** Where a name stands whole, what has only words elsewhere in common with the text cannot be meant. */
function besideWhole(assessed: readonly AssessedAlignment[]): readonly AssessedAlignment[] {
  const whole = assessed.filter((one) => one.fit === 'whole');
  if (whole.length === 0) return assessed;
  return assessed.filter((one) => one.fit !== 'part' || whole.some(({ from, to }) => one.from <= to && one.to >= from));
}

/** Whether a whole name in the text is only what something else is for. */
const namesPart = (text: ReadText, index: GoodsIndex) =>
  alignments(text, index, false).some((one) => one.fit !== 'part' && isOnlyNamed(one, text));

/** A candidate as the customer sees it. */
export function candidateOf({ item }: Goods): ListCandidate {
  return { entryId: item.id, title: item.title };
}

const rank = (one: AssessedAlignment | undefined) =>
  one === undefined
    ? 0
    : (one.fit === 'whole' ? 100 : one.fit === 'changed' ? 50 : 0) + (one.isSupported ? 20 : 0) + one.found;

const unique = (goods: readonly Goods[]) => [...new Set(goods)];

/** Where forms of models fit a text; with evidence only those of makers that may be meant. */
function alignments(text: ReadText, index: GoodsIndex, components: boolean, evidence?: RowEvidence): Alignment[] {
  const found: Alignment[] = [];
  const isStranger = components || evidence?.makers === undefined ? () => false : strangersTo(evidence.makers, index);
  for (let at = 0; at < text.atoms.length; at++) {
    const atom = text.atoms[at];
    if (atom === undefined) continue;
    const inSpecification = text.roles[at] === 'specification' && atom.measure === undefined;
    if (inSpecification && !components) continue;
    // The word of a measure is no name: '320 x 240 Pixel', 'Windows 10 Pro'.
    if (text.roles[at] === 'measure' && !atom.isNumber) continue;
    for (const form of index.forms.get(atom.text) ?? []) {
      if ((form.goods.category === 'hardware') !== components || isStranger(form)) continue;
      const one = alignAt(form, text, at);
      if (one) found.push(one);
    }
  }
  return found;
}

/** Without those that lie within a longer name: R740 within R740xd. */
function outermost(found: readonly AssessedAlignment[]): AssessedAlignment[] {
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
function mostTelling(found: readonly AssessedAlignment[], text: ReadText): readonly AssessedAlignment[] {
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
function isOutdone(best: readonly AssessedAlignment[], all: readonly AssessedAlignment[]): boolean {
  return best.every((one) =>
    all.some(
      (other) =>
        other.form.goods !== one.form.goods && other.from <= one.from && other.to > one.to && other.found > one.found,
    ),
  );
}

/** 'MacBook Pro 13" 2017' came with and without a touch bar: a twin of the same name and year is not ruled out by silence. */
function hasTwin(best: readonly AssessedAlignment[], all: readonly AssessedAlignment[]): boolean {
  const asksAll = (one: ModelNameForm, other: ModelNameForm) =>
    one.also.every((group) => other.also.some((words) => words.some((word) => group.includes(word))));
  return best.every((one) =>
    all.some(
      (other) =>
        other.form.goods !== one.form.goods &&
        other.fit === 'part' &&
        other.found === other.form.atoms.length &&
        one.form.also.length > 0 &&
        other.from === one.from &&
        other.to === one.to &&
        asksAll(one.form, other.form),
    ),
  );
}

/** Up to five candidates; one alone is joined by its neighbours, so that there is a choice. */
function widened(goods: readonly Goods[], assessed: readonly AssessedAlignment[], index: GoodsIndex): Goods[] {
  const [only] = goods;
  if (only === undefined || goods.length > 1) return goods.slice(0, 5);
  const series = only.item.series?.id ?? `${only.makerId}/${only.category}`;
  const numbers = new Set(
    assessed.flatMap((one) => one.form.atoms.filter((atom) => atom.isNumber).map((atom) => atom.text)),
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
