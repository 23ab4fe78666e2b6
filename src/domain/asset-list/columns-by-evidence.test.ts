import { describe, expect, it } from 'vitest';
import { listGoods, listSheet } from '#tests/factories/list-goods.ts';
import { readAssetList } from './read-asset-list.ts';

const listOf = (rows: readonly (readonly string[])[]) => readAssetList([listSheet(rows)], listGoods);
const toldOf = (rows: readonly (readonly string[])[]) =>
  listOf(rows)
    .rows.filter(({ confidence }) => confidence !== 'ignored')
    .map(({ quantity, entry, text }) => `${quantity} × ${entry?.entryId ?? text}`);

describe('columns that their headers do not name', () => {
  it('of plain numbers below a kind of goods say how many', () => {
    const rows = [
      ['Name', 'Desktops', 'Percent'],
      ['Dell PowerEdge R640', '7', '1.84%'],
      ['Dell Latitude 5490', '4', '1.05%'],
      ['Dell PowerEdge R740', '2', '0.79%'],
    ];
    expect(toldOf(rows)).toEqual(['7 × r640', '4 × l5490', '2 × r740']);
  });

  it('count nothing where several kinds are counted', () => {
    const rows = [
      ['Modell', 'Notebooks', 'Monitore'],
      ['Dell PowerEdge R640', '7', '3'],
      ['Dell Latitude 5490', '4', '2'],
      ['Dell PowerEdge R740', '2', '9'],
    ];
    expect(toldOf(rows)).toEqual(['1 × r640', '1 × l5490', '1 × r740']);
  });

  it('called a name hold goods where they are counted, not persons', () => {
    const rows = [
      ['Name', 'Anzahl', 'Preis einzeln'],
      ['TL-MR3040', '1 x', '58 €'],
      ['Dell Latitude 5490', '2 x', '30 €'],
      ['TL-WR841N v8', '4x', '16 €'],
      ['Kabel 82197USB', '4 x', '2 €'],
    ];
    expect(toldOf(rows)).toEqual(['1 × TL-MR3040', '2 × l5490', '4 × TL-WR841N v8', '4 × Kabel 82197USB']);
  });

  it('of shares and places on the earth are no memory', () => {
    const rows = [
      ['Modell', 'GPS', 'Anteil'],
      ['Dell PowerEdge R640', '52.134934927963, 11.648141', '0.79%'],
      ['Dell Latitude 5490', '52.136507, 11.649166', '1.84%'],
    ];
    expect(listOf(rows).rows.map(({ text }) => text)).toEqual(['Dell PowerEdge R640', 'Dell Latitude 5490']);
  });

  it('name the goods whose serial numbers stand under their model', () => {
    const rows = [
      ['No', 'Video', 'Model', 'State'],
      ['2', 'PowerEdge R640', 'FCZ2048G02L', 'NO'],
      ['8', 'CTRL-XV10', 'FOC1904NM09', 'NO'],
      ['14', 'PowerEdge R640', 'FOC2214N21J', 'NO'],
      ['20', 'SPK-70', 'SMP18430198', 'NO'],
      ['26', 'SPK-70', 'FOX1614G6ZC', 'NO'],
    ];
    const [first] = listOf(rows).rows;
    expect(first).toMatchObject({ entry: { entryId: 'r640' }, serialNumbers: ['FCZ2048G02L'] });
  });
});

describe('several tables on a sheet', () => {
  it('are none of totals because the one before adds up, and what adds up counts', () => {
    const rows = [
      ['Workstations'],
      ['Model', 'Nr.', 'CPU'],
      ['HP Z230', '8', 'Core i7 3770'],
      ['Dell OptiPlex 7050', '32', 'Core i5'],
      ['Total', '40', ''],
      [],
      ['Servers'],
      ['Name', 'Model', 'CPU'],
      ['Serenity', 'Dell PowerEdge R640', 'Xeon Gold 6130'],
      ['Inara', 'Dell PowerEdge R740', 'Xeon Gold 6130'],
    ];
    expect(toldOf(rows)).toEqual(['8 × z230', '32 × o7050', '1 × r640', '1 × r740']);
  });

  it('are computers where processors and memory have columns, and no goods where paths stand', () => {
    const rows = [
      ['Node', 'CPU', 'RAM', 'Disks', 'OS'],
      ['storage', 'Ryzen 3 2200G', '16 GB', '256 GB SSD (boot)', 'Ubuntu Server'],
      ['apps', 'i7-5500U', '16 GB', '32 GB SSD', 'Debian 13'],
      ['infra', 'Celeron 3865U', '8 GB', '16 GB SSD', 'Debian 13'],
      [],
      ['Path', 'Backing', 'Purpose'],
      ['/', '256 GB SSD', 'OS'],
      ['/mnt/nas', '2×4 TB HDD', 'Media'],
    ];
    const told = listOf(rows).rows.filter(({ confidence }) => confidence !== 'ignored');
    expect(told.map(({ confidence }) => confidence)).toEqual(['freetext', 'freetext', 'freetext']);
  });
});

describe('what other columns and order numbers say', () => {
  it('is that a row with a serial number is a device, though nothing in its name says so', () => {
    const rows = [
      ['Bezeichnung', 'Seriennummer'],
      ['Dell PowerEdge R640', '7XK2ABC'],
      ['CS-KIT-S-UNIT', 'FOC2214N21J'],
      ['Pausenraum', ''],
    ];
    expect(listOf(rows).rows.map(({ confidence }) => confidence)).toEqual(['matched', 'freetext', 'ignored']);
  });

  it('is who made what has an order number as only one maker writes them', () => {
    const [row] = listOf([
      ['Modell', 'Raum'],
      ['UCSC-C220-M35', '1.04'],
    ]).rows;
    expect(row?.candidates.map(({ title }) => title) ?? []).not.toContain('Konica Minolta bizhub C220');
  });
});
