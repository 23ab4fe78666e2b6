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
