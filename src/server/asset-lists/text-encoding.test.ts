import { describe, expect, it } from 'vitest';
import { readTextTable } from './list-file.ts';
import { decodeSingleByte, encodeSingleByte } from './single-byte-text.ts';
import { encodeText, type TextEncoding } from './text-encoding.ts';
import { undamagedCell } from './undamaged-cell.ts';

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

  it('is the one of Windows where its characters stand in a text of Windows', () => {
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
    expect(undamagedCell(written)).toBe(text);
  });
});
