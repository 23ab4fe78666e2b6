import { type DelimitedRow, delimitedRows } from '#domain/delimited-text/parse-delimited.ts';
import { CatalogueError } from './catalogue-error.ts';

type Columns = ReadonlyMap<string, number>;

/** Blanks that nobody sees, and that make two names of one. */
const stray = /^\s|\s$|\s\s|[^\S ]/;
/** Where a line has none of these, none of its fields has stray blanks. */
const perhapsStray = /^\s|\s$|\s\s|[^\S ]|[,"]\s|\s[,"]/;

/** One line of a catalogue file; each way to read a field says what is wrong with it, and where. */
export class Row {
  readonly file: string;
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #columns: Columns;
  readonly #isTidy: boolean;

  constructor(file: string, { line, cells, raw }: DelimitedRow, columns: Columns) {
    this.file = file;
    this.line = line;
    this.#cells = cells;
    this.#columns = columns;
    this.#isTidy = !perhapsStray.test(raw);
  }

  /** The field's text, undefined when it is empty. */
  optional(field: string): string | undefined {
    const text = this.#cells[this.#columns.get(field) ?? -1] || undefined;
    if (text !== undefined && !this.#isTidy && stray.test(text)) throw this.refuse(field, `'${text}' has stray blanks`);
    return text;
  }

  required(field: string): string {
    const text = this.optional(field);
    if (text === undefined) throw this.refuse(field, 'is empty');
    return text;
  }

  /** 'ja' or 'nein'. */
  flag(field: string): boolean {
    return this.oneOf(field, flags) === 'ja';
  }

  integer(field: string): number {
    const text = this.required(field);
    if (!/^\d+$/.test(text)) throw this.refuse(field, `'${text}' is not a whole number`);
    return Number(text);
  }

  /** Parts between vertical bars. */
  list(field: string): string[] {
    return this.#partsOf(field, this.required(field));
  }

  optionalList(field: string): string[] {
    const text = this.optional(field);
    return text === undefined ? [] : this.#partsOf(field, text);
  }

  oneOf<Value extends string>(field: string, values: readonly Value[]): Value {
    const text = this.required(field);
    const value = values.find((known) => known === text);
    if (value === undefined) throw this.refuse(field, `'${text}' is not one of ${values.join(', ')}`);
    return value;
  }

  optionalOneOf<Value extends string>(field: string, values: readonly Value[]): Value | undefined {
    return this.optional(field) === undefined ? undefined : this.oneOf(field, values);
  }

  refuse(field: string, problem: string): CatalogueError {
    return new CatalogueError(this.file, this.line, field, problem);
  }

  #partsOf(field: string, text: string): string[] {
    const parts = text.split('|');
    if (parts.some((part) => part.trim() !== part || part === '')) {
      throw this.refuse(field, 'has an empty or padded part');
    }
    const twice = parts.find((part, at) => parts.indexOf(part) !== at);
    if (twice !== undefined) throw this.refuse(field, `has '${twice}' twice`);
    return parts;
  }
}

const flags = ['ja', 'nein'] as const;

/** The rows of a catalogue file, which must have exactly these columns in this order; one after the other, so that none is kept. */
export function* readCatalogueRows(file: string, text: string, columns: readonly string[]): Generator<Row, void> {
  const places = new Map(columns.map((column, at) => [column, at]));
  let isHead = true;
  for (const row of delimitedRows(text.replace(/^\ufeff/, ''), ',')) {
    if (!row.isStrict) throw new CatalogueError(file, row.line, 'line', 'has quotes that do not match');
    if (isHead) checkHead(file, row.cells, columns);
    else if (row.cells.length !== columns.length) {
      throw new CatalogueError(file, row.line, 'line', `has ${row.cells.length} fields, not ${columns.length}`);
    } else yield new Row(file, row, places);
    isHead = false;
  }
  if (isHead) checkHead(file, [], columns);
}

function checkHead(file: string, found: readonly string[], columns: readonly string[]): void {
  const wrong = columns.findIndex((column, at) => found[at] !== column);
  if (wrong >= 0) throw new CatalogueError(file, 1, columns[wrong] ?? '', `is missing as column ${wrong + 1}`);
  if (found.length > columns.length) throw new CatalogueError(file, 1, found.at(-1) ?? '', 'is an unknown column');
}
