import { describe, expect, it } from 'vitest';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry } from '#domain/catalogue/entries.ts';
import { goodsIndex } from './goods-index.ts';
import { readAssetList } from './read-asset-list.ts';

const entries: WizardEntry[] = [
  { selectType: 'category', priority: 1, freetextAllowed: true, id: 'nb', key: 'notebookTablet', name: 'Notebooks' },
  { selectType: 'category', priority: 2, freetextAllowed: true, id: 'mon', key: 'monitor', name: 'Monitore' },
  { selectType: 'manufacturer', id: 'dell', name: 'Dell', shortname: 'Dell', cids: ['nb', 'mon'] },
  ...[
    { id: 'lat', cid: 'nb', name: 'Latitude' },
    { id: 'us', cid: 'mon', name: 'UltraSharp' },
  ].map((one) => ({ ...one, selectType: 'series', mid: 'dell', shortname: one.name, freetextAllowed: true }) as const),
  ...[
    { id: 'l5490', cid: 'nb', sid: 'lat', name: 'Latitude 5490', shortname: '5490' },
    { id: 'u2419', cid: 'mon', sid: 'us', name: 'UltraSharp U2419H', shortname: 'U2419H' },
  ].map((one) => ({
    ...one,
    ...({ selectType: 'model', mid: 'dell', queryPackagingAvailable: true } as const),
    ...{ ssdDisabled: false, hddDisabled: false, fdDisabled: true },
  })),
];
const goods = goodsIndex(openCatalogue(entries, []));

/** The rows below a header with further columns; each is a notebook unless it says otherwise. */
function read(headers: readonly string[], ...rows: readonly (readonly string[])[]) {
  const table = rows.map((row) => ['1', 'Dell', 'Latitude 5490', ...row]);
  return readAssetList(
    [
      {
        ...{ name: 'Liste', hidden: false, hiddenRows: new Set<number>(), merges: [] },
        rows: [['Anzahl', 'Hersteller', 'Modell', ...headers], ...table],
      },
    ],
    goods,
  ).rows.map(({ configuration, unwanted }) => ({
    wish: configuration.mediaWish,
    remarks: configuration.remarks,
    unwanted,
  }));
}

describe('a list says what happens to the drives', () => {
  it.each([
    ['Festplatten verbleiben?', 'keep'],
    ['Festplatte verbleibt beim Kunden (j/n)', 'keep'],
    ['HDD ausgebaut', 'keep'],
    ['SSD behalten?', 'keep'],
    ['Datenträger vernichten', 'destroyH4'],
    ['Löschnachweis', 'eraseProof'],
    ['Löschzertifikat gewünscht', 'eraseProof'],
    ['Nachweis je Gerät', 'eraseProof'],
    ['Festplatten verbleiben im Gerät', 'erase'],
  ])('in the column "%s" with yes, and nothing with no', (header, wish) => {
    expect(read([header], ['ja'], ['x'], ['nein'], [''])).toEqual([
      { wish, remarks: undefined, unwanted: undefined },
      { wish, remarks: undefined, unwanted: undefined },
      { wish: undefined, remarks: undefined, unwanted: undefined },
      { wish: undefined, remarks: undefined, unwanted: undefined },
    ]);
  });

  it('in words of its own column', () => {
    const words = ['behalten', 'vernichten', 'löschen', 'H-5', 'Vernichten, feine Stufe', 'Löschen mit Nachweis'];
    expect(read(['Umgang mit Datenträgern'], ...words.map((word) => [word])).map(({ wish }) => wish)).toEqual([
      'keep',
      'destroyH4',
      'erase',
      'destroyH5',
      'destroyH5',
      'eraseProof',
    ]);
  });

  it('in a remark, and the device itself goes along', () => {
    const said = read(['Bemerkung'], ['Festplatte bleibt bei uns'], ['Platten bitte schreddern'], ['bleibt bei uns']);
    expect(said.map(({ wish, unwanted }) => [wish, unwanted])).toEqual([
      ['keep', undefined],
      ['destroyH4', undefined],
      [undefined, 'notForSale'],
    ]);
  });

  it('in several columns: what is kept is not erased', () => {
    expect(
      read(['Löschnachweis', 'Festplatten verbleiben?'], ['ja', 'ja'], ['ja', 'nein']).map(({ wish }) => wish),
    ).toEqual(['keep', 'eraseProof']);
  });

  it('leaves the column of the drives themselves what it is', () => {
    expect(read(['Festplatte'], ['512 GB SSD']).map(({ wish }) => wish)).toEqual([undefined]);
  });
});
