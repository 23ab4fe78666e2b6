import type { ConfigType } from '#domain/catalogue/kinds.ts';
import { configTypes } from '#domain/catalogue/kinds.ts';
import { categoryOfConfigType } from './config-type-category.ts';
import type { KnownEntries } from './known-entries.ts';
import type { Row } from './read-catalogue-rows.ts';

/** Where a series or model belongs. */
interface Place {
  readonly cid: string;
  readonly tid?: string;
  readonly mid: string;
  readonly configType?: ConfigType;
}

/** Reads category, type, manufacturer and config type of a row, which must fit together. */
export function placeOf(row: Row, known: KnownEntries): Place {
  const category = known.categories.find(row, 'category');
  const type = known.types.findOptional(row, 'type');
  const manufacturer = known.manufacturers.find(row, 'manufacturer');
  const configType = row.optionalOneOf('configType', configTypes);
  if (type === undefined && category.key === 'hardware') throw row.refuse('type', 'is empty; components have a type');
  if (type !== undefined && type.cid !== category.id) {
    throw row.refuse('type', `'${type.key}' is no type of category '${category.key}'`);
  }
  if (!manufacturer.cids.includes(category.id)) {
    throw row.refuse('manufacturer', `'${manufacturer.shortname}' does not list category '${category.key}'`);
  }
  if (configType !== undefined && categoryOfConfigType[configType] !== category.key) {
    throw row.refuse('configType', `'${configType}' is no config type of category '${category.key}'`);
  }
  return {
    cid: category.id,
    ...(type && { tid: type.id }),
    mid: manufacturer.id,
    ...(configType && { configType }),
  };
}
