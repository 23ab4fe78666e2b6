import { describe, expect, it } from 'vitest';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { Model, WizardEntry } from '#domain/catalogue/entries.ts';
import { goodsIndex } from './goods-index.ts';
import { readAssetList } from './read-asset-list.ts';

const asked = { queryPackagingAvailable: true, ssdDisabled: false, hddDisabled: false, fdDisabled: true };
const model = (id: string, cid: string, mid: string, sid: string, name: string, shortname = name): Model => ({
  ...asked,
  ...{ selectType: 'model', id, cid, mid, sid, name, shortname },
});
const series = (id: string, cid: string, mid: string, name: string): WizardEntry => ({
  ...{ selectType: 'series', id, cid, mid, name, shortname: name, freetextAllowed: true },
});
const category = { selectType: 'category', priority: 1, freetextAllowed: true } as const;
const goods = goodsIndex(
  openCatalogue(
    [
      { ...category, id: 'server', key: 'server', name: 'Server' },
      { ...category, id: 'nb', key: 'notebookTablet', name: 'Notebooks' },
      { ...category, id: 'pc', key: 'pcWorkstation', name: 'PCs' },
      { ...category, id: 'hw', key: 'hardware', name: 'Komponenten' },
      { ...category, id: 'other', key: 'other', name: 'Sonstiges' },
      { selectType: 'type', id: 'hdd', key: 'hdd', name: 'Festplatten', cid: 'hw' },
      { selectType: 'type', id: 'cpu', key: 'cpu', name: 'Prozessoren', cid: 'hw' },
      { selectType: 'manufacturer', id: 'dell', name: 'Dell', shortname: 'Dell', cids: ['server', 'nb', 'pc'] },
      { selectType: 'manufacturer', id: 'hp', name: 'HP Inc.', shortname: 'HP', cids: ['nb', 'other', 'pc'] },
      { selectType: 'manufacturer', id: 'lenovo', name: 'Lenovo', shortname: 'Lenovo', cids: ['nb'] },
      { selectType: 'manufacturer', id: 'apple', name: 'Apple', shortname: 'Apple', cids: ['pc', 'other'] },
      { selectType: 'manufacturer', id: 'nin', name: 'Nintendo', shortname: 'Nintendo', cids: ['other'] },
      series('pe', 'server', 'dell', 'PowerEdge R'),
      series('lat', 'nb', 'dell', 'Latitude'),
      series('opt', 'pc', 'dell', 'OptiPlex'),
      series('tb', 'nb', 'lenovo', 'ThinkBook'),
      series('lj', 'other', 'hp', 'LaserJet Pro'),
      series('iph', 'other', 'apple', 'iPhone'),
      series('mini', 'pc', 'apple', 'Mac mini'),
      series('sw', 'other', 'nin', 'Switch'),
      model('r640', 'server', 'dell', 'pe', 'PowerEdge R640', 'R640'),
      model('r730xd', 'server', 'dell', 'pe', 'PowerEdge R730xd', 'R730xd'),
      model('r740', 'server', 'dell', 'pe', 'PowerEdge R740', 'R740'),
      model('l5490', 'nb', 'dell', 'lat', 'Latitude 5490', '5490'),
      model('l7490', 'nb', 'dell', 'lat', 'Latitude 7490', '7490'),
      model('o7050', 'pc', 'dell', 'opt', 'OptiPlex 7050', '7050'),
      model('tb13x', 'nb', 'lenovo', 'tb', 'ThinkBook 13x', '13x'),
      model('m404', 'other', 'hp', 'lj', 'LaserJet Pro M404dn', 'M404dn'),
      model('iphx', 'other', 'apple', 'iph', 'iPhone X'),
      model('iphxs', 'other', 'apple', 'iph', 'iPhone XS'),
      model('iphxsmax', 'other', 'apple', 'iph', 'iPhone XS Max'),
      model('mini18', 'pc', 'apple', 'mini', 'Mac mini (2018, A1993)', 'A1993'),
      model('minim1', 'pc', 'apple', 'mini', 'Mac mini (2020, A2348)', 'A2348'),
      model('nsw', 'other', 'nin', 'sw', 'Switch'),
    ],
    [],
  ),
);

const listOf = (rows: readonly (readonly string[])[]) =>
  readAssetList([{ name: '', hidden: false, rows, hiddenRows: new Set(), merges: [] }], goods);
const rowOf = (text: string) => {
  const { rows } = listOf([
    ['Bezeichnung', 'Raum'],
    ['Dell Latitude 5490', 'Büro'],
    [text, '1.04'],
  ]);
  return rows.find(({ line }) => line === 2);
};
const toldOf = (text: string) => {
  const row = rowOf(text);
  return `${row?.quantity} × ${row?.entry?.entryId ?? row?.confidence}`;
};

describe('what is sold is the head of the phrase', () => {
  it.each([
    'Rackschienen für Dell PowerEdge R640',
    'Dell PowerEdge R640 Rail Kit',
    'Dell PowerEdge R740 Fan Module',
    'Dell PowerEdge R740 Lüftermodul',
    'Drive cage for Dell PowerEdge R740',
    'Toner für HP LaserJet Pro M404dn',
    'HP LaserJet Pro M404dn Bildtrommel',
    'Charger for Dell Latitude 7490',
    'Dell Latitude 7490 Akku',
    'Wandhalterung für Dell OptiPlex 7050',
    'Docking Station for Dell Latitude 5490',
  ])('%s is no device, and no neighbour of one is proposed', (text) => {
    expect(rowOf(text)).toMatchObject({ candidates: [] });
    expect(rowOf(text)?.entry).toBeUndefined();
  });

  it('becomes the part that is bought', () => {
    expect(toldOf('Festplatte für Dell PowerEdge R640 600 GB SAS')).toBe('1 × hdd');
  });

  it.each([
    ['Dell PowerEdge R640 mit Rackschienen', 'r640'],
    ['Dell PowerEdge R640 2x Netzteil 750W', 'r640'],
    ['Notebook für Vertrieb Dell Latitude 7490', 'l7490'],
    ['Dell Latitude 5490 Akku defekt', 'l5490'],
    ['Dell Latitude 5490, Tasche', 'l5490'],
  ])('%s is still that device', (text, id) => expect(rowOf(text)?.entry?.entryId).toBe(id));
});

describe('a quantity needs evidence', () => {
  it('is no number of receipts, and no running number that begins anew', () => {
    const rows = [231, 4232, 4239, 5011, 5012, 5017, 3017].map((receipt, at) => [
      String([1, 2, 3, 1, 2, 4, 1][at]),
      'Dell Latitude 5490',
      String(receipt),
    ]);
    const { rows: read } = listOf([['Nr', 'Gerät', 'No CReception'], ...rows]);
    expect(read.map(({ quantity }) => quantity)).toEqual(rows.map(() => 1));
  });

  it.each([
    ['Lenovo ThinkBook 13x', '1 × tb13x'],
    ['LOT of THREE Dell PowerEdge R640', '3 × r640'],
    ['Los mit drei Dell PowerEdge R740', '3 × r740'],
  ])('%s is %s', (text, told) => expect(toldOf(text)).toBe(told));

  it('stands under what is in stock', () => {
    const { rows } = listOf([
      ['Bezeichnung', 'Gelagert'],
      ['Dell Latitude 5490', '3'],
    ]);
    expect(rows[0]?.quantity).toBe(3);
  });

  it('is asked about where a list has many times more devices than rows', () => {
    const rows = Array.from({ length: 6 }, () => ['Dell Latitude 5490', '40']);
    expect(listOf([['Modell', 'Anzahl'], ...rows]).sheets[0]?.doubts).toEqual(['manyDevices']);
    expect(listOf([['Modell', 'Anzahl'], ...rows, ['Summe', '240']]).sheets[0]?.doubts).toBeUndefined();
  });
});

describe('what is not there', () => {
  it.each(['No HDD', 'ohne Netzteil', 'w/o RAM', 'HDD: none', 'RAM: keine'])('%s offers nothing', (text) =>
    expect(rowOf(text)).toMatchObject({ confidence: 'ignored', reason: 'note' }),
  );

  it('is an answer about the device before it', () => {
    expect(rowOf('Dell PowerEdge R640 w/o RAM, no HDD')?.configuration).toMatchObject({ drives: [], ram: '0 GB' });
  });
});

describe('words that mean two things, and short names', () => {
  it.each([
    ['KVM Switch 8 Port', '1 × freetext'],
    ['iPhone X', '1 × iphx'],
    ['iPhone XS Max', '1 × iphxsmax'],
    ['R730XD2x', '1 × r730xd'],
  ])('%s is %s', (text, told) => expect(toldOf(text)).toBe(told));

  it('takes the CPU of a maker of computers for the box, a processor for a processor', () => {
    const { rows } = listOf([
      ['Asset Type', 'Make', 'Model'],
      ['CPU', 'Dell', 'OptiPlex 7050'],
      ['CPU', 'Dell', 'Dell'],
      ['CPU', 'Dell', 'Xeon Gold 6130'],
    ]);
    expect(rows.map(({ entry, confidence }) => entry?.entryId ?? confidence)).toEqual(['o7050', 'freetext', 'cpu']);
  });

  it('offers no candidate of another year', () => {
    expect(rowOf('mac mini')?.candidates.map(({ entryId }) => entryId)).toEqual(['mini18', 'minim1']);
    expect(rowOf('mac mini 2018')?.entry?.entryId).toBe('mini18');
    expect(rowOf('mac mini 2012')?.candidates).toEqual([]);
  });
});

describe('a list of another trade', () => {
  const others = ['Stuhl Buche', 'Tisch klappbar', 'Regal 2 m', 'Bohrmaschine', 'Feuerlöscher 6 kg', 'Kühlschrank'];

  it('leaves out what nothing ties to IT, though a code stands in it', () => {
    const wares = [...others, 'Atemschutzmaske FPS 7000', 'Tragkraftspritze TS 8/8', 'Dell Latitude 5490'];
    const { rows } = listOf([['Gerät', 'Raum'], ...wares.map((ware) => [ware, '1'])]);
    expect(rows.filter(({ confidence }) => confidence !== 'ignored').map(({ text }) => text)).toEqual([
      'Dell Latitude 5490',
    ]);
  });

  it('takes a strange name beside devices as what it may be', () => {
    const wares = ['Dell Latitude 5490', 'Dell Latitude 7490', 'FPS 7000'];
    const { rows } = listOf([['Gerät', 'Raum'], ...wares.map((ware) => [ware, '1'])]);
    expect(rows[2]?.confidence).toBe('freetext');
  });
});

describe('columns of persons in other languages', () => {
  it.each(['Responsable', '使用人', 'Cre Id', 'Assigned To', '담당자', 'Usuario'])('%s does not stay', (header) => {
    const { personalColumns } = listOf([
      ['Modell', header],
      ['Dell Latitude 5490', '王伟'],
    ]);
    expect(personalColumns).toEqual([header]);
  });
});
