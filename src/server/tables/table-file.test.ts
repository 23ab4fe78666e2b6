import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { Table } from './table.ts';
import { tableFile, workbookOf } from './table-file.ts';

const table: Table = {
  name: 'Geräteliste',
  rows: [
    ['Gerät', 'Menge', 'Summe'],
    ['=HYPERLINK("http://example.org")', 2, { cents: 128_050 }],
    ['00412; "alt"', undefined, undefined],
  ],
};

describe('a table as a file', () => {
  it('is as CSV what Excel opens in Germany, and calculates nothing', async () => {
    const { content, type } = await tableFile(table, 'csv');
    expect(type).toBe('text/csv; charset=utf-8');
    expect(content.toString()).toBe(
      '\ufeffGerät;Menge;Summe\r\n"\'=HYPERLINK(""http://example.org"")";2;1280,50\r\n"00412; ""alt""";;\r\n',
    );
  });

  it('is a workbook in which texts stay texts, and numbers are numbers', async () => {
    const { content } = await tableFile(table, 'xlsx');
    const sheet = read(content, { cellFormula: true, cellNF: true }).Sheets.Geräteliste;
    if (sheet === undefined) throw new Error('No sheet');
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['Gerät', 'Menge', 'Summe'],
      ['=HYPERLINK("http://example.org")', 2, 1280.5],
      ['00412; "alt"'],
    ]);
    expect(sheet.A2).toMatchObject({ t: 's' });
    expect(sheet.A2).not.toHaveProperty('f');
    expect(sheet.C2).toMatchObject({ t: 'n', z: '#,##0.00 "€"' });
  });
});

it('sheets whose names no spreadsheet takes, or twice, are written under names that it takes', async () => {
  const long = 'Bestand der Niederlassung Nordwest';
  const names = ['Lager: Halle 1/2', 'lager  halle 1 2', '', `${long} A`, `${long} B`, "'"];
  const file = await workbookOf(names.map((name) => ({ name, rows: [['Seriennummer']] })));
  expect(read(file).SheetNames).toEqual([
    'Lager  Halle 1 2',
    'lager  halle 1 2 (2)',
    'Liste 3',
    'Bestand der Niederlassung Nordw',
    'Bestand der Niederlassung (5)',
    'Liste 6',
  ]);
});
