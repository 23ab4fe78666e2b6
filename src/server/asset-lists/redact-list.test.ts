import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import { isPersonalValue } from '#domain/asset-list/cell-kinds.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { parseCatalogue } from '#server/catalogue/parse-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { learnGoods } from './known-goods.ts';
import { openListFile, sheetsOf } from './list-file.ts';
import { openedBefore } from './opened-before.ts';
import { redactList } from './redact-list.ts';
import { redactText } from './redact-text.ts';
import { encodeText, type TextEncoding } from './text-encoding.ts';

const textOf = (cells: string[][], delimiter: string, newline: '\n' | '\r\n') =>
  writeTable({ delimiter, hasNamedDelimiter: false, newline, rows: cells });

const person = 'Jürgen Özdemir';
const rows = [
  ['Anzahl', 'Hersteller', 'Modell', 'Benutzer', 'Kaufdatum'],
  ['3', 'Dell', 'PowerEdge R640', person, '2020-01-31'],
  ['1', 'HP', 'EliteBook 840 G5', `${person}\nEinkauf`, ''],
];
const without = rows.map((row, line) => row.map((cell, column) => (line > 0 && column === 3 ? '' : cell)));

learnGoods(parseCatalogue(readCatalogueFiles(join(projectRoot, 'catalogue'))));
const redact = async (content: Uint8Array, columns: ColumnChoice[] = []) => {
  const answer = await redactList({ content, columns });
  if ('unread' in answer) throw new Error(answer.unread);
  return answer.content;
};
const fixtures = join(projectRoot, 'tests/fixtures/asset-lists');
const lists = readdirSync(fixtures).filter(
  (name) => /\.(csv|txt|xlsx|xls|ods)$/.test(name) && !name.includes('.truth.'),
);

const encodings: TextEncoding[] = [
  { name: 'utf-8', hasMark: true },
  { name: 'utf-16le', hasMark: true },
  { name: 'utf-16be', hasMark: true },
  { name: 'windows-1252', hasMark: false },
  { name: 'macintosh', hasMark: false },
  { name: 'cp850', hasMark: false },
];

function sheetsAsWritten(content: Uint8Array): readonly Sheet[] {
  const file = openListFile(content);
  if (file.kind === 'unread') throw new Error(file.why);
  return sheetsOf(file);
}

const filled = (sheet: Sheet) => ({ ...sheet, rows: sheet.rows.filter((row) => row.length > 0) });

function cellsOf(content: Uint8Array): string[][][] {
  return sheetsAsWritten(content).map((sheet) => sheet.rows.map((row) => row.map((cell) => cell)));
}

/** Everything that can be read in a file, unpacked. */
function bytesIn(content: Uint8Array): string {
  const parts = content[0] === 0x50 ? Object.values(unzipSync(content)) : [content];
  return parts
    .map((part) => strFromU8(part) + Buffer.from(part).toString('utf16le') + strFromU8(part, true))
    .join('\n');
}

describe('personal columns (IMP-01)', () => {
  it.each(encodings)('go out of a list of text, which stays as it was otherwise: $name', async (encoding) => {
    const original = encodeText(`sep=;\r\n${textOf(rows, ';', '\r\n')}\r\n`, encoding);
    const stored = await redact(original);
    expect(stored).toEqual(encodeText(`sep=;\r\n${textOf(without, ';', '\r\n')}\r\n`, encoding));
  });

  it.each(['xlsx', 'biff8', 'ods'] as const)('go out of a workbook: %s', async (bookType) => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet(rows);
    sheet.E2 = { t: 'n', v: 43861, z: 'm/d/yy' };
    sheet.C2 = { t: 's', v: 'PowerEdge R640', c: [{ a: person, t: `Frag ${person}` }] };
    utils.book_append_sheet(book, sheet, 'Geräte');
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'alt');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: bookType === 'ods' ? 0 : 1 }] };
    book.Props = { Author: person, LastAuthor: person };
    const original: Uint8Array = write(book, { type: 'buffer', bookType, compression: true });
    expect(bytesIn(original)).toContain('zdemir');

    const stored = (await redact(original)) ?? new Uint8Array();
    expect(bytesIn(stored)).not.toContain('zdemir');
    const again = cellsOf(stored).map((sheet) =>
      sheet.map((row) => Array.from({ length: 5 }, (_, at) => row[at] ?? '')),
    );
    expect(again).toEqual([without, without]);
    expect(read(stored, { bookSheets: true }).SheetNames).toEqual(['Geräte', 'alt']);
  });

  it('leave the bytes of a list as they are that has none', async () => {
    const cells = rows.map((row) => row.filter((_, column) => column !== 3));
    expect(await redact(Buffer.from(textOf(cells, ';', '\n')))).toBeUndefined();
  });

  it('are dropped once: there is nothing to do the second time', async () => {
    const stored = await redact(Buffer.from(textOf(rows, ';', '\n')));
    expect(stored).toBeDefined();
    expect(await redact(stored ?? new Uint8Array())).toBeUndefined();
  });

  it.each(lists.filter((name) => name.endsWith('.xlsx')))(
    'leave %s open for who reads it right after, as its bytes say, and once',
    async (name) => {
      const bytes = readFileSync(join(fixtures, name));
      const cleaned = (await redact(bytes)) ?? bytes;
      const opened = openedBefore(Buffer.from(cleaned));
      expect(opened?.kind === 'workbook' && sheetsOf(opened).map(filled)).toEqual(sheetsAsWritten(cleaned).map(filled));
      expect(openedBefore(cleaned)).toBeUndefined();
    },
  );

  it('are those that the customer names, too', async () => {
    const content = Buffer.from('Anzahl;Modell;Wer\n3;R640;Max Muster\n');
    const columns: ColumnChoice[] = [{ sheet: 0, column: 2, meaning: 'personal' }];
    expect(await redact(content, columns)).toEqual(Buffer.from('Anzahl;Modell;Wer\n3;R640;\n'));
  });

  it.each(lists)('can be dropped from each list of the fixtures: %s', async (name) => {
    const content = readFileSync(join(fixtures, name));
    const all = Array.from({ length: 20 }, (_, at): ColumnChoice[] => [
      { sheet: 0, column: at, meaning: at === 1 ? 'personal' : 'other' },
      { sheet: 3, column: at, meaning: at === 1 ? 'personal' : 'other' },
    ]).flat();
    const stored = await redact(content, all);
    const others = (sheets: string[][][]) =>
      sheets
        .flat()
        .map((row) => [row[0] ?? '', row[2] ?? ''].map((cell) => (isPersonalValue(cell) ? '' : cell)))
        .filter((row) => row.join('') !== '');
    expect(others(cellsOf(stored ?? content))).toEqual(others(cellsOf(content)));
  });

  it('leave no persons behind in titles, remarks and the signature of a letter', async () => {
    const title = ['Ansprechpartner: Erika Muster', '', ''];
    const header = ['Anzahl', 'Modell', 'Bemerkung'];
    const letter = [['Mit freundlichen Grüßen'], ['Erika Muster']];
    const told = [title, header, ['3', 'R640', 'bei Frau Muster, Tel. 0711 123456, Akku schwach'], ...letter];
    const stored = await redact(Buffer.from(`${textOf(told, ';', '\n')}\n`));
    expect(Buffer.from(stored ?? []).toString()).toBe(
      ';;\nAnzahl;Modell;Bemerkung\n3;R640;bei, Akku schwach\nMit freundlichen Grüßen\n\n',
    );
  });

  it('go out of a sheet that numbers a row 0 and a column far beyond the last', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'A');
    const parts = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx' }));
    const odd = '<row r="0"><c r="A0"><v>1</v></c></row><row r="9"><c r="ZZZZZZ9"><v>1</v></c></row></sheetData>';
    const path = 'xl/worksheets/sheet1.xml';
    const sheet = strFromU8(parts[path] ?? new Uint8Array()).replace('</sheetData>', odd);
    const stored = await redact(zipSync({ ...parts, [path]: strToU8(sheet) }));
    expect(bytesIn(stored ?? new Uint8Array())).not.toContain('zdemir');
    expect(cellsOf(stored ?? new Uint8Array())[0]?.slice(0, 3)).toEqual(
      without.map((row) => (row.at(-1) === '' ? row.slice(0, 3) : row)),
    );
  });

  it('leave sheets behind that have odd names, nothing in them or too much in a cell', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'A');
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'B');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['SN 1, '.repeat(5_000)]]), 'C');
    const parts = unzipSync(write(book, { type: 'buffer', bookType: 'ods' }));
    const xml = strFromU8(parts['content.xml'] ?? new Uint8Array())
      .replace('table:name="A"', 'table:name="Geräte [alt]: Standort Leipzig und Halle an der Saale"')
      .replace('table:name="B"', 'table:name="&apos;"')
      .replace('SN 1, ', 'SN 1, '.repeat(1_000));
    const stored = await redact(zipSync({ ...parts, 'content.xml': strToU8(xml) }));
    expect(read(stored, { bookSheets: true }).SheetNames).toEqual(['Geräte  alt   Standort Leipzig', 'Blatt 2', 'C']);
  });

  it('are not looked for in what is no table', async () => {
    expect(await redactList({ content: Buffer.from('%PDF-1.7 Benutzer'), columns: [] })).toEqual({ unread: 'scan' });
    const archive = zipSync({ 'a.txt': Buffer.from('Benutzer') });
    expect(await redactList({ content: archive, columns: [] })).toEqual({ unread: 'noTable' });
  });
});

describe('a list that is written', () => {
  it.each([
    ['=cmd|calc', '"\'=cmd|calc"'],
    ['+SUM(A1)', '"\'+SUM(A1)"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['-2+3', '"\'-2+3"'],
    ['\tx', '"\'\tx"'],
    ['-5', '-5'],
    ['+1.234,50 €', '"+1.234,50 €"'],
    ['-', '-'],
    ['="0012"', '"=""0012"""'],
    ['R640', 'R640'],
  ])('holds no formula: %j', (cell, written) => {
    const table = { delimiter: ',', hasNamedDelimiter: false, newline: '\n', rows: [[cell, person]] } as const;
    const content = redactText({ ...table, encoding: { name: 'utf-8', hasMark: false } }, (_row, column, text) =>
      column === 1 ? '' : text,
    );
    expect(strFromU8(content ?? new Uint8Array())).toBe(`${written},\n`);
  });
});
