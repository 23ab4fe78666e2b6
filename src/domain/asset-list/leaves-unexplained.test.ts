import { describe, expect, it } from 'vitest';
import { listGoods, listSheet } from '#tests/factories/list-goods.ts';
import { readAssetList } from './read-asset-list.ts';

const rowOf = (text: string) =>
  readAssetList([listSheet([['Modell'], [text], ['Dell Latitude 7490']])], listGoods).rows.find(
    ({ line }) => line === 1,
  );

describe('each word of a name is explained', () => {
  it.each([
    'Dell Latitude 5490 Titan',
    'Dell Latitude 5490 XFR',
    'Dell Latitude 5490 3000',
    'Dell Latitude 5490 R2',
    'Dell Latitude 5490 s',
    'Dell Latitude 5490-X',
    'Dell Latitude 5490 Notebook Plus',
    'Dell PowerEdge R640 2U Gold Edition',
    'Dell PowerEdge R640 Chassis',
    'Mainboard without memory Dell PowerEdge R640',
  ])('%s is asked about or said in its own words', (text) => expect(rowOf(text)?.confidence).not.toBe('matched'));

  it('proposes the model that something more is said of', () =>
    expect(rowOf('Dell Latitude 5490 Titan')?.candidates.map(({ entryId }) => entryId)).toContain('l5490'));

  it.each([
    ['Dell Latitude 5490 defekt', 'l5490'],
    ['Dell Latitude 5490 Raum 12', 'l5490'],
    ['Dell Latitude 5490 Notebook PC Vertrieb', 'l5490'],
    ['Dell Latitude 5490 14 FHD', 'l5490'],
    ['Dell Latitude 5490 2 Netzteile', 'l5490'],
    ['Dell Latitude 5490 N014L5490K9EMEA', 'l5490'],
    ['Dell Latitude 5490 - Ausgabe an Schüler', 'l5490'],
    ['Dell PowerEdge R640 2U ✅ Bestand', 'r640'],
    ['Dell PowerEdge R640 V03', 'r640'],
    ['Dell OptiPlex 7050MT', 'o7050'],
  ])('%s is that model', (text, id) => expect(rowOf(text)?.entry?.entryId).toBe(id));
});
