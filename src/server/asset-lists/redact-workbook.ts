import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { maxRows } from './limit-sheets.ts';
import type { CellFilter } from './personal-cells.ts';
import type { WorkbookFile, WorkbookForm } from './workbook-file.ts';

const bookTypes = { xlsx: 'xlsx', xls: 'biff8', ods: 'ods' } as const;
/** Excel's; an OpenDocument may have longer ones. */
const longestText = 32_767;
/** A number or day has no person in it; it goes with its column only. */
const shownNumber = '0';
/** What lies beyond is no list, and every place up to it would be looked at. */
const furthest = { row: 10 * maxRows, column: 1_000 };

/**
 * A workbook without what is personal, in its own form; undefined when nothing is. It is made anew of values, formats,
 * merges and what is hidden: comments, authors, pictures, pivot tables and formulas may repeat what was dropped.
 */
export function redactWorkbook(
  { book, form, odsTables }: WorkbookFile,
  kept: readonly CellFilter[],
): { readonly content: Uint8Array; readonly workbook: WorkbookFile } | undefined {
  let isChanged = false;
  const clean: WorkBook = utils.book_new();
  const sheets = book.SheetNames.map((name, position) => {
    const keep: CellFilter = (row, column, text) => {
      const left = kept[position]?.(row, column, text) ?? text;
      isChanged ||= left !== text;
      return left;
    };
    utils.book_append_sheet(clean, sheetOf(book.Sheets[name] ?? {}, keep), sheetName(name, clean.SheetNames));
    const isHidden = odsTables[position]?.isHidden === true;
    return { Hidden: book.Workbook?.Sheets?.[position]?.Hidden ?? (isHidden ? 1 : 0) } as const;
  });
  if (!isChanged) return undefined;
  clean.Workbook = { Sheets: sheets, WBProps: { date1904: book.Workbook?.WBProps?.date1904 === true } };
  return { content: bytesOf(clean, form), workbook: { form, book: clean, odsTables } };
}

function sheetOf(sheet: WorkSheet, keep: CellFilter): WorkSheet {
  const data: CellObject[][] = [];
  const last = { r: 0, c: 0 };
  for (const [line, cells] of Object.entries(sheet['!data'] ?? [])) {
    const r = Number(line);
    // A file may number a row 0 or below.
    if (!(r >= 0 && r <= furthest.row)) continue;
    const row: CellObject[] = [];
    for (const [column, cell] of Object.entries(cells)) {
      const c = Number(column);
      if (!(c >= 0 && c <= furthest.column) || cell.v === undefined || cell.t === 'e') continue;
      const text = keep(r, c, typeof cell.v === 'string' ? cell.v : shownNumber);
      if (text === '') continue;
      const value = typeof cell.v === 'string' ? text.slice(0, longestText) : cell.v;
      row[c] = { t: cell.t, v: value, ...(cell.z === undefined ? {} : { z: cell.z }) };
      last.r = r;
      last.c = Math.max(last.c, c);
    }
    data[r] = row;
  }
  // The library looks into every row up to the last.
  for (let r = 0; r <= last.r; r++) data[r] ??= [];
  const merges = (sheet['!merges'] ?? []).filter(({ e }) => e.r <= furthest.row && e.c <= furthest.column);
  return {
    '!data': data,
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
    ...(merges.length === 0 ? {} : { '!merges': merges }),
    ...(sheet['!rows'] === undefined ? {} : { '!rows': sheet['!rows'] }),
    ...(sheet['!cols'] === undefined ? {} : { '!cols': sheet['!cols'] }),
  };
}

/** Excel takes names of 31 characters without some of them, and each once; OpenDocument takes others. */
function sheetName(name: string, taken: readonly string[]): string {
  const number = taken.length + 1;
  const short =
    name
      .replace(/[[\]*?:/\\']/g, ' ')
      .slice(0, 31)
      .trim() || `Blatt ${number}`;
  const isTaken = taken.some((other) => other.toLowerCase() === short.toLowerCase());
  return isTaken ? `${short.slice(0, 26)} ${number}` : short;
}

/** A workbook as a file. */
function bytesOf(book: WorkBook, form: WorkbookForm): Uint8Array {
  return write(book, { type: 'buffer', bookType: bookTypes[form], compression: true });
}
