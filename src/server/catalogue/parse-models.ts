import type { Model, ModelOptions } from '#domain/catalogue/entries.ts';
import { configTypes } from '#domain/catalogue/kinds.ts';
import type { idReader } from './entry-ids.ts';
import { type Row, readRows } from './read-rows.ts';
import type { References } from './references.ts';
import { wordsOf } from './words-of.ts';

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

const columns = [
  'id',
  'category',
  'type',
  'manufacturer',
  'series',
  'name',
  'shortname',
  'configType',
  'note',
  'queryPackagingAvailable',
  'optionsCpu',
  'optionsCpuCount',
  'optionsGpu',
  'optionsDisplay',
  'optionsRam',
  'ssdDisabled',
  'ssdCapacities',
  'hddDisabled',
  'hddCapacities',
  'fdDisabled',
  'fdCapacities',
  'words',
  'source',
];

interface Known {
  readonly idOf: ReturnType<typeof idReader>;
  readonly propertyKeys: References;
  readonly categoryIds: References;
  readonly typeIds: References;
  readonly manufacturerIds: References;
  readonly seriesIds: References;
}

function optionsOf(row: Row, propertyKeys: References): ModelOptions {
  const named = optionFields.flatMap((field) => {
    const key = propertyKeys.findOptional(row, field);
    return key === undefined ? [] : [[field, key]];
  });
  return Object.fromEntries(named);
}

function modelOf(row: Row, known: Known): Model {
  const name = row.required('name');
  const sid = known.seriesIds.findOptional(row, 'series');
  const configType = row.optionalOneOf('configType', configTypes);
  const note = row.optional('note');
  const tid = known.typeIds.findOptional(row, 'type');
  return {
    selectType: 'model',
    id: known.idOf(row, row.required('manufacturer'), name),
    name,
    ...wordsOf(row),
    cid: known.categoryIds.find(row, 'category'),
    ...(tid && { tid }),
    mid: known.manufacturerIds.find(row, 'manufacturer'),
    ...(sid && { sid }),
    shortname: row.required('shortname'),
    ...(configType && { configType }),
    ...(note && { note }),
    queryPackagingAvailable: row.flag('queryPackagingAvailable'),
    ...optionsOf(row, known.propertyKeys),
    ssdDisabled: row.flag('ssdDisabled'),
    hddDisabled: row.flag('hddDisabled'),
    fdDisabled: row.flag('fdDisabled'),
  };
}

/** Reads the models; their options, manufacturer and series must be known. */
export function parseModels(text: string, known: Known): { row: Row; model: Model }[] {
  return readRows('models', text, columns).map((row) => ({ row, model: modelOf(row, known) }));
}
