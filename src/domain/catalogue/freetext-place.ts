import { type Catalogue, pairId } from './catalogue.ts';
import type { WizardItem } from './wizard-item.ts';

function ownPermission({ byId }: Catalogue, { selectType, category, series, manufacturer }: WizardItem): boolean {
  switch (selectType) {
    case 'series':
      return series?.freetextAllowed ?? false;
    case 'manufacturer':
      return manufacturer?.cids.some((cid) => byId.get(cid)?.category?.freetextAllowed) ?? false;
    case 'category':
    case 'type':
    case 'category_manufacturer':
      return category?.freetextAllowed ?? false;
    default:
      return false;
  }
}

function* upwards({ byId }: Catalogue, item: WizardItem): Generator<WizardItem | undefined> {
  const { category, type, manufacturer, series } = item;
  yield item;
  if (series) yield byId.get(series.id);
  if (type && manufacturer) yield byId.get(pairId(type, manufacturer));
  if (type) yield byId.get(type.id);
  if (category && manufacturer) yield byId.get(pairId(category, manufacturer));
  if (category) yield byId.get(category.id);
}

/**
 * Where goods near an item are described in the customer's own words: the item itself, or the closest entry above it that
 * allows free text; undefined when none does.
 */
export function freetextPlace(catalogue: Catalogue, item: WizardItem): WizardItem | undefined {
  for (const place of upwards(catalogue, item)) {
    if (place !== undefined && ownPermission(catalogue, place)) return place;
  }
  return undefined;
}

/** Where goods of no category are described: under 'other', else under the first category that allows it. */
export function freetextStart({ items }: Catalogue): WizardItem | undefined {
  const allowed = items.filter(({ selectType, category }) => selectType === 'category' && category?.freetextAllowed);
  return allowed.find(({ category }) => category?.key === 'other') ?? allowed[0];
}
