import type { Category, ComponentType, Manufacturer, Series, WizardEntry, WizardProperty } from './entries.ts';
import { slugOf } from './slug.ts';
import type { WizardItem } from './wizard-item.ts';

/** The goods the provider buys, ready to be looked up. */
export interface Catalogue {
  /** Every item with a wizard page, in the order of the entries, then the pairs of category or type and manufacturer. */
  readonly items: readonly WizardItem[];
  readonly byId: ReadonlyMap<string, WizardItem>;
  /** By ids without their last four digits, the form of the specification (8-4-4-4-8). */
  readonly byShortId: ReadonlyMap<string, WizardItem>;
  readonly bySlug: ReadonlyMap<string, WizardItem>;
  /** What makers are called, each once. */
  readonly makers: readonly string[];
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** Length of 8-4-4-4-8 hex digits with their hyphens. */
const shortIdLength = 32;

type Parts = Omit<WizardItem, 'selectType' | 'id' | 'title' | 'slug'>;
type ById<Entry> = ReadonlyMap<string, Entry>;

interface Known {
  readonly categories: ById<Category>;
  readonly types: ById<ComponentType>;
  readonly makers: ById<Manufacturer>;
  readonly series: ById<Series>;
}

function described(selectType: WizardItem['selectType'], id: string, title: string, parts: Parts): WizardItem {
  return { selectType, id, title, slug: slugOf(title), ...parts };
}

function idsOf<Kind extends WizardEntry['selectType']>(entries: readonly WizardEntry[], kind: Kind) {
  const ofKind = (entry: WizardEntry): entry is Extract<WizardEntry, { selectType: Kind }> => entry.selectType === kind;
  return new Map(entries.filter(ofKind).map((entry) => [entry.id, entry]));
}

function itemOf(entry: WizardEntry, { categories, types, makers, series }: Known): WizardItem {
  if (entry.selectType === 'category') return described('category', entry.id, entry.name, { category: entry });
  if (entry.selectType === 'manufacturer') {
    return described('manufacturer', entry.id, entry.shortname, { manufacturer: entry });
  }
  const category = categories.get(entry.cid);
  const inCategory = category && { category };
  if (entry.selectType === 'type') return described('type', entry.id, entry.name, { ...inCategory, type: entry });
  const type = entry.tid === undefined ? undefined : types.get(entry.tid);
  const maker = makers.get(entry.mid);
  const title = [maker?.shortname, entry.name].filter(Boolean).join(' ');
  const above = { ...inCategory, ...(type && { type }), ...(maker && { manufacturer: maker }) };
  if (entry.selectType === 'series') return described('series', entry.id, title, { ...above, series: entry });
  const within = entry.sid === undefined ? undefined : series.get(entry.sid);
  return described('model', entry.id, title, { ...above, ...(within && { series: within }), model: entry });
}

/** Id of the page of a category or component type together with a manufacturer. */
export function pairId(above: Category | ComponentType, manufacturer: Manufacturer): string {
  return `${above.id}/${manufacturer.id}`;
}

function pairOf(above: Category | ComponentType, manufacturer: Manufacturer, parts: Parts): WizardItem {
  const title = `${manufacturer.shortname} ${above.name}`;
  return described('category_manufacturer', pairId(above, manufacturer), title, { ...parts, manufacturer });
}

function pairsOf({ categories, makers }: Known): WizardItem[] {
  return [...makers.values()].flatMap((manufacturer) =>
    manufacturer.cids.flatMap((cid) => {
      const category = categories.get(cid);
      return category === undefined ? [] : [pairOf(category, manufacturer, { category })];
    }),
  );
}

/** A manufacturer makes components of a type when a model or series says so. */
function typePairsOf(items: readonly WizardItem[], { makers }: Known): WizardItem[] {
  const seen = new Map<string, WizardItem>();
  for (const { category, type, manufacturer } of items) {
    if (category === undefined || type === undefined || manufacturer === undefined) continue;
    const id = pairId(type, manufacturer);
    if (!seen.has(id)) seen.set(id, pairOf(type, manufacturer, { category, type }));
  }
  const order = [...makers.keys()];
  const place = (pair: WizardItem) => order.indexOf(pair.manufacturer?.id ?? '');
  return [...seen.values()].toSorted((one, other) => place(one) - place(other));
}

/** Indexes the wizard's entries and properties; of two items with one slug the first is found. */
export function openCatalogue(entries: readonly WizardEntry[], properties: readonly WizardProperty[]): Catalogue {
  const known = {
    categories: idsOf(entries, 'category'),
    types: idsOf(entries, 'type'),
    makers: idsOf(entries, 'manufacturer'),
    series: idsOf(entries, 'series'),
  };
  const listed = entries.map((entry) => itemOf(entry, known));
  const items = [...listed, ...pairsOf(known), ...typePairsOf(listed, known)];
  let byShortId: ReadonlyMap<string, WizardItem> | undefined;
  return {
    items,
    byId: firstBy(items, ({ id }) => id),
    // Old addresses alone ask for it.
    get byShortId() {
      byShortId ??= firstBy(items, ({ id }) => id.slice(0, shortIdLength));
      return byShortId;
    },
    bySlug: firstBy(items, ({ slug }) => slug),
    makers: [...new Set([...known.makers.values()].map(({ shortname }) => shortname))],
    options: new Map(properties.map(({ key, value }) => [key, value])),
  };
}

function firstBy(items: readonly WizardItem[], keyOf: (item: WizardItem) => string): ReadonlyMap<string, WizardItem> {
  const first = new Map<string, WizardItem>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return first;
}

/** The options a property holds, empty when there is no such property. */
export function optionsOf(catalogue: Catalogue, key: string | undefined): readonly string[] {
  return key === undefined ? [] : (catalogue.options.get(key) ?? []);
}

/** Titles of the models of a component type, with their manufacturers and in the catalogue's order; none without a type. */
export function modelNamesOf({ items }: Catalogue, type: ComponentType | undefined): readonly string[] {
  if (type === undefined) return [];
  return items.filter((item) => item.selectType === 'model' && item.type?.id === type.id).map(({ title }) => title);
}
