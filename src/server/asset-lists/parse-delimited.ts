/** Longer than what Excel puts into a cell. */
const longestCell = 33_000;
/** So many signs may be looked at in vain for closing quotes of the whole text; what then follows must be near. */
const patience = 20_000_000;
const nearby = 200;

const never = '\u0000';

interface Read {
  readonly cell: string;
  readonly next: number;
}

/**
 * The rows of a text whose cells are divided by a sign; lines end as they like, quoted cells go over several. A quote
 * that is never closed stands for itself and takes no other line with it, which parsers by the book get wrong. Without
 * a delimiter every line is one cell.
 */
export function parseDelimited(text: string, delimiter = never): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let wasted = 0;
  let at = 0;
  while (at < text.length) {
    const quote = quoteAt(text, at, delimiter);
    const within = wasted < patience ? longestCell : nearby;
    const quoted = quote === undefined ? undefined : quotedCell(text, quote, delimiter, within);
    if (quote !== undefined && quoted === undefined) wasted += within;
    const { cell, next } = quoted ?? plainCell(text, at, delimiter);
    row.push(cell);
    if (text[next] === delimiter) {
      at = next + 1;
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at = text[next] === '\r' && text[next + 1] === '\n' ? next + 2 : next + 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Where the cell's opening quote is, blanks aside. */
function quoteAt(text: string, start: number, delimiter: string): number | undefined {
  let at = start;
  while (text[at] === ' ' && delimiter !== ' ') at += 1;
  // One that stands alone is the sign for 'the same as above'.
  return text[at] === '"' && endBehind(text, at + 1, delimiter) === undefined ? at : undefined;
}

function plainCell(text: string, start: number, delimiter: string): Read {
  let next = start;
  for (; next < text.length; next++) {
    const sign = text[next];
    if (sign === delimiter || sign === '\n' || sign === '\r') break;
  }
  return { cell: text.slice(start, next), next };
}

/** Undefined where the quote is no opening one: it has no closing one, or another cell opens before. */
function quotedCell(text: string, quote: number, delimiter: string, within: number): Read | undefined {
  let from = quote + 1;
  for (;;) {
    const at = text.indexOf('"', from);
    if (at < 0 || at - quote > within) return undefined;
    const [before, after] = [text[at - 1], text[at + 1]];
    const opensAnother = at > quote + 1 && (before === delimiter || before === '\n' || before === '\r');
    const ending = endBehind(text, at + 1, delimiter);
    if (after === '"') {
      if (opensAnother && endBehind(text, at + 2, delimiter) !== undefined) return undefined;
      from = at + 2;
    } else if (ending !== undefined) {
      if (opensAnother && before === delimiter) return undefined;
      return { cell: text.slice(quote + 1, at).replaceAll('""', '"'), next: ending };
    } else if (opensAnother) return undefined;
    else from = at + 1;
  }
}

/** Where the cell ends when nothing but blanks follows its closing quote. */
function endBehind(text: string, start: number, delimiter: string): number | undefined {
  let at = start;
  while (text[at] === ' ') at += 1;
  const sign = text[at];
  return sign === undefined || sign === delimiter || sign === '\n' || sign === '\r' ? at : undefined;
}
