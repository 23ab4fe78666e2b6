import { delimiterOf } from './delimiter.ts';
import { parseDelimited } from './parse-delimited.ts';
import { decodeText, type TextEncoding } from './text-encoding.ts';

/** A list of text with everything that is needed to write it again as it was. */
export interface TextTable {
  readonly encoding: TextEncoding;
  /** Undefined where every line is one cell. */
  readonly delimiter: string | undefined;
  /** The first line with which Excel is told the delimiter: 'sep=;'. */
  readonly hasNamedDelimiter: boolean;
  readonly newline: '\r\n' | '\n' | '\r';
  /** As written, without quotes. */
  readonly rows: readonly (readonly string[])[];
}

const named = /^sep=(.)(\r\n|\n|\r|$)/i;

/** Reads a file of text; how it is written is found out. */
export function readTextTable(bytes: Uint8Array): TextTable {
  const { text, encoding } = decodeText(bytes);
  return { encoding, ...tableOf(text) };
}

/** Reads a text that was pasted out of a spreadsheet. */
export function tableOf(text: string): Omit<TextTable, 'encoding'> {
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
