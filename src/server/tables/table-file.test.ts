import { CFB, read, utils } from '@e965/xlsx';
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

  it('has its head bold, in sight while one scrolls, with a filter, and on each printed page', async () => {
    const { content } = await tableFile(table, 'xlsx');
    const parts = CFB.read(content, { type: 'buffer' });
    const textOf = (path: string) => Buffer.from(CFB.find(parts, path)?.content ?? '').toString();
    const sheet = textOf('/xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:C3"/>');
    const style = Number(/<c r="A1" s="(\d+)"/.exec(sheet)?.[1]);
    const styles = textOf('/xl/styles.xml');
    const font = /fontId="(\d+)"/.exec([...styles.matchAll(/<xf [^>]*>/g)][style + 1]?.[0] ?? '')?.[1];
    expect([...styles.matchAll(/<font>.*?<\/font>/gs)][Number(font)]?.[0]).toContain('<b/>');
    expect(textOf('/xl/workbook.xml')).toMatch(/_xlnm\.Print_Titles[^>]*>[^<]*\$1:\$1</);
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
