import { describe, expect, it } from 'vitest';
import type { ListRow } from '#domain/asset-list/asset-list.ts';
import { goodsIndex } from '#domain/asset-list/goods-index.ts';
import { mergeEqualRows } from '#domain/asset-list/merge-equal-rows.ts';
import { readAssetList } from '#domain/asset-list/read-asset-list.ts';
import { understandSheets } from '#domain/asset-list/understand-sheets.ts';
import { loadCatalogue } from './load-catalogue.ts';

const goods = goodsIndex(loadCatalogue('catalogue').catalogue);
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
  ])('%s is %s', (text, title) => {
    expect(only([['Bezeichnung'], [text]])).toMatchObject({ confidence: 'matched', entry: { title } });
  });

  it.each(['DL380 Gen12', 'Dell Vostro 5491', 'ThinkPad T480/T490', 'Netzteil für Dell Latitude 5490', 'R740xd2'])(
    '%s is taken for no model',
    (text) => {
      expect(only([['Bezeichnung'], [text]]).confidence).not.toBe('matched');
    },
  );

  it('is understood by its columns', () => {
    const rows = [
      ['Anz.', 'Hersteller', 'Modell', 'Benutzer'],
      ['3', 'Hewlett-Packard', 'EliteBook 840 G5', 'Erika Muster'],
    ];
    const list = read(rows);
    expect(list.rows[0]).toMatchObject({ quantity: 3, entry: { title: 'HP EliteBook 840 G5' } });
    expect(list.personalColumns).toEqual(['Benutzer']);
    expect(JSON.stringify(list)).not.toContain('Muster');
    expect(understandSheets([sheet(rows)], goods)[0]?.columns.map(({ meaning }) => meaning)).toEqual([
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
});
