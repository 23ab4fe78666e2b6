import { describe, expect, it } from 'vitest';
import { cleanCell } from './clean-cell.ts';
import { decodeSingleByte, encodeSingleByte } from './single-byte-text.ts';
import { encodeText, type TextEncoding } from './text-encoding.ts';
import { readTextTable, tableOf } from './text-table.ts';

const list = 'Gerät;Stück;Größe\nBüro-PC;3;groß\nÜbergabe-Maß;4;Öse\n';
const encodings: TextEncoding[] = [
  { name: 'utf-8', hasMark: false },
  { name: 'utf-8', hasMark: true },
  { name: 'utf-16le', hasMark: true },
  { name: 'utf-16le', hasMark: false },
  { name: 'utf-16be', hasMark: true },
  { name: 'utf-16be', hasMark: false },
  { name: 'windows-1252', hasMark: false },
  { name: 'macintosh', hasMark: false },
  { name: 'cp850', hasMark: false },
];

describe('the encoding of a list', () => {
  it.each(encodings)('is found out: $name, byte order mark $hasMark', (encoding) => {
    const table = readTextTable(encodeText(list, encoding));
    expect(table.encoding).toEqual(encoding);
    expect(table.rows[1]).toEqual(['Büro-PC', '3', 'groß']);
    expect(table.rows[2]).toEqual(['Übergabe-Maß', '4', 'Öse']);
  });

  it('is the one of Windows where its signs stand in a text of Windows', () => {
    const bytes = Buffer.from('Preis;\x80 120\nNotiz;\x84gut\x93 \x96 24\xbd\x94 \xa7 5 Geh\xe4use\n', 'latin1');
    expect(readTextTable(bytes).rows).toEqual([
      ['Preis', '€ 120'],
      ['Notiz', '„gut“ – 24½” § 5 Gehäuse'],
    ]);
  });

  it('stays UTF-8 when one byte of another encoding got into it', () => {
    const bytes = Buffer.concat([Buffer.from('ä;ö;ü\n'.repeat(10)), Buffer.from([0xe4, 0x0a])]);
    expect(readTextTable(bytes).encoding.name).toBe('utf-8');
  });

  it.each(['windows-1252', 'macintosh', 'cp850'] as const)('is kept in every byte when written again: %s', (name) => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(encodeSingleByte(decodeSingleByte(all, name), name)).toEqual(all);
  });
});

describe('the delimiter of a list', () => {
  it.each([
    [';', 'Anzahl;Modell;Preis\n3;R640;1,5\n4;R740, gebraucht;2,5\n'],
    ['\t', 'Anzahl\tModell\tZustand\n3\tR640\tgut; geprüft\n4\tR740\t\n'],
    ['|', 'Anzahl|Modell\n3|R640\n4|R740, neu\n'],
    [',', 'Qty,Model,Remarks\n3,R640,"good, tested; clean"\n4,R740,\n'],
    [
      ';',
      'Inventarliste der Muster GmbH, Standort Leipzig\nStand: 1.2.2026\n\nAnzahl;Modell;Ort\n3;R640;L\n4;R740;L\n',
    ],
    [';', 'Modell;SN\nR640;"A\nB\nC\nD\nE\nF, G"\nR740;"H\nI\nJ\nK"\n'],
    [';', 'Modell;Anzahl\nHP EliteBook, gut;3\nDell Latitude, gut;4\n'],
  ])('is %j', (delimiter, text) => {
    expect(tableOf(text).delimiter).toBe(delimiter);
  });

  it('is the one that the first line names', () => {
    const table = tableOf('sep=,\r\na;b,c\r\n');
    expect(table).toMatchObject({ delimiter: ',', hasNamedDelimiter: true, newline: '\r\n', rows: [['a;b', 'c']] });
  });

  it.each([
    'HP EliteBook 840 G5 i5-8350U/16GB/512GB SSD/FHD\n3x Dell R640, gebraucht\n10 Monitore\n',
    'HP EliteBook 840 G5, gut\nDell R640\n5 Kabel, 2 Dockings, 3 Netzteile\n',
    'Notebook',
  ])('is none where every line is one cell: %j', (text) => {
    expect(tableOf(text).delimiter).toBeUndefined();
  });
});

describe('the damage of Excel', () => {
  it.each([
    ['="0012"', '0012'],
    ['=“0012”', '0012'],
    ["'=1+1", '=1+1'],
    ['ABC_x000D_\nDEF', 'ABC\nDEF'],
    ['#NV', ''],
    ['#N/A', ''],
    ['HP\u00a0EliteBook\u200b 840\u00ad', 'HP EliteBook 840'],
    ['a\tb', 'a b'],
    [' a\r\nb\rc ', 'a\nb\nc'],
    ['x\u0000y\ud800', 'xy\ufffd'],
    ['-', '-'],
    ['#12', '#12'],
  ])('is mended: %j', (written, text) => {
    expect(cleanCell(written)).toBe(text);
  });
});
