import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bombTable, oleOf, zipOf } from '#tests/factories/table-files.ts';
import { fileKind } from './file-kind.ts';

const folder = 'tests/fixtures/asset-lists';
const lists = readdirSync(folder).filter((name) => /\.(csv|txt|xlsx|xls|ods)$/.test(name));
const text = (content: string) => Buffer.from(content);
const workbook = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const openDocument = (kind: string, level: 0 | 6 = 0) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}` }, level);

describe('a file is known by its content:', () => {
  it.each(lists)('the list %s', async (name) => {
    expect(await fileKind(readFileSync(`${folder}/${name}`), name)).toBe(name.split('.').at(-1));
  });

  it.each<[string, Buffer, string, string]>([
    ['a PDF named .xlsx', text('%PDF-1.7\n%%EOF'), 'liste.xlsx', 'pdf'],
    ['a new table named .xls', zipOf(workbook), 'liste.xls', 'xlsx'],
    ['an old table named .csv', oleOf('Workbook'), 'liste.csv', 'xls'],
    ['a table of Excel 95', oleOf('Book'), 'liste.xls', 'xls'],
    ['a table behind a password', oleOf('EncryptionInfo', 'EncryptedPackage'), 'liste.xlsx', 'xlsx'],
    ['a table of LibreOffice', openDocument('spreadsheet'), 'liste.ods', 'ods'],
    ['an open table of another program', openDocument('spreadsheet', 6), 'liste.ods', 'ods'],
    ['a list that begins like a bitmap', text('BM;Menge\nR640;3'), 'liste.csv', 'csv'],
    ['a picture of a phone', readFileSync('tests/fixtures/pictures/vier-farben.heic'), 'IMG_1.jpg', 'heic'],
    ['a drawing with a script', text('<svg><script>alert(1)</script></svg>'), 'plan.png', 'svg'],
  ])('%s', async (_, content, name, kind) => {
    expect(await fileKind(content, name)).toBe(kind);
  });

  it('a table that unpacks to more than a hundred times its size is a bomb (IMP-03)', async () => {
    expect(await fileKind(bombTable(40), 'liste.xlsx')).toBe('bomb');
  });
});

describe('a file is not taken:', () => {
  it.each<[string, Buffer, string]>([
    ['a letter of old Word', oleOf('WordDocument'), 'liste.xls'],
    ['a mail of Outlook', oleOf('__properties_version1.0'), 'liste.xls'],
    ['a head of old Office with nothing behind it', oleOf('Workbook').subarray(0, 520), 'liste.xls'],
    ['a letter of new Word', zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }), 'l.xlsx'],
    ['a table with macros', zipOf({ ...workbook, 'xl/vbaProject.bin': 'x' }), 'liste.xlsx'],
    ['an open table whose type grows', zipOf({ mimetype: Buffer.alloc(1_000_000) }), 'liste.ods'],
    ['a text of LibreOffice', openDocument('text'), 'liste.ods'],
    ['an archive', zipOf({ 'liste.csv': 'a;b' }), 'liste.xlsx'],
    ['an archive whose directory is cut off', zipOf(workbook).subarray(0, -30), 'liste.xlsx'],
    ['an archive whose directory points nowhere', broken(zipOf(workbook)), 'liste.xlsx'],
    ['an archive of the large form that states billions of files', large(zipOf(workbook)), 'liste.xlsx'],
    ['a letter in rich text', text('{\\rtf1 Liste}'), 'liste.txt'],
    ['a picture of a format that no phone writes', text('AVIF'), 'bild.avif'],
    ['a list under another name', text('a;b'), 'liste.exe'],
  ])('%s', async (_, content, name) => {
    expect(await fileKind(content, name)).toBeUndefined();
  });
});

function broken(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(0xff_ff_ff_00, copy.length - 6);
  return copy;
}

/** With the end that archives of more than 65,535 files have, whose directory has no end of its own. */
function large(zip: Buffer): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06_06_4b_50);
  end.writeUInt32LE(0xff_ff_ff_f0, 32);
  end.writeUInt32LE(0x07_06_4b_50, 56);
  end.writeUInt32LE(zip.length - 22, 64);
  const last = Buffer.from(zip.subarray(-22));
  last.fill(0xff, 8, 20);
  return Buffer.concat([zip.subarray(0, -22), end, last]);
}
