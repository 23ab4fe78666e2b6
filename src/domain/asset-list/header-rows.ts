import { isDate, isPersonalValue, saysNothing } from './cell-kinds.ts';
import { fold } from './fold.ts';
import { type HeaderMeaning, headerMeaning } from './headers.ts';
import type { Merge, Sheet } from './sheet.ts';

/** A header of one or two lines, by column. */
export interface HeaderRow {
  readonly row: number;
  /** Lines it takes. */
  readonly lines: 1 | 2;
  readonly cells: readonly { readonly text: string; readonly meaning: HeaderMeaning | undefined }[];
}

/** Whether a row reads like headers: at least two meanings known, and half of what is written. */
export function looksLikeHeader(cells: readonly string[], isForgiving = true): boolean {
  const written = cells.filter((cell) => cell !== '');
  const possible = written.filter((cell) => cell.length <= 60 && !/\d{3}/.test(cell)).length;
  if (possible < 2 || possible < written.length / 3) return false;
  const known = written.flatMap((cell) => (isData(cell) ? [] : (headerMeaning(cell, isForgiving) ?? [])));
  const distinct = new Set(known).size;
  if (distinct >= 6 || isWideHeader(cells, written, known)) return true;
  return distinct >= 2 && (known.length >= written.length / 2 || (distinct >= 4 && known.length >= written.length / 3));
}

const telling: readonly HeaderMeaning[] = ['model', 'description', 'serial', 'quantity', 'manufacturer', 'partNumber'];

/** Exports have dozens of columns of which few are understood: names without numbers, each once, one beside the other. */
function isWideHeader(cells: readonly string[], written: readonly string[], known: readonly HeaderMeaning[]): boolean {
  return (
    written.length >= 8 &&
    written.length >= cells.length * 0.8 &&
    new Set(known).size >= 3 &&
    telling.some((meaning) => known.includes(meaning)) &&
    new Set(written).size === written.length &&
    !written.some((cell) => isData(cell) || cell.length > 60 || cell.includes('@'))
  );
}

/** A single header above a single column: 'Gerät'. */
export function isLoneHeader(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '');
  const meaning = written[0] === undefined ? undefined : headerMeaning(written[0]);
  return written.length === 1 && (meaning === 'model' || meaning === 'description' || meaning === 'type');
}

/** Values, and lines above a table that say theirs: 'Leasingnehmer: Musterbau GmbH'. */
const isData = (cell: string) =>
  isDate(cell) ||
  /^[^:]{3,30}:\s\S{3,}/.test(cell) ||
  isPersonalValue(cell) ||
  /^[\d.,\s€%-]+$/.test(cell) ||
  /\d{3}|^\d+ ?(stk|stck|stück|st|pcs|x)\b/i.test(cell);

const isUnit = (cell: string) =>
  /^[([]?\s*(gb|tb|mb|ghz|zoll|"|stk\.?|stueck|€|eur|ja\/nein|j\/n|in gb|in zoll)\s*[)\]]?$/.test(fold(cell));

/** Reads the header that begins in a row of the sheet, together with a second line where there is one. */
export function readHeader(sheet: Sheet, row: number, cellsOf: (row: number) => readonly string[]): HeaderRow {
  const upper = cellsOf(row);
  const lower = cellsOf(row + 1);
  const second = isSecondLine(sheet.merges, row, upper, lower);
  const width = Math.max(upper.length, second ? lower.length : 0);
  const cells = Array.from({ length: width }, (_, column) => {
    const above = second ? spanned(sheet.merges, row, column, upper, lower) : (upper[column] ?? '');
    const below = second ? (lower[column] ?? '') : '';
    return {
      text: [above, below].filter(Boolean).join(' / ').replace(/\s+/g, ' '),
      meaning: joinedMeaning(above, below),
    };
  });
  return { row, lines: second ? 2 : 1, cells };
}

function isSecondLine(
  merges: readonly Merge[],
  row: number,
  upper: readonly string[],
  lower: readonly string[],
): boolean {
  const written = lower.filter((cell) => cell !== '');
  if (written.length === 0 || written.some((cell) => isData(cell) || (saysNothing(cell) && cell.length > 1)))
    return false;
  const known = written.filter((cell) => headerMeaning(cell) !== undefined || isUnit(cell));
  const isGroup = merges.some((merge) => merge.row === row && (merge.columns > 1 || merge.rows > 1));
  const fillsGaps = lower.some((cell, column) => cell !== '' && (upper[column] ?? '') === '');
  if (isGroup) return known.length > 0 && known.length >= written.length / 2;
  return known.length === written.length && (fillsGaps || known.some(isUnit) || looksLikeHeader(lower));
}

/** The upper header of a column: its own, or the one that spans it. */
function spanned(
  merges: readonly Merge[],
  row: number,
  column: number,
  upper: readonly string[],
  lower: readonly string[],
): string {
  const own = upper[column] ?? '';
  if (own !== '') return own;
  const merge = merges.find((one) => one.row === row && one.column <= column && column < one.column + one.columns);
  if (merge) return upper[merge.column] ?? '';
  if (merges.some((one) => one.row === row)) return '';
  for (let left = column - 1; left >= 0 && (lower[column] ?? '') !== ''; left--) {
    if ((lower[left] ?? '') === '') return '';
    if ((upper[left] ?? '') !== '') return upper[left] ?? '';
  }
  return '';
}

/** Meanings that a lower line only details: 'CPU / Typ'. */
const leading = new Set<HeaderMeaning | undefined>([
  'cpu',
  'ram',
  'storage',
  'gpu',
  'display',
  'serial',
  'assetTag',
  'bought',
  'price',
  'place',
  'manufacturer',
  'condition',
]);
const vague = new Set<HeaderMeaning | undefined>([
  undefined,
  'type',
  'number',
  'description',
  'name',
  'other',
  'quantity',
]);

function joinedMeaning(above: string, below: string): HeaderMeaning | undefined {
  const upper = above === '' ? undefined : headerMeaning(above);
  const lower = below === '' ? undefined : headerMeaning(below);
  if (upper === 'personal' || below === '') return upper;
  if (lower === 'personal') return lower;
  if (leading.has(upper) && vague.has(lower)) return upper;
  return lower ?? headerMeaning(`${above} ${below}`) ?? upper;
}
