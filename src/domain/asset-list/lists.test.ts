import { describe, expect, it } from 'vitest';
import { listGoods as goods, listSheet as sheet } from '#tests/factories/list-goods.ts';
import type { ListRow } from './asset-list.ts';
import { type ReadOptions, readAssetList } from './read-asset-list.ts';
import type { Sheet } from './sheet.ts';

const read = (rows: string[][], more: Partial<Sheet> = {}, options: ReadOptions = {}) =>
  readAssetList([sheet(rows, more)], goods, options);
const told = ({ line, quantity, confidence, reason, entry }: ListRow) =>
  `${line}: ${quantity} × ${entry?.entryId ?? reason ?? confidence}`;
const header = ['Anzahl', 'Hersteller', 'Modell', 'Seriennummer'];

describe('columns', () => {
  it('of other serial numbers, of the mouse and the screen beside a device, make no more devices of it', () => {
    const { rows } = read([
      ['Serial', 'Model', 'Keyboard', 'Monitor links'],
      ['8CC44530L6', 'HP EliteBook 840 G5', '7CL34508R7', 'CNK74208RZ'],
      ['8CC5122LY1', 'HP EliteBook 840 G5', '7CL34508U7', 'CNK7470RVZ'],
    ]);
    expect(rows).toMatchObject([
      { quantity: 1, serialNumbers: ['8CC44530L6'] },
      { quantity: 1, serialNumbers: ['8CC5122LY1'] },
    ]);
  });

  it('of each table in a Markdown text are those its own head says', () => {
    const ruler = ['---', '---', '---'];
    const { rows } = read([
      ['Anzahl', 'Modell', 'Raum'],
      ruler,
      ['2', 'HP EliteBook 840 G5', '1'],
      [''],
      ['Baustein', 'Protokoll', 'Netzpfad'],
      ruler,
      ['Dell Latitude 5490', 'HTTP', 'über den Proxy'],
    ]);
    expect(rows.filter(({ entry }) => entry).map(told)).toEqual(['2: 2 × g5', '6: 1 × l5490']);
  });
});

describe('a list', () => {
  it('has its header anywhere, repeats it, and holds sums, notes and things that are no hardware', () => {
    const { rows } = read([
      ['Inventar der Zentrale'],
      [],
      header,
      ['2', 'HP', 'EliteBook 840 G5', ''],
      ['1', '', 'Konferenztisch Buche', ''],
      header,
      ['', 'dell', 'Latitude 5490', ''],
      ['3', '', '', ''],
      ['Summe', '', '', ''],
      ['Seite 1 von 1'],
    ]);
    expect(rows.map(told)).toEqual([
      '3: 2 × g5',
      '4: 1 × notHardware',
      '5: 1 × repeatedHeader',
      '6: 1 × l5490',
      '7: 1 × sum',
      '8: 1 × sum',
      '9: 1 × note',
    ]);
  });

  it('has headers of two lines under merged cells', () => {
    const merges = [{ row: 0, column: 2, rows: 1, columns: 2 }];
    const { sheets, rows } = read(
      [
        ['Anzahl', 'Modell', 'Speicher', ''],
        ['', '', 'RAM (GB)', 'SSD'],
        ['4', 'EliteBook 840 G5', '16', '512 GB'],
      ],
      { merges },
    );
    expect(sheets[0]?.columns.map(({ meaning }) => meaning)).toEqual(['quantity', 'model', 'ram', 'storage']);
    expect(rows[0]?.configuration).toEqual({ ram: '16 GB', drives: [{ kind: 'ssd', capacity: '512 GB', count: 1 }] });
  });

  it('answers by its condition column, and leaves as a remark only what is to be read beside the answers', () => {
    const { rows } = read([
      ['Anzahl', 'Modell', 'Zustand', 'Bemerkung'],
      ['1', 'EliteBook 840 G5', 'A', ''],
      ['1', 'EliteBook 840 G5', 'B', 'ohne Netzteil'],
      ['1', 'EliteBook 840 G5', 'C', 'nur komplett'],
      ['1', 'EliteBook 840 G5', 'Kratzer', ''],
      ['1', 'EliteBook 840 G5', 'leichte Kratzer am Deckel', ''],
      ['1', 'EliteBook 840 G5', 'defekt', ''],
      ['1', 'EliteBook 840 G5', 'sehr gut', ''],
      ['1', 'EliteBook 840 G5', 'B-Ware, Akku schwach', ''],
      ['1', 'EliteBook 840 G5', 'D', ''],
    ]);
    expect(rows.map(({ configuration }) => configuration)).toEqual([
      { working: true, grade: 'a' },
      { working: true, grade: 'b', charger: false },
      { grade: 'c', remarks: 'nur komplett' },
      { grade: 'c' },
      { grade: 'b', remarks: 'leichte Kratzer am Deckel' },
      { working: false },
      { working: true, remarks: 'sehr gut' },
      { grade: 'b', battery: 'weak' },
      { remarks: 'D' },
    ]);
  });

  it('has no header at all', () => {
    const lines = [
      ['3', 'HP EliteBook 840 G5'],
      ['3', 'Dell Latitude 5490'],
      ['7', 'Dell PowerEdge R640'],
    ];
    expect(read(lines).rows.map(told)).toEqual(['0: 3 × g5', '1: 3 × l5490', '2: 7 × r640']);
  });

  it('repeats the row above by ditto marks', () => {
    const { rows } = read([header, ['1', 'HP', 'EliteBook 840 G5', 'A1234'], ['2', '"', 'dito', '"']]);
    expect(rows.map(told)).toEqual(['1: 1 × g5', '2: 2 × g5']);
  });

  it('counts serial numbers in one cell', () => {
    const { rows } = read([header, ['', 'Dell', 'R640', '7XK2ABC, 7XK3ABD\n7XL1ABE']]);
    expect(rows.map(told)).toEqual(['1: 3 × r640']);
  });

  it('keeps rows that have a serial number in common, and says which they are', () => {
    const { rows } = read([
      header,
      ['1', 'Dell', 'R640', '7XK2ABC'],
      ['1', 'Dell', 'R740', '7XK2ABC'],
      ['2', 'Dell', 'R640', '7XK3ABD, 7ZZ9ABC'],
    ]);
    expect(rows.map(told)).toEqual(['1: 1 × r640', '2: 1 × r740', '3: 2 × r640']);
    expect(rows.map(({ doubts = [] }) => doubts)).toEqual([['sharedSerial'], ['sharedSerial'], []]);
  });

  it('counts a device once whose long barcode stands beside its serial number, and sees it in two rows', () => {
    const { rows } = read([
      header,
      ['', 'Dell', 'R640', 'PF2ABC01, 1S20XW004AGEPF2ABC01'],
      ['1', 'Dell', 'R740', 'PF2\u2066ABC01\u2069'],
    ]);
    expect(rows.map(told)).toEqual(['1: 1 × r640', '2: 1 × r740']);
    expect(rows.map(({ doubts = [] }) => doubts)).toEqual([['sharedSerial'], ['sharedSerial']]);
  });

  it('counts the devices of a sheet beside what its own sum says', () => {
    const lines = [header, ['2', 'HP', 'EliteBook 840 G5', ''], ['3', 'Dell', 'Latitude 5490', '']];
    expect(read([...lines, ['5', 'Summe', '', '']]).sheets[0]).toMatchObject({ devices: 5, ownSum: 5 });
    expect(read([...lines, ['5', 'Summe', '', '']]).sheets[0]?.doubts).toBeUndefined();
    expect(read([...lines, ['9', 'Summe', '', '']]).sheets[0]).toMatchObject({
      devices: 5,
      ownSum: 9,
      doubts: ['sumDisagrees'],
    });
  });

  it('says which columns were guessed, and that there is no header', () => {
    const strange = ['Wofür', 'Hersteller', 'Modell', 'Seriennummer'];
    const guessed = read([strange, ...['5', '7', '2'].map((cpu) => [`i5-83${cpu}0U`, 'HP', 'EliteBook 840 G5', ''])]);
    expect(guessed.sheets[0]).toMatchObject({ doubts: ['guessedColumn'] });
    expect(guessed.sheets[0]?.columns.map(({ isGuessed }) => isGuessed)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
    const bare = read([
      ['3', 'HP EliteBook 840 G5'],
      ['4', 'Dell Latitude 5490'],
    ]);
    expect(bare.sheets[0]).toMatchObject({ devices: 7, doubts: ['noHeader'] });
  });

  it('takes no number for memory that no device has', () => {
    const rows = [
      ['Modell', 'RAM'],
      ['EliteBook 840 G5', '166 GB'],
      ['EliteBook 840 G5', '160'],
      ['R640', '192 GB'],
    ];
    const { rows: found } = read(rows);
    expect(found.map(({ configuration }) => configuration.ram)).toEqual([undefined, undefined, '192 GB']);
    expect(found.map(({ doubts = [] }) => doubts)).toEqual([['impossibleValue'], ['impossibleValue'], []]);
  });

  it('has no header where the first line is a name that words of headers are in', () => {
    const lines = [
      ['mac mini', 'Lager'],
      ['Dell Latitude 5490', 'Büro'],
      ['HP EliteBook 840 G5', 'Lager'],
    ];
    expect(read(lines).rows).toHaveLength(3);
  });

  it('leaves sheets out that add up the others, unless it is asked to read them', () => {
    const devices = [header, ['2', 'HP', 'EliteBook 840 G5', ''], ['3', 'Dell', 'Latitude 5490', '']];
    const sums = [
      ['Standort', 'Anzahl'],
      ['Berlin', '5'],
      ['Gesamt', '5'],
    ];
    const sheets = [
      sheet(sums, { name: 'Standorte' }),
      sheet(devices, { name: 'Berlin' }),
      sheet(devices, { name: 'Übersicht' }),
    ];
    expect(readAssetList(sheets, goods).sheets.map(({ state }) => state)).toEqual(['pivot', 'read', 'read']);
    const overview = sheet(
      [
        ['Typ', 'Menge'],
        ['Latitude 5490', '3'],
      ],
      { name: 'Übersicht' },
    );
    const both = [sheet(devices, { name: 'Berlin' }), overview];
    expect(readAssetList(both, goods).sheets.map(({ state }) => state)).toEqual(['read', 'pivot']);
    expect(readAssetList(both, goods, { sheets: [1] }).sheets[1]?.state).toBe('read');
  });

  it('names several devices in one cell', () => {
    const { rows } = read([['Bezeichnung'], ['3x Dell R640, 2x Dell R740']]);
    expect(rows.map(({ id, quantity, entry }) => [id, quantity, entry?.entryId])).toEqual([
      ['0:1:0', 3, 'r640'],
      ['0:1:1', 2, 'r740'],
    ]);
  });

  it('is not cut within brackets', () => {
    expect(read([['Bezeichnung'], ['Dell R640 (Dell R640, Dell R640)']]).rows).toHaveLength(1);
  });

  it('leaves hidden rows, hidden sheets and a second table of totals out, and reads hidden sheets when asked', () => {
    const rows = [
      header,
      ['1', 'HP', 'EliteBook 840 G5', ''],
      ['1', 'HP', 'EliteBook 840 G6', ''],
      [],
      ['Kategorie', 'Anzahl'],
      ['Notebooks', '2'],
    ];
    const list = read(rows, { hiddenRows: new Set([2]) });
    expect(list.rows.map(told)).toEqual(['1: 1 × g5', '2: 1 × g6', '5: 1 × sum']);
    expect(list.rows[1]).toMatchObject({ confidence: 'ignored', reason: 'hiddenRow' });
    expect(read(rows, { hidden: true })).toMatchObject({ sheets: [{ state: 'hidden' }], rows: [] });
    expect(read(rows, { hidden: true }, { sheets: [0] }).rows).toHaveLength(3);
  });

  it('tells nothing personal on (IMP-01), and calls no column of models personal', () => {
    const { rows, personalColumns, sheets } = read([
      ['Benutzer', 'Gerätename', 'Modell', 'Netz', 'Bemerkung'],
      ['Erika Muster', 'PC-4711', 'EliteBook 840 G5', '10.0.0.17', 'von Erika Muster, Akku schwach'],
    ]);
    expect(personalColumns).toEqual(['Benutzer', 'Gerätename', 'Netz']);
    expect(JSON.stringify([rows, sheets])).not.toMatch(/Muster|4711|10\.0/);
    expect(rows[0]?.configuration).toMatchObject({ battery: 'weak' });
    expect(
      read([
        ['Name', 'Anzahl'],
        ['Dell R640', '1'],
        ['Dell R740', '1'],
      ]).personalColumns,
    ).toEqual([]);
  });

  it('follows the customer who names a column', () => {
    const rows = [
      ['Modell', 'Xyz'],
      ['EliteBook 840 G5', '5'],
      ['EliteBook 840 G6', '5'],
    ];
    const columns = [{ sheet: 0, column: 1, meaning: 'quantity' as const }];
    expect(read(rows, {}, { columns }).rows.map(told)).toEqual(['1: 5 × g5', '2: 5 × g6']);
  });

  it('keeps what the catalogue does not hold as free text, and tells how far the reading is', () => {
    const steps: number[] = [];
    const { rows } = read([['Bezeichnung'], ['HP LaserJet Pro M404']], {}, { onProgress: (done) => steps.push(done) });
    expect(rows.map(told)).toEqual(['1: 1 × freetext']);
    expect(steps.at(-1)).toBe(1);
  });

  it('of furniture only has no goods', () => {
    expect(read([['Bezeichnung'], ['Bürostuhl']]).sheets[0]?.state).toBe('noGoods');
  });
});

describe('a neighbour that the catalogue lacks', () => {
  it.each([
    'Dell R650',
    'Dell R740xd2',
    'PowerEdge R640 Plus',
    'HP EliteBook 840 G7',
    'HP EliteBook x360 840 G5',
    'Lenovo 5490',
    'Dell Vostro 5490',
    'Latitude 5490/5590',
    'Akku für HP EliteBook 840 G5',
  ])('%s is taken for no model', (text) => {
    expect(read([['Bezeichnung'], [text]]).rows[0]?.confidence).not.toBe('matched');
  });

  it('is ambiguous where only the end of a name is missing', () => {
    expect(read([['Bezeichnung'], ['HP EliteBook 840']]).rows[0]?.candidates.map(({ entryId }) => entryId)).toEqual([
      'g5',
      'g6',
    ]);
  });
});
