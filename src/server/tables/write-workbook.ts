import { type CellObject, CFB, utils, write } from '@e965/xlsx';
import { toEuros } from '#domain/values/money.ts';
import { type Table, type TableCell, tableCellText } from './table.ts';

/** Tables as the sheets of one workbook. A task for a process of its own: the library is large, and a long table takes seconds. */
export async function writeWorkbook(tables: readonly Table[]): Promise<Uint8Array> {
  const book = utils.book_new();
  const names = sheetNames(tables.map(({ name }) => name));
  for (const [index, { rows }] of tables.entries()) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellObject)));
    sheet['!cols'] = (rows[0] ?? []).map((_, column) => ({ wch: widthOf(rows, column) }));
    const { '!ref': filled } = sheet;
    if (filled !== undefined && rows.length > 1) sheet['!autofilter'] = { ref: filled };
    utils.book_append_sheet(book, sheet, names[index]);
  }
  book.Workbook = {
    Names: names.map((name, Sheet) => ({
      Name: '_xlnm.Print_Titles',
      Sheet,
      Ref: `'${name.replaceAll("'", "''")}'!$1:$1`,
    })),
  };
  return withHeads(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
}

/** The first row of each sheet bold and in sight while one scrolls: the library writes neither, so that it is put into what it has written. */
function withHeads(file: Uint8Array): Uint8Array {
  const parts = CFB.read(file, { type: 'buffer' });
  const change = (path: string, next: (xml: string) => string) => {
    const entry = CFB.find(parts, `/${path}`);
    if (entry !== null) entry.content = Buffer.from(next(Buffer.from(entry.content).toString()));
  };
  let bold = 0;
  change('xl/styles.xml', (xml) => {
    const fonts = Number(/<fonts count="(\d+)"/.exec(xml)?.[1]);
    bold = Number(/<cellXfs count="(\d+)"/.exec(xml)?.[1]);
    return xml
      .replace(
        /<fonts count="\d+">(.*?)<\/fonts>/s,
        (_, all) => `<fonts count="${fonts + 1}">${all}${boldFont(all)}</fonts>`,
      )
      .replace(
        /<cellXfs count="\d+">(.*?)<\/cellXfs>/s,
        (_, all) =>
          `<cellXfs count="${bold + 1}">${all}<xf numFmtId="0" fontId="${fonts}" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>`,
      );
  });
  for (const path of parts.FullPaths.filter((one: string) => /xl\/worksheets\/sheet\d+\.xml$/.test(one))) {
    change(path.slice(path.indexOf('xl/')), (xml) =>
      xml
        .replace(/<sheetView ([^>]*?)\/>/, `<sheetView $1>${frozen}</sheetView>`)
        .replace(/<row r="1"[^>]*>.*?<\/row>/s, (row) => row.replaceAll(/<c (r="[A-Z]+1")/g, `<c $1 s="${bold}"`)),
    );
  }
  return CFB.write(parts, { fileType: 'zip', type: 'buffer', compression: true });
}

const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
const boldFont = (fonts: string) =>
  (/<font>.*?<\/font>/s.exec(fonts)?.[0] ?? '<font></font>').replace('<font>', '<font><b/>');

const longestName = 31;

/** The names of sheets as every spreadsheet takes them: short, without its own signs, none of them twice. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = name.replaceAll(/[\p{Cc}:\\/?*[\]]+/gu, ' ').replaceAll(/^['\s]+|['\s]+$/g, '');
    const own = plain.slice(0, longestName).trim() || `Liste ${index + 1}`;
    const isTaken = taken.has(own.toLowerCase());
    const made = isTaken ? `${own.slice(0, longestName - 6).trim()} (${index + 1})` : own;
    taken.add(made.toLowerCase());
    return made;
  });
}

/** A text stays one, whatever it looks like: no serial number loses its zeros, none is a formula. */
function cellObject(cell: TableCell): CellObject | null {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'string') return { t: 's', v: cell };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  return { t: 'n', v: toEuros(cell.cents), z: '#,##0.00 "€"' };
}

const widest = 60;

function widthOf(rows: Table['rows'], column: number): number {
  return rows.reduce((width, row) => Math.min(widest, Math.max(width, tableCellText(row[column]).length + 2)), 0);
}
