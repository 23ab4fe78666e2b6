import { describe, expect, it } from 'vitest';
import type { CatalogueTexts } from './catalogue-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';

const id = (digit: number) => `00000000-0000-5000-8000-00000000000${digit}`;
const modelHead =
  'id,category,type,manufacturer,series,name,shortname,configType,note,queryPackagingAvailable,optionsCpu,optionsCpuCount,' +
  'optionsGpu,optionsDisplay,optionsRam,ssdDisabled,ssdCapacities,hddDisabled,hddCapacities,fdDisabled,fdCapacities,words,source';
const r640 = `${id(5)},server,,dell,r,PowerEdge R640,R640,serverRack,"Rack, 1 HE",ja,cpu,,,,,nein,,nein,,ja,,,Test`;

const sound: CatalogueTexts = {
  properties: 'key,value,source\ncpu,Gold 6130|Gold 6148,Test\n',
  categories: `id,key,name,priority,freetextAllowed,words,source\n${id(1)},server,Server,10,ja,Rackserver,Test\n`,
  types: `id,key,category,name,words,source\n${id(2)},ram,server,Arbeitsspeicher,,Test\n`,
  manufacturers: `id,key,name,shortname,categories,words,source\n${id(3)},dell,Dell,Dell,server,,Test\n`,
  series: `id,key,category,type,manufacturer,name,shortname,freetextAllowed,configType,source\n${id(4)},r,server,,dell,PowerEdge R,R,ja,serverRack,Test\n`,
  models: `${modelHead}\n${r640}\n`,
};
const withModels =
  (...rows: string[]) =>
  () =>
    parseCatalogue({ ...sound, models: [modelHead, ...rows].join('\n') });

describe('reading the catalogue', () => {
  it('joins the files by their keys and leaves unknown options out', () => {
    const model = parseCatalogue(sound).entries.at(-1);
    expect(model).toEqual({
      selectType: 'model',
      id: id(5),
      name: 'PowerEdge R640',
      cid: id(1),
      mid: id(3),
      sid: id(4),
      shortname: 'R640',
      configType: 'serverRack',
      note: 'Rack, 1 HE',
      queryPackagingAvailable: true,
      optionsCpu: 'cpu',
      ssdDisabled: false,
      hddDisabled: false,
      fdDisabled: true,
    });
  });

  it('keeps option lists as properties', () => {
    expect(parseCatalogue(sound).properties).toEqual([{ key: 'cpu', value: ['Gold 6130', 'Gold 6148'] }]);
  });
});

describe('a mistake in the catalogue', () => {
  it.each([
    ['an unknown manufacturer', r640.replace('dell', 'dall'), "manufacturer: there is no manufacturer 'dall'"],
    ['an unknown option list', r640.replace('cpu,', 'cpo,'), "optionsCpu: there is no property 'cpo'"],
    ['an unknown config type', r640.replace('serverRack', 'serverRock'), "configType: 'serverRock' is not one of"],
    ['a missing name', r640.replace('PowerEdge R640', ''), 'name: is empty'],
    [
      'a word for a flag',
      r640.replace(',nein,,nein,', ',nein,,vielleicht,'),
      "hddDisabled: 'vielleicht' is not one of",
    ],
    ['no source', r640.replace(/Test$/, ''), 'source: is empty'],
    ['an id that is no UUID', r640.replace(id(5), 'r640'), "id: 'r640' is not a UUID"],
    ['a field too many', `${r640},`, 'line: has 24 fields, not 23'],
  ])('%s is named with file, line and field', (_mistake, row, message) => {
    expect(withModels(r640.replace('R640', 'R740').replace(id(5), id(6)), row)).toThrow(
      `catalogue/models.csv, line 3, ${message}`,
    );
  });

  it('proposes the same id each time for a row without one', () => {
    const row = r640.replace(id(5), '');
    expect(withModels(row)).toThrow(
      /id: is empty; write [0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('names the place where an id was used before', () => {
    expect(withModels(r640, r640.replaceAll('R640', 'R740'))).toThrow('id: is already the id at models.csv, line 2');
  });

  it('names two models that would share a page', () => {
    expect(withModels(r640, r640.replace(id(5), id(6)))).toThrow(
      "line 3, name: page 'dell-poweredge-r640-verkaufen' belongs to Dell PowerEdge R640",
    );
  });

  it('names a column that is missing or not known', () => {
    const parse = (properties: string) => () => parseCatalogue({ ...sound, properties });
    expect(parse('key,source\n')).toThrow('catalogue/properties.csv, line 1, value: is missing as column 2');
    expect(parse('key,value,source,price\n')).toThrow('line 1, price: is an unknown column');
  });

  it('names a line whose quotes do not close', () => {
    expect(withModels(r640.replace('"Rack, 1 HE"', '"Rack, 1 HE'))).toThrow('catalogue/models.csv, line 2, line:');
  });
});
