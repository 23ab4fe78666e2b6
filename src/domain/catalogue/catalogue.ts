import type { Category, Manufacturer, Series, WizardEntry, WizardProperty } from './entries.ts';
import { slugOf } from './slug.ts';
import type { WizardItem } from './wizard-item.ts';

/** The goods the provider buys, ready to be looked up. */
export interface Catalogue {
  /** Every item with a wizard page, in the order of the entries, then the pairs of category and manufacturer. */
  readonly items: readonly WizardItem[];
  readonly byId: ReadonlyMap<string, WizardItem>;
  readonly bySlug: ReadonlyMap<string, WizardItem>;
  readonly options: ReadonlyMap<string, readonly string[]>;
}

type Parts = Omit<WizardItem, 'selectType' | 'id' | 'title' | 'slug'>;
type ById<Entry> = ReadonlyMap<string, Entry>;

function described(selectType: WizardItem['selectType'], id: string, title: string, parts: Parts): WizardItem {
  return { selectType, id, title, slug: slugOf(title), ...parts };
}

function idsOf<Kind extends WizardEntry['selectType']>(entries: readonly WizardEntry[], kind: Kind) {
  const ofKind = (entry: WizardEntry): entry is Extract<WizardEntry, { selectType: Kind }> => entry.selectType === kind;
  return new Map(entries.filter(ofKind).map((entry) => [entry.id, entry]));
}

function itemOf(
  entry: WizardEntry,
  categories: ById<Category>,
  makers: ById<Manufacturer>,
  series: ById<Series>,
): WizardItem {
  if (entry.selectType === 'category') return described('category', entry.id, entry.name, { category: entry });
  if (entry.selectType === 'manufacturer') {
    return described('manufacturer', entry.id, entry.shortname, { manufacturer: entry });
  }
  const category = categories.get(entry.cid);
  const inCategory = category && { category };
  if (entry.selectType === 'type') return described('type', entry.id, entry.name, { ...inCategory, type: entry });
  const maker = makers.get(entry.mid);
  const title = [maker?.shortname, entry.name].filter(Boolean).join(' ');
  const above = { ...inCategory, ...(maker && { manufacturer: maker }) };
  if (entry.selectType === 'series') return described('series', entry.id, title, { ...above, series: entry });
  const within = entry.sid === undefined ? undefined : series.get(entry.sid);
  return described('model', entry.id, title, { ...above, ...(within && { series: within }), model: entry });
}

function pairsOf(categories: ById<Category>, makers: ById<Manufacturer>): WizardItem[] {
  return [...makers.values()].flatMap((manufacturer) =>
    manufacturer.cids.flatMap((cid) => {
      const category = categories.get(cid);
      if (category === undefined) return [];
      const title = `${manufacturer.shortname} ${category.name}`;
      return [described('category_manufacturer', `${cid}/${manufacturer.id}`, title, { category, manufacturer })];
    }),
  );
}

/** Indexes the wizard's entries and properties; of two items with one slug the first is found. */
export function openCatalogue(entries: readonly WizardEntry[], properties: readonly WizardProperty[]): Catalogue {
  const categories = idsOf(entries, 'category');
  const makers = idsOf(entries, 'manufacturer');
  const series = idsOf(entries, 'series');
  const items = [...entries.map((entry) => itemOf(entry, categories, makers, series)), ...pairsOf(categories, makers)];
  return {
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    bySlug: new Map(items.toReversed().map((item) => [item.slug, item])),
    options: new Map(properties.map(({ key, value }) => [key, value])),
  };
}

/** The options a property holds, empty when there is no such property. */
export function optionsOf(catalogue: Catalogue, key: string | undefined): readonly string[] {
  return key === undefined ? [] : (catalogue.options.get(key) ?? []);
}
