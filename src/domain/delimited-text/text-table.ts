import { delimiterOf } from './delimiter.ts';
import { parseDelimited } from './parse-delimited.ts';

/** A table in a text with everything that is needed to write it again as it was. */
export interface TextTable {
  /** Undefined where every line is one cell. */
  readonly delimiter: string | undefined;
  /** The first line with which Excel is told the delimiter: 'sep=;'. */
  readonly hasNamedDelimiter: boolean;
  readonly newline: '\r\n' | '\n' | '\r';
  /** As written, without quotes. */
  readonly rows: readonly (readonly string[])[];
}

const named = /^sep=(.)(\r\n|\n|\r|$)/i;

/** Reads the text of a list, from a file or pasted out of a spreadsheet; how it is divided is found out. */
export function readTable(text: string): TextTable {
  const first = named.exec(text);
  const body = first ? text.slice(first[0].length) : text;
  const delimiter = first?.[1] ?? delimiterOf(body);
  return {
    delimiter,
    hasNamedDelimiter: first !== null,
    newline: newlineOf(text),
    rows: parseDelimited(body, delimiter),
  };
}

/** The one that occurs most in the beginning. */
function newlineOf(text: string): TextTable['newline'] {
  const start = text.slice(0, 100_000);
  const both = start.match(/\r\n/g)?.length ?? 0;
  const lineFeeds = (start.match(/\n/g)?.length ?? 0) - both;
  const returns = (start.match(/\r/g)?.length ?? 0) - both;
  if (returns > lineFeeds && returns > both) return '\r';
  return lineFeeds > both ? '\n' : '\r\n';
}

/** The table as a text that `readTable` reads alike; a cell is quoted where it would else be taken for something other. */
export function writeTable({ delimiter, hasNamedDelimiter, newline, rows }: TextTable): string {
  const quoted = (cell: string) =>
    /^[ ']|["\r\n\ufeff]| $/.test(cell) || (delimiter !== undefined && cell.includes(delimiter))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const first = hasNamedDelimiter ? `sep=${delimiter}${newline}` : '';
  return `${first}${rows.map((row) => row.map(quoted).join(delimiter)).join(newline)}`;
}
