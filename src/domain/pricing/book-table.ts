import { guardCell } from '#domain/delimited-text/guard-cell.ts';
import { delimitedRows } from '#domain/delimited-text/parse-delimited.ts';
import { readTable, writeTable } from '#domain/delimited-text/text-table.ts';
import { centsCell } from '#domain/values/money.ts';
import { type BookCell, bookColumns, type PartColumns } from './book-columns.ts';
import { openCells } from './cells.ts';
import type { BookPart, PriceBook } from './price-book.ts';

/** A row that was not taken over, and why, in German. */
export interface RefusedRow {
  /** Of the file, from 1; the header is line 1. */
  readonly line: number;
  readonly text: string;
}

/** What a table gave: the rows that could be read, each with its line, and those that could not. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** Line of each row. */
  readonly lines: readonly number[];
  readonly refused: readonly RefusedRow[];
}

/** A row of cells with its line, from whatever kind of file. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads one list of a book out of the rows of a table, the header first; columns may stand in any order. */
export function readBookRows<Part extends BookPart>(
  part: Part,
  table: readonly TableRow[],
): ReadRows<PriceBook[Part][number]> {
  const form: PartColumns<PriceBook[Part][number]> = bookColumns[part];
  const [head, ...body] = table.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsOf(head);
  const missing = missingColumns(part, head);
  if (missing.length > 0) {
    return {
      rows: [],
      lines: [],
      refused: [{ line: head?.line ?? 1, text: `Es fehlt die Spalte ${missing.join(', ')}.` }],
    };
  }
  const read = body.map(({ line, cells }) => {
    const opened = openCells(columns, cells);
    return { line, row: form.read(opened), flaws: opened.flaws };
  });
  const right = read.filter(({ flaws }) => flaws.length === 0);
  return {
    rows: right.map(({ row }) => row),
    lines: right.map(({ line }) => line),
    refused: read.flatMap(({ line, flaws }) => (flaws.length === 0 ? [] : [{ line, text: flaws.join(' ') }])),
  };
}

/** The columns that the header of a list must have and has not. */
export function missingColumns(part: BookPart, head: TableRow | undefined): readonly string[] {
  const { columns, optional } = bookColumns[part];
  const given = columnsOf(head);
  return columns.filter((column) => !given.includes(column) && !optional?.includes(column));
}

function columnsOf(head: TableRow | undefined): readonly string[] {
  return (head?.cells ?? []).map((cell) => cell.replace(/^\ufeff/, '').trim());
}

/** Reads one list of a book out of a CSV, with whatever delimiter it has. */
export function readBookCsv<Part extends BookPart>(part: Part, text: string): ReadRows<PriceBook[Part][number]> {
  const { delimiter = ';', hasNamedDelimiter } = readTable(text);
  const body = hasNamedDelimiter ? text.slice(text.search(/\n/) + 1) : text;
  const before = hasNamedDelimiter ? 1 : 0;
  const rows = [...delimitedRows(body, delimiter)];
  return readBookRows(
    part,
    rows.map(({ line, cells }) => ({ line: line + before, cells })),
  );
}

/** A row of a list as texts, column by column, the way it is read again. */
export function bookRowTexts<Part extends BookPart>(part: Part, row: PriceBook[Part][number]): readonly string[] {
  const form: PartColumns<PriceBook[Part][number]> = bookColumns[part];
  return form.write(row).map(textOf);
}

/** What a row of a list is about, as one text: no two of a list are about the same. */
export function bookRowKey<Part extends BookPart>(part: Part, row: PriceBook[Part][number]): string {
  const form: PartColumns<PriceBook[Part][number]> = bookColumns[part];
  return form.keyOf(row);
}

/** One list of a book as the rows of a table, the header first; what a spreadsheet may take for a formula is for its writer to guard. */
export function writeBookRows<Part extends BookPart>(
  part: Part,
  rows: readonly PriceBook[Part][number][],
): readonly (readonly BookCell[])[] {
  const form: PartColumns<PriceBook[Part][number]> = bookColumns[part];
  return [form.columns, ...rows.map((row) => form.write(row))];
}

/** The same as CSV with semicolons and decimal commas, as Excel opens it in Germany; no cell is a formula to it. */
export function writeBookCsv<Part extends BookPart>(part: Part, rows: readonly PriceBook[Part][number][]): string {
  const cells = writeBookRows(part, rows).map((row) => row.map((cell) => guardCell(textOf(cell))));
  return `${writeTable({ delimiter: ';', hasNamedDelimiter: false, newline: '\n', rows: cells })}\n`;
}

function textOf(cell: BookCell): string {
  return typeof cell === 'object' ? centsCell(cell.cents) : String(cell);
}
