import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listGoods as goods, listSheet } from '#tests/factories/list-goods.ts';
import { cases } from '#tests/support/sample.ts';
import type { AssetList } from './asset-list.ts';
import { looksLikeHeader } from './header-rows.ts';
import { readAssetList } from './read-asset-list.ts';

const read = (rows: readonly (readonly string[])[], onProgress = (_done: number) => {}): AssetList =>
  readAssetList([listSheet(rows)], goods, { onProgress });

const word = fc.constantFrom(
  ...[
    'Dell Latitude 5490',
    '3x Latitude 5490',
    'Anzahl',
    'Modell',
    'Nr.',
    'Summe',
    'dito',
    '"',
    '-',
    '12',
    '0',
    'Anna',
  ],
  ...['שלום עולם', '🖥️💾', '\u0000\u001b[31m', '\u202eabc', '=1+1', '10.0.0.1', 'a@b.de', '(((', '\n', 'x'.repeat(400)],
);
const cell = fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constant(''));
const rowsOfAnything = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 30 });

describe('any list at all', () => {
  it('is read without an error, and read again says the same', () => {
    fc.assert(
      fc.property(rowsOfAnything, (rows) => {
        expect(read(rows)).toEqual(read(rows));
      }),
      { numRuns: cases(60, 3_000) },
    );
  });

  it('has rows of its own only, in their order, each with a known state', () => {
    fc.assert(
      fc.property(rowsOfAnything, (rows) => {
        const lines = read(rows).rows.map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((one, other) => one - other));
        expect(lines.every((line) => rows[line]?.some((text) => text !== ''))).toBe(true);
      }),
      { numRuns: cases(60, 3_000) },
    );
  });

  it('loses no line of goods, whatever stands around it', () => {
    const header = ['Anzahl', 'Modell', 'Zustand'];
    // A line that reads like a header begins a table of its own, in which other columns are the model.
    const strange = fc
      .array(fc.oneof(fc.string({ maxLength: 30 }), word), { minLength: 3, maxLength: 3 })
      .filter((cells) => !looksLikeHeader(cells));
    fc.assert(
      fc.property(fc.array(strange, { maxLength: 15 }), fc.integer({ min: 1, max: 99 }), (noise, count) => {
        const line = [String(count), 'Dell Latitude 5490', ''];
        const list = read([header, line, ...noise, line]);
        const found = list.rows.filter((row) => row.line === 1 || row.line === noise.length + 2);
        expect(found).toHaveLength(2);
      }),
      { numRuns: cases(60, 3_000) },
    );
  });
});

describe('a column of persons (IMP-01)', () => {
  it('is nowhere in the answer, whoever stands in it', () => {
    const person = fc.stringMatching(/^[A-Z][a-z]{4,9}[0-9]{3}$/).map((name) => `Zq${name}`);
    const header = fc.constantFrom(
      'Benutzer',
      'Primary user UPN',
      'Hostname',
      'Zugewiesen an',
      'Kostenstelle',
      'MA-Kürzel',
    );
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 20 }), header, (persons, title) => {
        const list = read([
          ['Modell', title, 'Anzahl', 'Bemerkung'],
          ...persons.map((name) => ['Latitude 5490', name, '2', `stand bei ${name}`]),
        ]);
        expect(list.personalColumns).toEqual([title]);
        const told = JSON.stringify(list);
        for (const name of persons) expect(told).not.toContain(name);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a list of the size that is allowed', () => {
  it('reports its progress so often as it has lines, however wide it is', () => {
    const steps = (lines: number) => {
      let reported = 0;
      read(
        [['Modell', 'Anzahl'], ...Array.from({ length: lines }, (_, at) => [`Latitude ${5490 + (at % 9)}`, '1'])],
        () => {
          reported += 1;
        },
      );
      return reported;
    };
    expect([steps(2_499), steps(4_999), steps(9_999)]).toEqual([11, 21, 41]);
  });

  it('knows the persons of a list of 200 columns by a header of which little is understood (IMP-01)', () => {
    const strange = Array.from(
      { length: 197 },
      (_, at) => `Merkmal ${'abcdefghij'[at % 10]}${at % 100}${'xyz'[at % 3]}`,
    );
    const headers = ['Modell', 'Benutzer', 'Anzahl', ...new Set(strange)];
    const list = read([headers, ...['Zqanna', 'Zqbert'].map((name) => ['Latitude 5490', name, '2', ...strange])]);
    expect(list.personalColumns).toEqual(['Benutzer']);
    expect(JSON.stringify(list)).not.toContain('Zq');
  });

  it('has thousands of different headers, and cells as long as Excel takes', () => {
    const known = ['Hersteller', 'Seriennummer', 'Zustand', 'Standort', 'Kaufdatum'];
    const headers = [...known, ...Array.from({ length: 190 }, (_, at) => `Merkmal ${at}`)];
    const long = [
      'a'.repeat(32_000),
      ' '.repeat(32_000),
      'a, '.repeat(10_000),
      '(1,'.repeat(10_000),
      'tel  '.repeat(6_000),
    ];
    const list = read([
      ['Modell', 'Anzahl', ...headers],
      ['Latitude 5490', '2', ...headers],
      ...long.map((text) => [text, '1', text, text]),
      ...Array.from({ length: 25 }, (_, line) => headers.map((_header, at) => `Spalte ${line}-${at}`)),
    ]);
    expect(list.rows.find(({ line }) => line === 1)).toMatchObject({ quantity: 2, entry: { entryId: 'l5490' } });
    expect(list.rows.every(({ text }) => text.length <= 1_000)).toBe(true);
  });
});

describe('a heading inside of a sheet', () => {
  const header = ['Hersteller', 'Modell', 'Anzahl', 'Bemerkung'];
  const device = ['Dell', 'Latitude 5490', '2', ''];
  const unwanted = (rows: readonly (readonly string[])[]) =>
    read([header, ...rows])
      .rows.filter(({ confidence }) => confidence !== 'ignored')
      .map((row) => row.unwanted);

  it.each([
    [['Leasing', '', '', ''], 'leased'],
    [['', 'Leasinggeräte:', '', ''], 'leased'],
    [['Bitte nicht mitnehmen!', '', '', ''], 'notForSale'],
  ])('%j says of the rows below, up to the next one, that they should stay', (heading, reason) => {
    const rows = [device, heading, device, device, ['Verkauf', '', '', ''], device];
    expect(unwanted(rows)).toEqual([undefined, reason, reason, undefined]);
  });

  it('that says of a lease that it is over takes nothing out', () => {
    expect(unwanted([['Ex-Leasing', '', '', ''], device])).toEqual([undefined]);
  });
});

describe('a defect that a cell names', () => {
  it('is ticked where it is asked of the model', () => {
    const { rows } = read([
      ['Hersteller', 'Modell', 'Anzahl', 'Zustand'],
      ['Dell', 'Latitude 5490', '2', 'Tastatur fehlt'],
    ]);
    expect(rows[0]?.configuration).toMatchObject({ working: false, brokenKeyboard: true });
  });
});

describe('columns whose cells say more than their heads', () => {
  it.each(['Phones', 'Server', 'Kram'])(
    'names under %s are the models, codes of one each under Model their numbers',
    (head) => {
      const names = ['P2317H', 'P2317H', 'P2317H', 'R730xd', 'P2317H'];
      const rows = names.map((name, at) => [String(at * 9), name, `FCH19${at}58YEZ`]);
      const { rows: found } = read([['No', head, 'Model'], ...rows]);
      expect(found.map(({ text, serialNumbers }) => [text, ...serialNumbers])).toEqual(
        rows.map(([, name, code]) => [name, code]),
      );
    },
  );

  it('stay what they are where each name has one code', () => {
    const rows = ['P2317H', 'R730xd', 'R640', 'R740', 'R740xd'].map((name, at) => [
      String(at * 9),
      name,
      `3JX2${at}EA`,
    ]);
    const { sheets } = read([['No', 'Kram', 'Model'], ...rows]);
    expect(sheets[0]?.columns.find(({ header }) => header === 'Model')?.meaning).toBe('model');
  });

  it('say that a row is a computer, whatever it is called', () => {
    const { rows } = read([
      ['Modell', 'RAM', 'Storage'],
      ['Dell Latitude 5490', '8 GB', '256 GB SSD'],
      ['Strangebox Eins', '16 GB DDR4', '512 GB NVMe'],
    ]);
    expect(rows[1]?.confidence).toBe('freetext');
  });

  it('say of a device in which room it is, and how it sends', () => {
    const { rows } = read([
      ['Gerätetyp', 'Modell'],
      ['Access Point', 'AP Küche XQ9-Pro'],
      ['Access Point', 'AP Nina XQ9-Pro Wi-Fi 6'],
    ]);
    expect(rows.map(({ confidence }) => confidence)).toEqual(['freetext', 'freetext']);
  });
});

describe('lines of Markdown', () => {
  const taken = (...lines: readonly string[]) =>
    read(lines.map((line) => [line])).rows.filter(({ confidence }) => confidence !== 'ignored');

  it('below the heading of a device are what is in it, with what says nothing between them', () => {
    const rows = taken(
      '## FreeNAS | Dell PowerEdge R640',
      '- 2x Xeon Gold 6130',
      '- 256 GB DDR4 ECC',
      '- Network Cards',
      '- 4x 1Gbit',
      '- RAID / HBA Cards',
      '- Dell PERC H310 Mini Mono (Original IR Firmware)',
      '- 16x Empty Bays',
      '- Applications',
      '- None',
      '- 2x 750W (redundant) Power Supplies',
      '',
      '## XenServer | HP Compaq Pro 6300 MT',
      '- Intel Core i5-3470',
      '- 16GB RAM',
    );
    expect(rows).toMatchObject([
      { entry: { entryId: 'r640' }, configuration: { cpu: 'Gold 6130', cpuCount: 2, ram: '256 GB' } },
      { confidence: 'freetext', configuration: { ram: '16 GB' } },
    ]);
  });

  it('are goods where each has all that a computer has, below a series alone', () => {
    const lines = ['- 5490 i5-8350U 8 GB RAM 256 GB SSD', '- 7490 i5-8350U 8 GB RAM 256 GB SSD'];
    expect(taken('## Dell Latitude', ...lines).map(({ line }) => line)).toEqual(expect.arrayContaining([1, 2]));
  });

  it('name the device itself among its properties', () => {
    expect(
      taken('### Small UPS', '- **Model**: APC XMT2200', '- **Voltage**: 120V', '- **Input**: 5-20P'),
    ).toMatchObject([{ text: 'APC XMT2200' }]);
  });

  it.each(['- Es wird keine Firewall verwendet.', '- Alle vorhandenen PCs erfüllen die Voraussetzungen.'])(
    '%s is a sentence',
    (line) => expect(taken('- Dell Latitude 5490', line)).toHaveLength(1),
  );
});

describe('names without the word of their line', () => {
  it.each([
    ['Epson DS-410 Scanner', 'ds410'],
    ['Ubiquiti UDM Pro', 'udm'],
    ['Dell PowerEdge R640, Dell PERC H310', 'r640'],
  ])('%s', (text, id) => {
    const { rows } = read([
      ['Gerät', 'Raum'],
      ['Dell Latitude 5490', '1'],
      [text, '2'],
    ]);
    expect(rows.slice(1).map(({ entry }) => entry?.entryId)).toEqual([id]);
  });
});
