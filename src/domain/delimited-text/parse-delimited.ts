/** Longer than what Excel puts into a cell. */
const longestCell = 33_000;
/** So many characters may be looked at in vain for closing quotes of the whole text; what then follows must be near. */
const maxWork = 20_000_000;
const nearby = 200;

const never = '\u0000';
const [lineFeed, carriageReturn, blank, quotationMark] = [10, 13, 32, 34];

interface Read {
  readonly cell: string;
  readonly next: number;
  /** Every quote opens the cell, closes it or is doubled in it. */
  readonly isStrict: boolean;
}

/** A row of a text, and where it was found. */
export interface DelimitedRow {
  readonly cells: string[];
  /** Of its beginning, from 1; a cell may go over several. */
  readonly line: number;
  /** As it stands in the text, without the end of the line. */
  readonly raw: string;
  /** False when quotes were read that no writer of such files writes: one that stands alone, or that is never closed. */
  readonly isStrict: boolean;
}

/**
 * The rows of a text whose cells are divided by a character; lines end as they like, quoted cells go over several. A quote
 * that is never closed stands for itself and takes no other line with it, which parsers by the book get wrong. Without
 * a delimiter every line is one cell. Nothing is refused; the work is bounded whatever the text.
 */
export function parseDelimited(text: string, delimiter = never): string[][] {
  const rows: string[][] = [];
  for (const { cells } of scan(text, delimiter)) rows.push(cells);
  return rows;
}

/** The same rows with their places, for files that are refused when a quote is out of place; empty lines are left out. */
export function* delimitedRows(text: string, delimiter: string): Generator<DelimitedRow, void> {
  let [line, counted] = [1, 0];
  for (const { cells, start, end, isStrict } of scan(text, delimiter)) {
    line += lineEndsIn(text, counted, start);
    counted = start;
    if (end > start) yield { cells, line, raw: text.slice(start, end), isStrict };
  }
}

function lineEndsIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const character = text.charCodeAt(at);
    if (character === lineFeed || (character === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) count += 1;
  }
  return count;
}

function* scan(text: string, delimiter: string) {
  let cells: string[] = [];
  let [start, isStrict] = [0, true];
  let wasted = 0;
  let at = 0;
  const delimiterCode = delimiter.charCodeAt(0);
  while (at < text.length) {
    const first = text.charCodeAt(at);
    const quote = first === quotationMark || first === blank ? quoteAt(text, at, delimiter) : undefined;
    const within = wasted < maxWork ? longestCell : nearby;
    const quoted = quote === undefined ? undefined : quotedCell(text, quote, delimiter, within);
    if (quote !== undefined && quoted === undefined) wasted += within;
    const next = quoted?.next ?? endOfPlainCell(text, at, delimiterCode);
    const cell = quoted?.cell ?? text.slice(at, next);
    cells.push(cell);
    isStrict &&= quoted?.isStrict ?? !cell.includes('"');
    if (text.charCodeAt(next) === delimiterCode) {
      at = next + 1;
      if (at === text.length) cells.push('');
      continue;
    }
    yield { cells, start, end: next, isStrict };
    at = text[next] === '\r' && text[next + 1] === '\n' ? next + 2 : next + 1;
    [cells, start, isStrict] = [[], at, true];
  }
  if (cells.length > 0) yield { cells, start, end: text.length, isStrict };
}

/** Where the cell's opening quote is, blanks aside. */
function quoteAt(text: string, start: number, delimiter: string): number | undefined {
  let at = start;
  while (text[at] === ' ' && delimiter !== ' ') at += 1;
  // One that stands alone is the mark for 'the same as above'.
  return text[at] === '"' && endOfQuotedCell(text, at + 1, delimiter) === undefined ? at : undefined;
}

function endOfPlainCell(text: string, start: number, delimiter: number): number {
  for (let next = start; next < text.length; next++) {
    const character = text.charCodeAt(next);
    if (character === delimiter || character === lineFeed || character === carriageReturn) return next;
  }
  return text.length;
}

/** Undefined where the quote is no opening one: it has no closing one, or another cell opens before. */
function quotedCell(text: string, quote: number, delimiter: string, within: number): Read | undefined {
  let from = quote + 1;
  let isStrict = true;
  for (;;) {
    const at = text.indexOf('"', from);
    if (at < 0 || at - quote > within) return undefined;
    const [before, after] = [text[at - 1], text[at + 1]];
    const opensAnother = at > quote + 1 && (before === delimiter || before === '\n' || before === '\r');
    const ending = endOfQuotedCell(text, at + 1, delimiter);
    if (after === '"') {
      if (opensAnother && endOfQuotedCell(text, at + 2, delimiter) !== undefined) return undefined;
      from = at + 2;
    } else if (ending !== undefined) {
      if (opensAnother && before === delimiter) return undefined;
      return { cell: text.slice(quote + 1, at).replaceAll('""', '"'), next: ending, isStrict };
    } else if (opensAnother) return undefined;
    else {
      isStrict = false;
      from = at + 1;
    }
  }
}

/** Where the cell ends when nothing but blanks follows its closing quote. */
function endOfQuotedCell(text: string, start: number, delimiter: string): number | undefined {
  let at = start;
  while (text[at] === ' ') at += 1;
  const character = text[at];
  const isEnd = character === undefined || character === delimiter || character === '\n' || character === '\r';
  return isEnd ? at : undefined;
}
