import { CFB, utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A file in the form of old Office programs, with streams of these names. */
export function oleOf(...streams: string[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const name of streams) CFB.utils.cfb_add(container, `/${name}`, Buffer.alloc(5_000));
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

/** A zip of these files. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>, level: 0 | 6 = 6): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level }));
}

/** A table of a few kilobytes that unpacks to many megabytes. */
export function bombTable(megabytes: number): Buffer {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': Buffer.alloc(megabytes * 1024 * 1024, '<row/>'),
  });
}

/** A workbook that is right in every part, with so many cells in each of its rows. */
export function workbookOfCells(rows: number, columns: number): Buffer {
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (kind: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const cells = '<c><v>1</v></c>'.repeat(columns);
  const written = Array.from({ length: rows }, (_, row) => `<row r="${row + 1}">${cells}</row>`).join('');
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}</Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Preise" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${written}</sheetData></worksheet>`,
  });
}

/** An OpenDocument whose one cell says to stand in so many rows and columns. */
export function repeatedCell(rows: number, columns: number): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[1]]), 'Preise');
  const files = unzipSync(write(book, { type: 'buffer', bookType: 'ods' }));
  const content = strFromU8(files['content.xml'] ?? new Uint8Array())
    .replace('<table:table-row', `$& table:number-rows-repeated="${rows}"`)
    .replace('<table:table-cell', `$& table:number-columns-repeated="${columns}"`);
  return zipOf({ ...files, 'content.xml': content });
}
