import type { Confidence } from '#domain/asset-list/asset-list.ts';
import { mergeEqualRows } from '#domain/asset-list/merge-equal-rows.ts';
import { foundText, soughtWords } from '#domain/values/spelling.ts';
import { type DecidedRow, decidedRow } from './decision.ts';
import type { Review, RowIds } from './review.ts';

/** A line of the table. */
export interface ReviewRow extends DecidedRow {
  /** The rows of the list it stands for, itself first. */
  readonly ids: RowIds;
}

/** How many devices a list holds, and what is known about them. */
export interface ReviewCounts {
  /** Devices that go along. */
  readonly devices: number;
  /** Devices by what is known about them. */
  readonly matched: number;
  readonly ambiguous: number;
  readonly freetext: number;
  /** Lines of the table that wait for the customer. */
  readonly openLines: number;
  /** Rows that are left out; a sum or a note is no device. */
  readonly ignored: number;
  /** Lines of the table that go along. */
  readonly lines: number;
}

/** Which lines are shown: all, or those of one kind. */
export type RowFilter = 'all' | Confidence | 'unwanted';

/** Of which sheet and site lines are shown; what is missing is any. */
export interface RowPlace {
  readonly sheet?: number;
  readonly site?: string;
}

/** The lines of the table in the order of the list, equal ones as one where the customer wants that. */
export function reviewRows({ list, decisions, merged, leftOut }: Review): ReviewRow[] {
  const isOut = new Set(leftOut);
  const rows = list.rows.map((row) => {
    const decided = decidedRow(row, decisions.get(row.id));
    return isOut.has(row.sheet) && decided.confidence !== 'ignored' ? ofLeftSheet(decided) : decided;
  });
  return merged ? mergeEqualRows(rows) : rows.map(asLine);
}

export function reviewCounts(rows: readonly ReviewRow[]): ReviewCounts {
  const devices: Record<Confidence, number> = { matched: 0, ambiguous: 0, freetext: 0, ignored: 0 };
  const lines: Record<Confidence, number> = { matched: 0, ambiguous: 0, freetext: 0, ignored: 0 };
  for (const { confidence, quantity } of rows) {
    devices[confidence] += quantity;
    lines[confidence] += 1;
  }
  const { matched, ambiguous, freetext } = devices;
  return {
    devices: matched + ambiguous + freetext,
    matched,
    ambiguous,
    freetext,
    openLines: lines.ambiguous,
    ignored: lines.ignored,
    lines: rows.length - lines.ignored,
  };
}

/** Lines of one kind that hold every typed word; `kept` are those just decided about, which stay where they are. */
export function filterRows(
  rows: readonly ReviewRow[],
  shown: RowFilter,
  typed: string,
  kept: ReadonlySet<string>,
  { sheet, site }: RowPlace = {},
): readonly ReviewRow[] {
  const words = soughtWords(typed);
  if (shown === 'all' && words.length === 0 && sheet === undefined && site === undefined) return rows;
  return rows.filter(
    (row) =>
      (shown === 'all' || isOfKind(row, shown) || kept.has(row.id)) &&
      (sheet === undefined || row.sheet === sheet) &&
      (site === undefined || row.site === site) &&
      words.every((word) => searchText(row).includes(word)),
  );
}

const isOfKind = ({ confidence, unwanted }: ReviewRow, kind: Exclude<RowFilter, 'all'>) =>
  kind === 'unwanted' ? unwanted !== undefined : confidence === kind;

/** Made once a row, so that it stays the same object from one rendering to the next. */
const leftRows = new WeakMap<DecidedRow, DecidedRow>();

function ofLeftSheet(row: DecidedRow): DecidedRow {
  const known = leftRows.get(row);
  if (known !== undefined) return known;
  const left: DecidedRow = { ...row, confidence: 'ignored', reason: 'sheetLeftOut' };
  leftRows.set(row, left);
  return left;
}

/** Untouched rows are the same objects from one rendering to the next. */
const lines = new WeakMap<DecidedRow, ReviewRow>();

function asLine(row: DecidedRow): ReviewRow {
  const known = lines.get(row);
  if (known !== undefined) return known;
  const line = { ...row, ids: [row.id] };
  lines.set(row, line);
  return line;
}

const searchTexts = new WeakMap<ReviewRow, string>();

function searchText(row: ReviewRow): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const text = foundText(
    [row.text, row.entry?.title ?? '', row.site ?? '', ...row.serialNumbers, ...(row.inventoryNumbers ?? [])].join(
      '\n',
    ),
  );
  searchTexts.set(row, text);
  return text;
}
