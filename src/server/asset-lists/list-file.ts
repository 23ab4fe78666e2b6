import type { Sheet } from '#domain/asset-list/sheet.ts';
import { readTable, type TextTable } from '#domain/delimited-text/text-table.ts';
import { deviceTable } from '#domain/device-line/device-table.ts';
import { hasDeviceLines, readDeviceLines } from '#domain/device-line/read-device-lines.ts';
import { cellText } from './cell-text.ts';
import { maxRows } from './limit-sheets.ts';
import { decodeText, type TextEncoding } from './text-encoding.ts';
import { undamagedCell } from './undamaged-cell.ts';
import { TooLarge } from './unpack-workbook.ts';
import { isBlankWorkbook, NoTable, readWorkbook, type WorkbookFile } from './workbook-file.ts';
import { type CellReader, sheetsOfWorkbook } from './workbook-sheets.ts';

/** Why a file is not read. */
export type UnreadableReason = 'protected' | 'scan' | 'damaged' | 'noTable' | 'blank' | 'tooLarge';

/** A list of text with everything that is needed to write it again as it was. */
export type EncodedTable = TextTable & { readonly encoding: TextEncoding };

/** A customer's file, opened by its content. */
export type ListFile =
  | { readonly kind: 'text'; readonly table: EncodedTable }
  | { readonly kind: 'workbook'; readonly workbook: WorkbookFile }
  | { readonly kind: 'unread'; readonly why: UnreadableReason };

/** Opens whatever was sent as a list; what cannot be read is answered, not thrown. Of a workbook the cells may be limited. */
export function openListFile(bytes: Uint8Array, maxCells?: number): ListFile {
  const kind = kindOf(bytes);
  if (kind === 'scan') return { kind: 'unread', why: 'scan' };
  if (kind === 'text') {
    const table = readTextTable(bytes);
    if (isData(table)) return { kind: 'unread', why: 'noTable' };
    return isBlankTable(table) ? { kind: 'unread', why: 'blank' } : { kind: 'text', table };
  }
  try {
    const workbook = readWorkbook(bytes, maxCells);
    return isBlankWorkbook(workbook) ? { kind: 'unread', why: 'blank' } : { kind: 'workbook', workbook };
  } catch (error) {
    return { kind: 'unread', why: reasonOf(error) };
  }
}

/** Reads a file of text; how it is written is found out. */
export function readTextTable(bytes: Uint8Array): EncodedTable {
  const { text, encoding } = decodeText(bytes);
  return { encoding, ...tableOfText(text) };
}

/** A text as a table: its cells, or a row for each line of the helper script. What of those cannot be believed stays a row to look at. */
export function tableOfText(text: string): TextTable {
  if (!hasDeviceLines(text)) return readTable(text);
  const { devices, faults } = readDeviceLines(text);
  const unread = faults.map(({ at, start }) => ['1', '', `Zeile ${at} nicht lesbar: ${start}`]);
  return { delimiter: ';', hasNamedDelimiter: false, newline: '\r\n', rows: [...deviceTable(devices), ...unread] };
}

const starts = {
  workbook: [
    [0x50, 0x4b, 3, 4],
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    // Tables of Excel 2 to 4, without a container.
    [9, 0, 4, 0],
    [9, 2, 6, 0],
    [9, 4, 6, 0],
  ],
  scan: [
    [...'%PDF'],
    [...'GIF8'],
    [...'RIFF'],
    [0x89, ...'PNG'],
    [0xff, 0xd8, 0xff],
    [...'II*', 0],
    ['M', 'M', 0, '*'],
  ],
};

/** By its first bytes; pictures of phones name their kind behind four bytes of length. */
function kindOf(bytes: Uint8Array): 'workbook' | 'scan' | 'text' {
  const begins = (start: readonly (string | number)[], from = 0) =>
    start.every(
      (character, at) => bytes[from + at] === (typeof character === 'number' ? character : character.charCodeAt(0)),
    );
  if (starts.workbook.some((start) => begins(start))) return 'workbook';
  return starts.scan.some((start) => begins(start)) || begins([...'ftyp'], 4) ? 'scan' : 'text';
}

/** Whether no cell has a letter or a digit. */
export function isBlankTable({ rows }: Pick<TextTable, 'rows'>): boolean {
  return !rows.some((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
}

/** Characters that only data has: whatever it is, it is no list. */
function isData({ rows }: TextTable): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells data from text
  return rows.slice(0, 100).some((row) => row.some((cell) => /[\u0000-\u0006\u000e-\u0019]/.test(cell)));
}

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof TooLarge) return 'tooLarge';
  if (error instanceof NoTable) return 'noTable';
  return error instanceof Error &&
    /password|ODS Encryption|Encrypted file|EncryptionInfo|Encryption Flags|DRM/.test(error.message)
    ? 'protected'
    : 'damaged';
}

/** The sheets of an opened file as text, with one row more than is read; what a workbook's cell says may be read differently. */
export function sheetsOf(file: Exclude<ListFile, { kind: 'unread' }>, textOf: CellReader = cellText): Sheet[] {
  return file.kind === 'text' ? [sheetOfText(file.table)] : sheetsOfWorkbook(file.workbook, textOf);
}

/** How deep a line of a list stands says what it belongs to. */
const indented = (cell: string) => (/^[ \t]+[-*+•] /.exec(cell)?.[0].slice(0, -2) ?? '') + undamagedCell(cell);

/** The one sheet of a list of text. */
export function sheetOfText({ rows }: Pick<TextTable, 'rows'>): Sheet {
  return {
    name: '',
    hidden: false,
    rows: rows
      .slice(0, 2 * maxRows)
      .map((row) => row.map((cell, at) => (at === 0 ? indented(cell) : undamagedCell(cell)))),
    hiddenRows: new Set(),
    merges: [],
  };
}
