import { describe, expect, it } from 'vitest';
import { catalogueColumns } from './catalogue-columns.ts';
import type { CatalogueTexts } from './catalogue-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';

const id = (number: number) => `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`;
const head = (file: keyof CatalogueTexts) => catalogueColumns[file].join(',');
const r640 = `${id(50)},server,,dell,r,PowerEdge R640,R640,serverRack,"Rack, 1 HE",ja,cpu,,,,,nein,,nein,,ja,,,serverOneUnit,,rails|cpu,R640 SFF|R640 LFF,Test`;
const dimm = `${id(51)},hardware,ram,dell,,A9781929,A9781929,,32 GB,ja,,,,,,ja,,ja,,ja,,,,,,,Test`;

const sound: CatalogueTexts = {
  properties: `${head('properties')}\ncpu,Gold 6130|Gold 6148,Test\nssd,480 GB,Test\n`,
  categories: `${head('categories')}\n${id(10)},server,Server,10,ja,,,serverTwoUnits,none,ja,,Rackserver,Test\n${id(11)},hardware,Komponenten,20,ja,,,,none,ja,,,Test\n`,
  types: `${head('types')}\n${id(20)},ram,hardware,Arbeitsspeicher,module,none,nein,,,Test\n`,
  manufacturers: `${head('manufacturers')}\n${id(30)},dell,Dell,Dell,server|hardware,,Dell Inc.|Dell EMC,Test\n${id(31)},avm,AVM,AVM,server,,,Test\n`,
  series: `${head('series')}\n${id(40)},r,server,,dell,PowerEdge R,R,ja,serverRack,,,,,Test\n`,
  models: `${head('models')}\n${r640}\n${dimm}\n`,
};
const parseWith =
  (file: keyof CatalogueTexts, ...rows: string[]) =>
  () =>
    parseCatalogue({ ...sound, [file]: [head(file), ...rows].join('\n') });
const withModels = (...rows: string[]) => parseWith('models', ...rows);

describe('reading the catalogue', () => {
  it('joins the files by their keys and leaves unknown options out', () => {
    expect(parseCatalogue(sound).entries.at(-2)).toEqual({
      selectType: 'model',
      id: id(50),
      name: 'PowerEdge R640',
      words: 'R640 SFF, R640 LFF',
      cid: id(10),
      mid: id(30),
      sid: id(40),
      shortname: 'R640',
      configType: 'serverRack',
      note: 'Rack, 1 HE',
      queryPackagingAvailable: true,
      optionsCpu: 'cpu',
      ssdDisabled: false,
      hddDisabled: false,
      fdDisabled: true,
      facts: { goodsKind: 'serverOneUnit', notAsked: ['rails', 'cpu'] },
    });
  });

  it('keeps the type of a component', () => {
    expect(parseCatalogue(sound).entries.at(-1)).toMatchObject({ name: 'A9781929', cid: id(11), tid: id(20) });
  });

  it('takes a hyphen for the word that every question is asked', () => {
    const { entries } = withModels(r640.replace('rails|cpu', '-'))();
    expect(entries.at(-1)).toMatchObject({ facts: { notAsked: [] } });
  });

  it('keeps option lists as properties', () => {
    expect(parseCatalogue(sound).properties[0]).toEqual({ key: 'cpu', value: ['Gold 6130', 'Gold 6148'] });
  });
});

describe('a mistake in a model', () => {
  it.each([
    ['an unknown category', r640.replace(',server,', ',servers,'), "category: there is no category 'servers'"],
    ['an unknown type', dimm.replace(',ram,', ',dimm,'), "type: there is no type 'dimm'"],
    ['an unknown manufacturer', r640.replace('dell', 'dall'), "manufacturer: there is no manufacturer 'dall'"],
    ['an unknown series', r640.replace(',r,', ',s,'), "series: there is no series 's'"],
    ['an unknown option list', r640.replace('cpu,', 'cpo,'), "optionsCpu: there is no property 'cpo'"],
    ['an unknown config type', r640.replace('serverRack', 'serverRock'), "configType: 'serverRock' is not one of"],
    ['a missing name', r640.replace('PowerEdge R640', ''), 'name: is empty'],
    ['a missing short name', r640.replace(',R640,', ',,'), 'shortname: is empty'],
    ['a word for a flag', r640.replace(',nein,,ja,', ',vielleicht,,ja,'), "hddDisabled: 'vielleicht' is not one of"],
    ['no source', r640.replace(/Test$/, ''), 'source: is empty'],
    ['an id that is no UUID', r640.replace(id(50), 'r640'), "id: 'r640' is not a UUID"],
    ['a short id', r640.replace(id(50), id(50).slice(0, -4)), 'id: '],
    ['a field too many', `${r640},`, 'line: has 28 fields, not 27'],
    ['a field too few', r640.replace(',Test', ''), 'line: has 26 fields, not 27'],
    ['a double blank', r640.replace('PowerEdge R640', 'PowerEdge  R640'), "name: 'PowerEdge  R640' has stray blanks"],
    ['a padded name', r640.replace('PowerEdge R640', '" PowerEdge R640"'), 'name: '],
    ['a blank that does not break', r640.replace('PowerEdge R640', 'PowerEdge\u00a0R640'), 'name: '],
    ['an empty other name', r640.replace('R640 SFF|', '|'), 'words: has an empty or padded part'],
    ['the same other name twice', r640.replace('R640 SFF', 'R640 LFF'), "words: has 'R640 LFF' twice"],
    ['a comma in another name', r640.replace('R640 SFF|R640 LFF', '"R640, SFF"'), "words: 'R640, SFF' has a comma"],
    ['a component without a type', dimm.replace(',ram,', ',,'), 'type: is empty; components have a type'],
    [
      'a type of another category',
      r640.replace('server,,', 'server,ram,'),
      "type: 'ram' is no type of category 'server'",
    ],
    [
      'a manufacturer that does not list the category',
      dimm.replace('dell', 'avm'),
      "manufacturer: 'AVM' does not list category 'hardware'",
    ],
    [
      'a config type of another category',
      r640.replace('serverRack', 'notebook'),
      "configType: 'notebook' is no config type of category 'server'",
    ],
    ['an unknown way to travel', r640.replace('serverOneUnit', 'palette'), "goodsKind: 'palette' is not one of"],
    ['an unknown lock', r640.replace(',,serverOneUnit', ',chain,serverOneUnit'), "lock: 'chain' is not one of"],
    [
      'an unknown class of tax',
      r640.replace('serverOneUnit,', 'serverOneUnit,phone'),
      "reverseCharge: 'phone' is not one of",
    ],
    ['an unknown question', r640.replace('rails|cpu', 'rails|colour'), "notAsked: there is no question 'colour'"],
    ['a series of another maker', r640.replace('dell', 'avm'), "series: 'PowerEdge R' belongs to another"],
    [
      'sizes of drives that it does not hold',
      r640.replace(',nein,,nein,', ',ja,ssd,nein,'),
      "ssdCapacities: is given although ssdDisabled is 'ja'",
    ],
  ])('%s is named with file, line and field', (_mistake, row, message) => {
    const before = r640.replaceAll('R640', 'R740').replace(id(50), id(52));
    expect(withModels(before, row)).toThrow(`catalogue/models.csv, line 3, ${message}`);
  });

  it('proposes the same id each time for a row without one', () => {
    expect(withModels(r640.replace(id(50), ''))).toThrow(
      'line 2, id: is empty; write 640d93c9-b4d9-5853-a300-37b37980ec27',
    );
  });

  it('names the place where an id was used before', () => {
    expect(withModels(r640, r640.replaceAll('R640', 'R740'))).toThrow('id: is already the id at models.csv, line 2');
  });

  it('names two models that would share a page', () => {
    expect(withModels(r640, r640.replace(id(50), id(52)))).toThrow(
      "line 3, name: page 'dell-poweredge-r640-verkaufen' belongs to Dell PowerEdge R640",
    );
  });

  it('names a line whose quotes do not close', () => {
    expect(withModels(r640.replace('"Rack, 1 HE"', '"Rack, 1 HE'))).toThrow('catalogue/models.csv, line 2, line:');
  });
});

describe('a mistake in another file', () => {
  it.each<[string, keyof CatalogueTexts, string, string]>([
    ['an empty option list', 'properties', 'cpu,,Test', 'value: is empty'],
    ['an empty option', 'properties', 'cpu,Gold 6130|,Test', 'value: has an empty or padded part'],
    ['the same option twice', 'properties', 'cpu,0|1|0,Test', "value: has '0' twice"],
    [
      'an unknown category key',
      'categories',
      `${id(10)},beamer,Beamer,10,ja,,,,none,ja,,,Test`,
      "key: 'beamer' is not one of",
    ],
    [
      'a priority in words',
      'categories',
      `${id(10)},server,Server,hoch,ja,,,,none,ja,,,Test`,
      "priority: 'hoch' is not a whole",
    ],
    [
      'a category that does not say what tax it may carry',
      'categories',
      `${id(10)},server,Server,10,ja,,,,,ja,,,Test`,
      'reverseCharge: is empty',
    ],
    [
      'a type of which nobody knows whether it keeps data',
      'types',
      `${id(20)},ram,hardware,Arbeitsspeicher,module,none,,,,Test`,
      'storesData: is empty',
    ],
    [
      'a manufacturer bound by what is no lock',
      'manufacturers',
      `${id(30)},dell,Dell,Dell,server,chain,,Test`,
      "lock: 'chain' is not one of",
    ],
    ['an unknown type key', 'types', `${id(20)},fan,hardware,Lüfter,,none,ja,,,Test`, "key: 'fan' is not one of"],
    ['a manufacturer without categories', 'manufacturers', `${id(30)},dell,Dell,Dell,,,,Test`, 'categories: is empty'],
    ['a category unknown to it', 'manufacturers', `${id(30)},dell,Dell,Dell,usv,,,Test`, "there is no category 'usv'"],
    [
      'a series of a manufacturer elsewhere',
      'series',
      `${id(40)},r,hardware,ram,avm,R,R,ja,,,,,,Test`,
      "manufacturer: 'AVM' does not list category 'hardware'",
    ],
  ])('%s is named as well', (_mistake, file, row, message) => {
    expect(parseWith(file, row)).toThrow(`catalogue/${file}.csv, line 2, `);
    expect(parseWith(file, row)).toThrow(message);
  });

  it('names a key that is there twice', () => {
    expect(parseWith('properties', 'cpu,0,Test', 'cpu,1,Test')).toThrow("line 3, key: property 'cpu' is there twice");
  });

  it('names a column that is missing or not known', () => {
    const parse = (properties: string) => () => parseCatalogue({ ...sound, properties });
    expect(parse('key,source\n')).toThrow('catalogue/properties.csv, line 1, value: is missing as column 2');
    expect(parse('key,value,source,price\n')).toThrow('line 1, price: is an unknown column');
  });
});
