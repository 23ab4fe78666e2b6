import type { Category, ComponentType, Manufacturer, Series, WizardProperty } from '#domain/catalogue/entries.ts';
import { categoryKeys, typeKeys } from '#domain/catalogue/kinds.ts';
import { goodsFactsOf } from './goods-facts-of.ts';
import type { KnownEntries } from './known-entries.ts';
import { otherNamesOf } from './other-names-of.ts';
import { placeOf } from './place-of.ts';
import type { Row } from './read-catalogue-rows.ts';

export function propertyOf(row: Row, known: KnownEntries): WizardProperty {
  return known.properties.add(row, { key: row.required('key'), value: row.list('value') });
}

export function categoryOf(row: Row, known: KnownEntries): Category {
  const key = row.oneOf('key', categoryKeys);
  return known.categories.add(row, {
    selectType: 'category',
    id: known.idOf(row, key),
    name: row.required('name'),
    ...otherNamesOf(row),
    key,
    priority: row.integer('priority'),
    freetextAllowed: row.flag('freetextAllowed'),
    ...goodsFactsOf(row, 'categories'),
  });
}

export function typeOf(row: Row, known: KnownEntries): ComponentType {
  const key = row.oneOf('key', typeKeys);
  return known.types.add(row, {
    selectType: 'type',
    id: known.idOf(row, key),
    name: row.required('name'),
    ...otherNamesOf(row),
    key,
    cid: known.categories.find(row, 'category').id,
    ...goodsFactsOf(row, 'types'),
  });
}

export function manufacturerOf(row: Row, known: KnownEntries): Manufacturer {
  return known.manufacturers.add(row, {
    selectType: 'manufacturer',
    id: known.idOf(row, row.required('key')),
    name: row.required('name'),
    ...otherNamesOf(row),
    shortname: row.required('shortname'),
    cids: known.categories.findAll(row, 'categories').map(({ id }) => id),
    ...goodsFactsOf(row, 'manufacturers'),
  });
}

export function seriesOf(row: Row, known: KnownEntries): Series {
  return known.series.add(row, {
    selectType: 'series',
    id: known.idOf(row, row.required('key')),
    name: row.required('name'),
    ...placeOf(row, known),
    shortname: row.required('shortname'),
    freetextAllowed: row.flag('freetextAllowed'),
    ...goodsFactsOf(row, 'series'),
  });
}
