import type { Model, ModelOptions } from '#domain/catalogue/entries.ts';
import { goodsFactsOf } from './goods-facts-of.ts';
import type { KnownEntries } from './known-entries.ts';
import { otherNamesOf } from './other-names-of.ts';
import { placeOf } from './place-of.ts';
import type { Row } from './read-catalogue-rows.ts';

const optionFields = [
  'optionsCpu',
  'optionsCpuCount',
  'optionsGpu',
  'optionsDisplay',
  'optionsRam',
  'ssdCapacities',
  'hddCapacities',
  'fdCapacities',
] as const;

function optionsOf(row: Row, { properties }: KnownEntries): ModelOptions {
  const named: { -readonly [Field in keyof ModelOptions]: ModelOptions[Field] } = {};
  for (const field of optionFields) {
    const property = properties.findOptional(row, field);
    if (property !== undefined) named[field] = property.key;
  }
  return named;
}

/** Whether a model holds no drive of a kind; sizes of drives it does not hold are a mistake. */
function disabled(row: Row, kind: 'ssd' | 'hdd' | 'fd'): boolean {
  const none = row.flag(`${kind}Disabled`);
  if (none && row.optional(`${kind}Capacities`) !== undefined) {
    throw row.refuse(`${kind}Capacities`, `is given although ${kind}Disabled is 'ja'`);
  }
  return none;
}

/** Reads a model; its options, manufacturer and series must be known and belong where the model does. */
export function modelOf(row: Row, known: KnownEntries): Model {
  const name = row.required('name');
  const id = known.idOf(row, row.required('manufacturer'), name);
  const place = placeOf(row, known);
  const series = known.series.findOptional(row, 'series');
  if (series !== undefined && (series.cid !== place.cid || series.tid !== place.tid || series.mid !== place.mid)) {
    throw row.refuse('series', `'${series.name}' belongs to another category, type or manufacturer`);
  }
  const note = row.optional('note');
  return {
    selectType: 'model',
    id,
    name,
    ...otherNamesOf(row),
    ...place,
    ...(series && { sid: series.id }),
    shortname: row.required('shortname'),
    ...(note && { note }),
    queryPackagingAvailable: row.flag('queryPackagingAvailable'),
    ...optionsOf(row, known),
    ssdDisabled: disabled(row, 'ssd'),
    hddDisabled: disabled(row, 'hdd'),
    fdDisabled: disabled(row, 'fd'),
    ...goodsFactsOf(row, 'models'),
  };
}
