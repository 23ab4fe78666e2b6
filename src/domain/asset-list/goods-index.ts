import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { type Atom, rememberedAtoms } from './atoms.ts';
import { fold } from './fold.ts';
import type { Goods, ModelNameForm } from './goods.ts';
import { type MakerNames, makerNames } from './makers.ts';
import { formsOf, withoutHousing } from './name-forms.ts';
import { dull, letterRuns, lettersOf, nameWords } from './name-words.ts';

/** The catalogue, ready for reading lists; built once. */
export interface GoodsIndex {
  readonly catalogue: Catalogue;
  readonly makers: MakerNames;
  /** Forms by the text of their anchor. */
  readonly forms: ReadonlyMap<string, readonly ModelNameForm[]>;
  /** Models by series id, in the order of the catalogue. */
  readonly bySeries: ReadonlyMap<string, readonly Goods[]>;
  /** Words of series and models → ids of the series (or models without one) they belong to. */
  readonly seriesWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of the catalogue that a text may write as one or with a typing error. */
  readonly words: ReadonlySet<string>;
  readonly categories: ReadonlyMap<CategoryKey, WizardItem>;
  readonly types: ReadonlyMap<TypeKey, WizardItem>;
}

/** Reads a catalogue for comparing lists with it: about 20 milliseconds per thousand models in a new process. */
export function goodsIndex(catalogue: Catalogue): GoodsIndex {
  const forms = new Map<string, ModelNameForm[]>();
  const bySeries = new Map<string, Goods[]>();
  const seriesWords = new Map<string, Set<string>>();
  const words = new Set<string>();
  const groups = new Map<string, Set<string>>();
  const categories = new Map<CategoryKey, WizardItem>();
  const types = new Map<TypeKey, WizardItem>();
  const housed = housingsByName(catalogue);
  const cut = rememberedAtoms();
  const goodsOf = goodsReader(cut);
  for (const item of catalogue.items) {
    if (item.selectType === 'category' && item.category) categories.set(item.category.key, item);
    if (item.selectType === 'type' && item.type) types.set(item.type.key, item);
    if (item.selectType !== 'model') continue;
    const seriesId = item.series?.id ?? `${item.manufacturer?.id}/${item.category?.key}`;
    const group = groups.get(seriesId) ?? new Set();
    groups.set(seriesId, group);
    const goods = goodsOf(item, group);
    put(bySeries, seriesId, goods);
    // Neighbours share the set of their series: it is entered once.
    if (bySeries.get(seriesId)?.at(-2)?.seriesWords !== goods.seriesWords) {
      for (const word of goods.seriesWords) {
        const ids = seriesWords.get(word) ?? new Set();
        seriesWords.set(word, ids.add(seriesId));
      }
    }
    for (const word of goods.all) {
      if (group.has(word)) continue;
      group.add(word);
      if (word.length > 3 && !/\d/.test(word)) words.add(word);
    }
    for (const form of formsOf(goods, catalogue, housed.get(bareName(item)) === 1, cut))
      put(forms, form.atoms[form.anchor]?.text ?? '', form);
  }
  return { catalogue, makers: makerNames(catalogue), forms, bySeries, seriesWords, words, categories, types };
}

const bareName = ({ model }: WizardItem) => `${model?.sid ?? model?.mid} ${withoutHousing(model?.shortname ?? '')}`;

/** How many housings the catalogue holds of a name: where there is one, lists leave it out. */
function housingsByName({ items }: Catalogue): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (item.model === undefined) continue;
    const name = bareName(item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Other brands of its maker, which may stand before the name: ProCurve, UniFi. */
const brandsOf = ({ manufacturer }: WizardItem) =>
  (manufacturer?.words ?? '')
    .split(', ')
    .map(fold)
    .filter((word) => /^[a-z]{4,}$/.test(word));

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Describes models one after the other; what neighbours have in common is held once. */
function goodsReader(cut: (text: string) => readonly Atom[]) {
  const seriesWords = new Map<string, ReadonlySet<string>>();
  const brands = new Map<string, ReadonlySet<string>>();
  return (item: WizardItem, group: ReadonlySet<string>): Goods => {
    const series = cut(item.series?.name ?? '');
    const name = cut((item.model?.name ?? '').replace(/[()]/g, ' '));
    const short = item.model?.shortname === item.model?.name ? [] : cut(item.model?.shortname ?? '');
    const words = item.series ? () => lettersOf(series) : () => letterRuns(cut(nameWords(item)));
    const key = item.series ? `series ${item.series.name}` : `words ${nameWords(item)}`;
    const ofSeries = once(seriesWords, key, () => words().filter((word) => !dull.has(word)));
    const more = letterRuns(name).filter((word) => !ofSeries.has(word));
    return {
      item,
      category: item.category?.key,
      type: item.type?.key,
      makerId: item.manufacturer?.id,
      seriesWords: ofSeries,
      nameWords: more.length === 0 ? ofSeries : new Set([...ofSeries, ...more]),
      brands: once(brands, item.manufacturer?.words ?? '', () => brandsOf(item)),
      group,
      all: textsOf(series, name, short),
    };
  };
}

function once(known: Map<string, ReadonlySet<string>>, key: string, words: () => readonly string[]) {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = new Set(words());
  known.set(key, made);
  return made;
}

function textsOf(...names: readonly (readonly Atom[])[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const atoms of names) for (const { text } of atoms) texts.add(text);
  return texts;
}
