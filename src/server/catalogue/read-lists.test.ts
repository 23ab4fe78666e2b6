import { describe, expect, it } from 'vitest';
import type { ListRow } from '#domain/asset-list/asset-list.ts';
import { goodsIndex } from '#domain/asset-list/goods-index.ts';
import { mergeEqualRows } from '#domain/asset-list/merge-equal-rows.ts';
import { readAssetList } from '#domain/asset-list/read-asset-list.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';

const goods = goodsIndex(deliveredCatalogue().catalogue);
const sheet = (rows: string[][]) => ({ name: 'Liste', hidden: false, rows, hiddenRows: new Set<number>(), merges: [] });
const read = (rows: string[][]) => readAssetList([sheet(rows)], goods);
const only = (rows: string[][]): ListRow => {
  const [row] = read(rows).rows;
  if (row === undefined) throw new Error('no row');
  return row;
};

describe('a row of a list, held against the catalogue', () => {
  it.each([
    ['HP EliteBook 840 G5 i5-8350U/16GB/512GB SSD/FHD', 'HP EliteBook 840 G5'],
    ['PE R640', 'Dell PowerEdge R640'],
    ['Lat. 5490', 'Dell Latitude 5490'],
    ['OptiPlex7050', 'Dell OptiPlex 7050'],
    ['HP DL380 Gen9', 'HPE ProLiant DL380 Gen9'],
    ['Catalyst 2960X-48FPD-L', 'Cisco Catalyst WS-C2960X-48FPD-L'],
    ['MacBook Pro 14" 2021 M1 Pro 16GB', 'Apple MacBook Pro 14" (2021, A2442)'],
    ['Surface Pro 7', 'Microsoft Surface Pro 7'],
    ['Intel 10G SFP+ dual port X710-DA2', 'Intel X710-DA2'],
    ['Dell Precision 3660 i7-12700/32/1TB', 'Dell Precision 3660 Tower'],
    ['WS HP Z2 Tower G9', 'HP Z2 G9'],
    ['Fujitsu ESPRIMO D556/E85+', 'Fujitsu ESPRIMO D556'],
    ['Zebra DS2208-SR', 'Zebra DS2208'],
    ['Cisco ASA5516-FPWR-K9', 'Cisco ASA 5516-X'],
    ['HP Z2 Mini G4', 'HP Z2 Mini G4'],
    ['Laptop Microsoft Surface Go 2', 'Microsoft Surface Go 2'],
    ['Micron 32GB 2933 MTA36ASF4G72PZ-2G9J3', 'Micron MTA36ASF4G72PZ-2G9'],
    ['HPE 900GB 15k SFF 870759-B21', 'HPE 870759-B21'],
  ])('%s is %s', (text, title) => {
    expect(only([['Bezeichnung'], [text]])).toMatchObject({ confidence: 'matched', entry: { title } });
  });

  it.each(['DL380 Gen12', 'Dell Vostro 5491', 'ThinkPad T480/T490', 'Netzteil für Dell Latitude 5490', 'R740xd3'])(
    '%s is taken for no model',
    (text) => {
      expect(only([['Bezeichnung'], [text]]).confidence).not.toBe('matched');
    },
  );

  it.each([
    'Surface Laptop Go 4',
    'FortiWiFi 60F',
    'Logitech MeetUp 3',
    'Logitech Rally Bar 2',
    'Dell Latitude 5460 Core Ultra 5',
    'Samsung Galaxy A40 5G',
    'Microsoft Surface Hub 2S 85"',
    'MacBook Pro 13" 2017',
    'Mellanox MCX4121A-QCAT',
  ])('%s is not taken for the model that has most of its name', (text) => {
    expect(only([['Bezeichnung'], [text]]).confidence).not.toBe('matched');
  });

  it.each([
    ['Samsung PM897 960GB SATA MZ7L3960HCJR-00A07', 'hdd'],
    ['Intel D3-S4520 960GB SSDSC2KB960GZ', 'hdd'],
    ['HPE MR416i-a Gen10+ P12688-B21', 'controller'],
    ['NVIDIA RTX 4000 Ada', 'gpu'],
  ])('%s is a component of its kind, though no model is known', (text, type) => {
    const { entry } = only([['Bezeichnung'], [text]]);
    expect(goods.catalogue.byId.get(entry?.entryId ?? '')).toMatchObject({ selectType: 'type', type: { key: type } });
  });

  it.each([
    ['iPad 9. Generation', 'A2602', 'Apple iPad (9. Generation)'],
    ['iPad Air 2', 'A1567', 'Apple iPad Air 2'],
    ['iPad 7', 'A3999', 'Apple iPad (7. Generation)'],
  ])('%s stays what it is beside the number %s', (text, number, title) => {
    const row = only([
      ['Gerät', 'Modellnummer'],
      [text, number],
    ]);
    expect(row).toMatchObject({ confidence: 'matched', entry: { title } });
  });

  it.each([
    ['iPad 9. Generation', 'A2270'],
    ['MacBook Pro 13" 2020', 'A9999'],
  ])('%s is in doubt beside the number %s of another', (text, number) => {
    expect(
      only([
        ['Gerät', 'Modellnummer'],
        [text, number],
      ]).confidence,
    ).not.toBe('matched');
  });

  it('is understood by its columns', () => {
    const rows = [
      ['Anz.', 'Hersteller', 'Modell', 'Benutzer'],
      ['3', 'Hewlett-Packard', 'EliteBook 840 G5', 'Erika Muster'],
    ];
    const list = read(rows);
    expect(list.rows[0]).toMatchObject({ quantity: 3, entry: { title: 'HP EliteBook 840 G5' } });
    expect(list.personalColumns).toEqual(['Benutzer']);
    expect(JSON.stringify(list)).not.toContain('Muster');
    expect(list.sheets[0]?.columns.map(({ meaning }) => meaning)).toEqual([
      'quantity',
      'manufacturer',
      'model',
      'personal',
    ]);
  });

  it('is joined with its like', () => {
    const { rows } = read([
      ['Modell', 'SN'],
      ['Dell P2419H', 'CN0ABC1234'],
      ['Dell P2419H', 'CN0ABC1235'],
    ]);
    expect(mergeEqualRows(rows)).toMatchObject([
      { id: '0:1', quantity: 2, serialNumbers: ['CN0ABC1234', 'CN0ABC1235'] },
    ]);
  });

  it('is not joined with what is leased: an answer about that takes along nothing else', () => {
    const { rows } = read([
      ['Modell', 'SN', 'Leasing'],
      ['Dell P2419H', 'CN0ABC1234', ''],
      ['Dell P2419H', 'CN0ABC1235', 'ja'],
      ['Dell P2419H', 'CN0ABC1236', ''],
    ]);
    expect(mergeEqualRows(rows).map(({ ids, unwanted }) => [ids, unwanted])).toEqual([
      [['0:1', '0:3'], undefined],
      [['0:2'], 'leased'],
    ]);
  });
});
