import { deviceNumber } from '#domain/values/device-number.ts';
import type { AssetList, ColumnMeaning, ListColumn, ListRow, ListSheet, UnwantedReason } from './asset-list.ts';
import { propertyIn } from './attribute-lines.ts';
import { type Kind, kindOfCell, kindOfWord } from './category-words.ts';
import { isDitto, saysNothing } from './cell-kinds.ts';
import { countedSheet, sumIn } from './counted-sheet.ts';
import type { GoodsIndex } from './goods-index.ts';
import { headerMeaning } from './headers.ts';
import { isNote, isProse, isSum } from './ignored-rows.ts';
import { bullet, writtenIn } from './markdown.ts';
import { namesGoods, namesModel } from './names-goods.ts';
import { ordinalsIn } from './ordinals.ts';
import { withoutOtherTrades } from './other-trades.ts';
import { endsWithPart } from './phrase-head.ts';
import { readRow } from './read-row.ts';
import { cellsByMeaning, newReader, type Reader } from './reader.ts';
import { withoutPersonal } from './redact.ts';
import { rowMarks, unwantedUnder } from './row-marks.ts';
import type { Sheet } from './sheet.ts';
import type { FoundTable, SheetTables } from './tables.ts';
import { type ListOptions, understandSheets } from './understand-sheets.ts';

/** The customer's word on a list, and who wants to know how far the reading is (0 to 1). */
export interface ReadOptions extends ListOptions {
  readonly onProgress?: (done: number) => void;
}

/** Reads a customer's sheets into rows with a confidence each; personal columns are named and dropped (IMP-01, IMP-02). */
export function readAssetList(sheets: readonly Sheet[], goods: GoodsIndex, options: ReadOptions = {}): AssetList {
  const reader = newReader(goods);
  const understood = understandSheets(sheets, reader.goods, options);
  const total = understood.reduce((sum, { content }) => sum + (content.tables.length > 0 ? content.rows.length : 0), 0);
  const rows: ListRow[] = [];
  let done = 0;
  const listed = understood.map(({ sheet, content }, index): ListSheet => {
    const before = rows.length;
    const sums: number[] = [];
    for (const [cell, parts] of ordinalsIn(content.rows, reader.goods)) reader.devices.set(cell, parts);
    for (const table of content.tables) {
      const place = { table, ...content, sheet: index, hidden: sheets[index] };
      const reading: Reading = { ...place, reader, above: [], context: undefined, unwanted: undefined, sum: undefined };
      for (let line = table === content.tables[0] ? 0 : table.from - table.headers.size; line < table.to; line++) {
        if (table !== content.tables[0] && line < table.from && !table.headers.has(line)) continue;
        rows.push(...readLine(reading, line));
        if (++done % 250 === 0) options.onProgress?.(Math.min(done / Math.max(total, 1), 1));
      }
      if (reading.sum !== undefined) sums.push(reading.sum);
    }
    const asked = withoutBareParts(rows.splice(before), content, reader.goods);
    rows.push(...withoutOtherTrades(asked, reader.goods));
    return countedSheet(sheet, content, rows.slice(before), sums);
  });
  options.onProgress?.(1);
  return {
    sheets: listed,
    rows: withSharedSerials(rows),
    personalColumns: personalHeaders(understood.flatMap(({ content }) => content.tables)),
  };
}

interface Reading {
  readonly table: FoundTable;
  readonly rows: readonly (readonly string[])[];
  readonly signature: ReadonlySet<number>;
  readonly attributes: ReadonlySet<number>;
  readonly sheet: number;
  readonly hidden: Sheet | undefined;
  readonly reader: Reader;
  /** The row before, dittos resolved. */
  above: readonly string[];
  /** The kind of goods the last heading says. */
  context: Kind | undefined;
  /** Why the rows below the last heading should stay, if it says so. */
  unwanted: UnwantedReason | undefined;
  /** What the last line says that adds up the whole table. */
  sum: number | undefined;
}

/** A hidden row is left out, but known, so that it can be taken in as what it is. */
function readLine(reading: Reading, line: number): ListRow[] {
  if (!reading.hidden?.hiddenRows.has(line)) return readWritten(reading, line);
  return readWritten(reading, line).map((row) =>
    row.confidence === 'ignored' ? row : { ...row, confidence: 'ignored', reason: 'hiddenRow' },
  );
}

function readWritten(reading: Reading, line: number): ListRow[] {
  const { table, sheet } = reading;
  const { goods } = reading.reader;
  const own = reading.rows[line] ?? [];
  if (own.every((cell) => cell === '')) return [];
  const id = `${sheet}:${line}`;
  if (line < table.from || table.headers.has(line))
    return table.headers.has(line) && line >= table.from
      ? [left(id, sheet, line, 'repeatedHeader', headerText(own, table.columns))]
      : aboveHeader(own, id, sheet, line, goods);
  if (reading.signature.has(line)) return [left(id, sheet, line, 'note', 'Unterschrift')];
  const columns = inRightColumns(table.columns, own, goods);
  const relevant = columns.filter((column) => column.meaning !== 'personal' && column.meaning !== 'other');
  const written = relevant.map((column) => own[column.column] ?? '').filter((cell) => cell !== '');
  const first = own.find((cell) => cell !== '') ?? '';
  if (reading.attributes.has(line)) return [left(id, sheet, line, 'note', shown(own))];
  if (table.isSummary || isSumRow(own, goods)) {
    if (!table.isSummary) reading.sum = sumIn(own, columns) ?? reading.sum;
    return [left(id, sheet, line, 'sum', shown(written))];
  }
  if (own.filter((cell) => cell !== '').length === 1 && /^[\d.,\s€]+$/.test(first) && table.columns.length > 2) {
    return [left(id, sheet, line, 'sum', shown(written))];
  }
  // '10.32.0.0/14' and '/mnt/nas' are no devices, whatever is said of them.
  if (own.some(isAddress) && !written.some((cell) => namesModel(cell, goods)))
    return [left(id, sheet, line, 'address', shown(written))];
  const cells = withDittos(own, reading);
  const isAlone = own.filter((cell) => cell !== '').length === 1;
  const unwanted = isAlone && !namesGoods(first, goods) ? unwantedUnder(first) : undefined;
  if (unwanted !== undefined) {
    reading.unwanted = unwanted;
    return [left(id, sheet, line, 'note', shown([first]))];
  }
  if (isAside(own, first, table, goods) || (isAlone && headsCounted(first, reading))) {
    // 'Laptop Chargers' heads no laptops.
    if (kindOfCell(first) !== undefined && !bullet.test(first))
      reading.context = endsWithPart(first) ? undefined : kindOfCell(first);
    if (!isNote(first) && !isProse(first)) reading.unwanted = undefined;
    return [left(id, sheet, line, 'note', shown([first]))];
  }
  if (written.every(saysNothing)) return [];
  const byMeaning = cellsByMeaning(columns, cells);
  if (!describing.some((meaning) => byMeaning.has(meaning)))
    return [left(id, sheet, line, 'note', shown(written.slice(0, 3)))];
  const { inventoryNumbers, ...marks } = rowMarks(columns, cells, reading.hidden?.name ?? '');
  return readRow(byMeaning, reading.context, reading.reader).map((content, part, all) => ({
    id: all.length > 1 ? `${id}:${part}` : id,
    sheet,
    line,
    ...content,
    ...(all.length === 1 && inventoryNumbers !== undefined && { inventoryNumbers }),
    ...(reading.unwanted !== undefined && { unwanted: reading.unwanted }),
    ...marks,
  }));
}

/** Meanings without which a row says nothing about goods. */
const naming: readonly ColumnMeaning[] = ['model', 'series', 'partNumber'];
const describing: readonly ColumnMeaning[] = [...naming, 'category', 'manufacturer', 'cpu'];

/** A row whose only goods stand in a column for something else has slipped: there they are the model. */
function inRightColumns(
  columns: readonly ListColumn[],
  cells: readonly string[],
  goods: GoodsIndex,
): readonly ListColumn[] {
  const says = (meanings: readonly ColumnMeaning[]) =>
    columns.some(({ column, meaning }) => meanings.includes(meaning) && !saysNothing(cells[column] ?? ''));
  if (says(naming)) return columns;
  if (says(describing)) {
    // 'FRITZ!Box 7490' in the column of the list's own numbers, beside 'Router'.
    const named = columns.find(({ column, meaning }) => meaning === 'other' && namesModel(cells[column] ?? '', goods));
    return named === undefined ? columns : columns.map((one) => (one === named ? { ...one, meaning: 'model' } : one));
  }
  const slipped = columns.find(
    ({ column, meaning }) => meaning !== 'personal' && namesGoods(cells[column] ?? '', goods),
  );
  return columns.map((one) => (one === slipped ? { ...one, meaning: 'model' } : one));
}

/** Goods above the header are shown, so that the customer can take them in; titles are not. */
function aboveHeader(cells: readonly string[], id: string, sheet: number, line: number, goods: GoodsIndex): ListRow[] {
  const named = cells.filter((cell) => namesGoods(cell, goods));
  return named.length === 0 ? [] : [left(id, sheet, line, 'note', shown(named))];
}

const isAddress = (cell: string) =>
  /^(?:\d{1,3}\.){3}\d{1,3}\/(?:[89]|[12]\d|30)$|^\/(?:[a-z][\w.-]*(?:\/[\w.-]*)*)?$/.test(cell);
const shown = (cells: readonly string[]) => withoutPersonal(cells.join(' ').replace(/\s+/g, ' '), []).slice(0, 1_000);
const headerText = (cells: readonly string[], columns: readonly ListColumn[]) =>
  shown(columns.filter((one) => one.meaning !== 'personal').flatMap((one) => cells[one.column] || []));

const left = (
  id: string,
  sheet: number,
  line: number,
  reason: NonNullable<ListRow['reason']>,
  text: string,
): ListRow => ({
  id,
  sheet,
  line,
  text,
  quantity: 1,
  confidence: 'ignored',
  reason,
  candidates: [],
  configuration: {},
  serialNumbers: [],
});

/** A sum stands in the first or second cell that is written, and the row names no model. */
function isSumRow(cells: readonly string[], goods: GoodsIndex): boolean {
  const written = cells.filter((cell) => cell !== '');
  const texts = written.filter((cell) => /[a-zΣ]/i.test(cell));
  return (isSum(written.slice(0, 1)) || isSum(texts.slice(0, 1))) && !written.some((cell) => namesGoods(cell, goods));
}

/** A single text in a table of several columns, which names no goods: a heading, a footnote, a page number. */
function isAside(cells: readonly string[], first: string, table: FoundTable, goods: GoodsIndex): boolean {
  const written = cells.filter((cell) => cell !== '');
  if (written.length > 1)
    return isNote(first) && written.length < 3 && !written.some((cell) => namesGoods(cell, goods));
  const telling = table.columns.filter((column) => column.meaning !== 'other');
  // Where a list has one column, an asterisk marks its lines, no footnote.
  const line = telling.length === 1 ? first.replace(/^\*\s+/, '') : first;
  if (isNote(line) || isProse(line)) return !namesGoods(first, goods);
  const at = cells.findIndex((cell) => cell !== '');
  const meaning = table.columns.find((column) => column.column === at)?.meaning;
  // 'Anschaffung: 2019' says how something is.
  const property = telling.length === 1 ? propertyIn([first]) : undefined;
  if (property !== undefined) return !namesGoods(property, goods);
  // 'Ersatzteile:' heads what follows.
  if (telling.length === 1 && /^[^:\d]{3,40}:$/.test(first)) return !namesGoods(first, goods);
  return (
    telling.length > 2 &&
    (meaning !== 'model' || /[:!.]$/.test(first) || kindOfWord(first) !== undefined) &&
    !namesGoods(first, goods)
  );
}

/** Where nearly every row counts its goods, words alone in a row head those below: 'Laptop Chargers'. */
function headsCounted(first: string, { table, rows, reader }: Reading): boolean {
  const counts = table.columns.filter(({ meaning }) => meaning === 'quantity').map(({ column }) => column);
  if (counts.length === 0 || /\d/.test(first) || namesGoods(first, reader.goods)) return false;
  const filled = rows.slice(table.from, table.to).filter((row) => writtenIn(row).length > 1);
  const counted = filled.filter((row) => counts.some((column) => (row[column] ?? '') !== '')).length;
  return counted > 2 && counted >= filled.length * 0.9;
}

/** Between devices of a list without heads a bare 'SSD 480 GB' may be in one of them: only what is counted is sold for certain. */
function withoutBareParts(
  rows: readonly ListRow[],
  { tables }: SheetTables,
  { catalogue }: GoodsIndex,
): readonly ListRow[] {
  const itemOf = ({ entry }: ListRow) => (entry === undefined ? undefined : catalogue.byId.get(entry.entryId));
  const isDevice = (row: ListRow) => (itemOf(row)?.category?.key ?? 'hardware') !== 'hardware';
  if (!rows.some((row) => row.confidence === 'ambiguous' || isDevice(row))) return rows;
  const isHeaded = (line: number) =>
    tables.some(
      ({ from, to, columns }) =>
        line >= from && line < to && columns.some(({ header }) => headerMeaning(header, false) !== undefined),
    );
  return rows.map((row) => {
    const { entry, ...rest } = row;
    const isBare = itemOf(row)?.selectType === 'type' && row.quantity === 1 && row.serialNumbers.length === 0;
    return isBare && !isHeaded(row.line) ? { ...rest, confidence: 'freetext' } : row;
  });
}

/** Cells that repeat the one above are filled with it; what is filled is what the next row repeats. */
function withDittos(cells: readonly string[], reading: Reading): readonly string[] {
  const { table, above } = reading;
  const hasDitto = cells.some((cell) => cell !== '' && isDitto(cell));
  const filled = hasDitto
    ? cells.map((cell, column) => (isDitto(cell) ? repeated(table.columns, column, above) : cell))
    : cells;
  reading.above = filled;
  return filled;
}

const repeated = (columns: readonly ListColumn[], column: number, above: readonly string[]) => {
  const meaning = columns.find((one) => one.column === column)?.meaning;
  return meaning === 'serial' || meaning === 'assetTag' ? '' : (above[column] ?? '');
};

/** Rows that have a serial number in common are both worth a look: a chassis and its blades, or a device listed twice. */
function withSharedSerials(rows: readonly ListRow[]): ListRow[] {
  const taken = rows.filter(({ confidence }) => confidence !== 'ignored');
  const counts = new Map<string, number>();
  for (const { serialNumbers } of taken)
    for (const serial of serialNumbers.map(deviceNumber)) counts.set(serial, (counts.get(serial) ?? 0) + 1);
  return rows.map((row) =>
    row.confidence !== 'ignored' && row.serialNumbers.some((serial) => (counts.get(deviceNumber(serial)) ?? 0) > 1)
      ? { ...row, doubts: [...(row.doubts ?? []), 'sharedSerial'] }
      : row,
  );
}

function personalHeaders(tables: readonly FoundTable[]): string[] {
  const columns = tables.flatMap((table) => table.columns.filter((column) => column.meaning === 'personal'));
  return [...new Set(columns.map(({ header, column }) => header || `Spalte ${letterOf(column)}`))];
}

const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
