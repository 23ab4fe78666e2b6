import type { CellObject, WorkSheet } from '@e965/xlsx';
import { listLimits } from '#domain/asset-list/asset-list.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import { maxRows } from './limit-sheets.ts';
import type { WorkbookFile } from './workbook-file.ts';

/** How the text of a cell is read. */
export type CellReader = (cell: CellObject | undefined, isMacDate: boolean) => string;

/** The sheets of a workbook as text. One row more than is read, so that it shows when there are more. */
export function sheetsOfWorkbook({ book, odsTables }: WorkbookFile, readCell: CellReader): Sheet[] {
  const isMacDate = book.Workbook?.WBProps?.date1904 === true;
  const textOf = (cell: CellObject) => readCell(cell, isMacDate);
  return book.SheetNames.map((name, position): Sheet => {
    const sheet = book.Sheets[name] ?? {};
    const ods = odsTables[position];
    return {
      name,
      hidden: (book.Workbook?.Sheets?.[position]?.Hidden ?? 0) !== 0 || ods?.isHidden === true,
      rows: rowsOf(sheet, textOf),
      hiddenRows: ods?.hiddenRows ?? hiddenRowsOf(sheet),
      merges: (sheet['!merges'] ?? []).map(({ s, e }) => ({
        row: s.r,
        column: s.c,
        rows: e.r - s.r + 1,
        columns: e.c - s.c + 1,
      })),
    };
  });
}

type CellText = (cell: CellObject) => string;

/** Only what is there: a sheet may say to have a billion cells. */
function rowsOf(sheet: WorkSheet, textOf: CellText): string[][] {
  const data = sheet['!data'] ?? [];
  const rows: string[][] = [];
  let filled = 0;
  for (const [line, cells] of Object.entries(data)) {
    // A row far below nothing costs a place for each row above it.
    if (filled > maxRows || Number(line) > 10 * maxRows) break;
    // A file may number a row 0 or below.
    if (Number(line) < rows.length) continue;
    filled += 1;
    while (rows.length < Number(line)) rows.push([]);
    rows.push(textsOf(cells, textOf));
  }
  return rows;
}

function textsOf(cells: readonly CellObject[], textOf: CellText): string[] {
  const texts: string[] = [];
  for (const [place, cell] of Object.entries(cells)) {
    // A cell far to the right costs a place for each column before it.
    const column = Math.min(Number(place), listLimits.columns);
    const text = textOf(cell);
    if (text === '' || texts.length > column) continue;
    while (texts.length < column) texts.push('');
    texts.push(text);
  }
  return texts;
}

function hiddenRowsOf(sheet: WorkSheet): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const [line, row] of Object.entries(sheet['!rows'] ?? [])) if (row?.hidden) hidden.add(Number(line));
  return hidden;
}
