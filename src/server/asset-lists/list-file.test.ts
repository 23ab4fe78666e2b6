// Dear: workbooks as large as is allowed.
import { type CellObject, CFB, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkSum } from '#domain/device-line/check-sum.ts';
import { limitSheets, maxRows } from './limit-sheets.ts';
import { openListFile, sheetsOf } from './list-file.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

type Form = 'xlsx' | 'xls' | 'ods';
const forms: Form[] = ['xlsx', 'xls', 'ods'];

function bookOf(...sheets: WorkSheet[]): WorkBook {
  const book = utils.book_new();
  for (const [position, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, `Blatt ${position + 1}`);
  return book;
}

function bytesOf(book: WorkBook, form: Form): Uint8Array {
  return write(book, { type: 'buffer', bookType: form === 'xls' ? 'biff8' : form, compression: true });
}

/** A sheet of cells as they stand in the file. */
function sheetOf(rows: (CellObject | undefined)[][]): WorkSheet {
  const sheet = utils.aoa_to_sheet([[]]);
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) if (cell) sheet[utils.encode_cell({ r, c })] = cell;
  }
  const columns = Math.max(...rows.map((row) => row.length));
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns - 1 } });
  return sheet;
}

function read(bytes: Uint8Array) {
  const file = openListFile(bytes);
  if (file.kind === 'unread') throw new Error(`Unreadable: ${file.why}`);
  return limitSheets(sheetsOf(file));
}

/** A workbook with one of its parts written differently. */
function changed(bytes: Uint8Array, part: string, change: (xml: string) => string): Uint8Array {
  const parts: Zippable = unzipSync(bytes);
  const before = parts[part];
  if (!(before instanceof Uint8Array)) throw new Error(`No ${part}`);
  return zipSync({ ...parts, [part]: strToU8(change(strFromU8(before))) });
}

const text = (v: string): CellObject => ({ t: 's', v });
const number = (v: number, z?: string): CellObject => (z === undefined ? { t: 'n', v } : { t: 'n', v, z });

describe.each(forms)('a workbook in the form of %s', (form) => {
  it('is read sheet by sheet, with its gaps and its umlauts', () => {
    const one = sheetOf([[text('Gerät'), undefined, text('Stück')], [], [text('R640\u00a0neu'), undefined, number(3)]]);
    const { sheets, cut } = read(bytesOf(bookOf(one, sheetOf([[text('x')]])), form));
    expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
      { name: 'Blatt 1', rows: [['Gerät', '', 'Stück'], [], ['R640 neu', '', '3']] },
      { name: 'Blatt 2', rows: [['x']] },
    ]);
    expect(cut).toEqual([]);
  });

  it('has days where a cell is formatted as one, and all digits of a number', () => {
    const cells = [
      number(46023, 'm/d/yy'),
      number(46023),
      number(6.37702e15),
      number(0.1 + 0.2),
      number(1234.5, '#,##0.00'),
      { t: 'b', v: true } as const,
    ];
    const [row] = read(bytesOf(bookOf(sheetOf([cells])), form)).sheets[0]?.rows ?? [];
    expect(row).toEqual(['2026-01-01', '46023', '6377020000000000', '0.3', '1234.5', 'ja']);
  });

  it('has merged cells as one', () => {
    const sheet = sheetOf([
      [text('Speicher'), undefined, text('Ort')],
      [text('HDD'), text('SSD')],
    ]);
    sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }];
    expect(read(bytesOf(bookOf(sheet), form)).sheets[0]?.merges).toEqual([{ row: 0, column: 0, rows: 1, columns: 2 }]);
  });

  it('is cut behind the limits, and says so', () => {
    const rows = Array.from({ length: maxRows + 50 }, (_, line) => [text(`R640 ${line}`)]);
    const wide = sheetOf([Array.from({ length: 250 }, (_, column) => text(`Spalte ${column}`))]);
    const { sheets, cut } = read(bytesOf(bookOf(wide, sheetOf(rows)), form));
    expect(sheets[0]?.rows[0]).toHaveLength(200);
    expect(sheets[1]?.rows).toHaveLength(maxRows - 1);
    expect(cut).toEqual(['columns', 'rows']);
  });
});

describe('what is hidden in a workbook', () => {
  it.each(['xlsx', 'xls'] as const)('is known: %s', (form) => {
    const sheet = sheetOf([[text('a')], [text('b')], [text('c')]]);
    sheet['!rows'] = [{}, { hidden: true }];
    const book = bookOf(sheet, sheetOf([[text('alt')]]));
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const written = bytesOf(book, form);
    const { sheets } = read(written);
    expect(sheets.map(({ hidden }) => hidden)).toEqual([false, true]);
    // The library writes no hidden rows into the old form.
    if (form === 'xlsx') expect([...(sheets[0]?.hiddenRows ?? [])]).toEqual([1]);
  });

  it('is known in an OpenDocument table, filtered rows and repeated ones too', () => {
    const book = bookOf(sheetOf([[text('a')], [text('b')], [text('c')], [text('d')]]), sheetOf([[text('alt')]]));
    const style =
      '<style:style style:name="versteckt" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const bytes = changed(bytesOf(book, 'ods'), 'content.xml', (xml) => {
      let [rows, tables] = [0, 0];
      return xml
        .replace('</office:automatic-styles>', `${style}</office:automatic-styles>`)
        .replace(/<table:table-row/g, (row) => `${row}${++rows === 2 ? ' table:visibility="filter"' : ''}`)
        .replace(/<table:table table:name="([^"]*)" table:style-name="[^"]*"/g, (table, name) =>
          ++tables === 2 ? `<table:table table:name="${name}" table:style-name="versteckt"` : table,
        );
    });
    const { sheets } = read(bytes);
    expect(sheets.map(({ hidden }) => hidden)).toEqual([false, true]);
    expect([...(sheets[0]?.hiddenRows ?? [])]).toEqual([1]);
  });
});

describe('a formula', () => {
  it('is its last value', () => {
    const sheet = sheetOf([
      [
        { t: 'n', v: 5, f: 'SUM(A2:A9)' },
        { t: 's', v: 'Dell', f: 'WEBSERVICE("http://x")' },
        { t: 'e', v: 42, w: '#N/A' },
      ],
    ]);
    expect(read(bytesOf(bookOf(sheet), 'xlsx')).sheets[0]?.rows).toEqual([['5', 'Dell']]);
  });
});

describe('a workbook that means harm or is none', () => {
  const small = bytesOf(bookOf(sheetOf([[text('R640')]])), 'xlsx');
  const sheet = 'xl/worksheets/sheet1.xml';

  it('is read in no time when it claims a hundred million cells', () => {
    const claims = changed(small, sheet, (xml) =>
      xml.replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"'),
    );
    expect(read(claims).sheets[0]?.rows).toEqual([['R640']]);
    const far = changed(small, sheet, (xml) =>
      xml.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row></sheetData>'),
    );
    expect(read(far).sheets[0]?.rows).toEqual([['R640']]);
    const odsBytes = changed(bytesOf(bookOf(sheetOf([[text('R640')]])), 'ods'), 'content.xml', (xml) =>
      xml.replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="16384"'),
    );
    expect(read(odsBytes)).toMatchObject({ cut: ['columns'] });
  });

  it('is not unpacked when it would grow beyond bounds', () => {
    const bomb = zipSync({ ...unzipSync(small), 'xl/media/x.bin': new Uint8Array(50_000_000) });
    expect(openListFile(bomb)).toEqual({ kind: 'unread', why: 'tooLarge' });
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 3_000 }, (_, part) => [`${part}`, new Uint8Array(1)])),
    );
    expect(openListFile(many)).toEqual({ kind: 'unread', why: 'tooLarge' });
  });

  it('gets no more room than it states', () => {
    const lying = zipSync({ ...unzipSync(small), [sheet]: new Uint8Array(3_000_000) });
    const view = new DataView(lying.buffer, lying.byteOffset, lying.byteLength);
    for (let at = 0; at + 4 <= lying.length; at++) {
      if (view.getUint32(at, true) === 3_000_000) view.setUint32(at, 100, true);
    }
    expect(unpackWorkbook(lying)[sheet]?.buffer.byteLength).toBe(100);
  });

  it('is read although parts that its list of contents names were taken out', () => {
    const named = changed(small, '[Content_Types].xml', (xml) =>
      xml.replace(
        '</Types>',
        '<Override PartName="/xl/persons/person.xml" ContentType="application/vnd.ms-excel.person+xml"/></Types>',
      ),
    );
    expect(openListFile(named)).toMatchObject({ kind: 'workbook' });
  });

  it('is known to be protected by a password', () => {
    const container = CFB.utils.cfb_new();
    const info = Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0, ...Buffer.from('<?xml version="1.0"?>')]);
    CFB.utils.cfb_add(container, 'EncryptionInfo', info);
    CFB.utils.cfb_add(container, 'EncryptedPackage', Buffer.alloc(5_000));
    const bytes = new Uint8Array(Buffer.from(CFB.write(container, { type: 'buffer' })));
    expect(openListFile(bytes)).toEqual({ kind: 'unread', why: 'protected' });
  });

  it.each([
    ['a zip that is no workbook', zipSync({ 'a.txt': strToU8('x') }), 'noTable'],
    ['half a workbook', small.subarray(0, small.length / 2), 'damaged'],
    [
      'an old Office file with nothing in it',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0)]),
      'damaged',
    ],
    ['data of another kind', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0]), 'noTable'],
    ['a text of blanks', strToU8(' ;; \n  \t\n'), 'blank'],
    ['a workbook of blanks', bytesOf(bookOf(sheetOf([[text('  ')], [text('')]])), 'xlsx'), 'blank'],
    ['a PDF', strToU8('%PDF-1.7'), 'scan'],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'scan'],
    ['a picture of a phone', strToU8('\u0000\u0000\u0000\u0018ftypheic'), 'scan'],
  ])('stays unread: %s', (_, bytes, why) => {
    expect(openListFile(bytes)).toEqual({ kind: 'unread', why });
  });
});

describe('a file of the helper script', () => {
  const content = 'AW1;maker:Dell_Inc.;model:Latitude_5490;serial:7XK2A11;ram:16384;drive:ssd,512';
  const line = `${content};#${checkSum(content)}`;

  it.each([
    ['as plain text', Buffer.from(`${line}\n`)],
    ['as UTF-16 of PowerShell', Buffer.from(`\ufeff${line}\r\n`, 'utf16le')],
  ])('is a list of its devices %s', (_, bytes) => {
    const [sheet] = read(bytes).sheets;
    expect(sheet?.rows).toEqual([
      expect.arrayContaining(['Hersteller', 'Modell', 'Seriennummer']),
      ['1', 'Dell', 'Latitude 5490', '7XK2A11', '', '16 GB', '512 GB SSD', ''],
    ]);
  });

  it('keeps a line that cannot be believed as a row to look at', () => {
    const [sheet] = read(Buffer.from(`${line.replace('7XK', '7YK')}\n${line}`)).sheets;
    expect(sheet?.rows[2]?.[2]).toMatch(/^Zeile 1 nicht lesbar: AW1;maker:Dell/);
  });
});
