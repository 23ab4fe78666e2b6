import { delimitedRows } from '#domain/delimited-text/parse-delimited.ts';
import { CatalogueError } from './catalogue-error.ts';

/** One line of a catalogue file; each way to read a field says what is wrong with it, and where. */
export interface Row {
  readonly file: string;
  readonly line: number;
  /** The field's text, undefined when it is empty. */
  optional(field: string): string | undefined;
  required(field: string): string;
  /** 'ja' or 'nein'. */
  flag(field: string): boolean;
  integer(field: string): number;
  /** Parts between vertical bars. */
  list(field: string): string[];
  optionalList(field: string): string[];
  oneOf<Value extends string>(field: string, values: readonly Value[]): Value;
  optionalOneOf<Value extends string>(field: string, values: readonly Value[]): Value | undefined;
  refuse(field: string, problem: string): CatalogueError;
}

type Columns = ReadonlyMap<string, number>;

/** Blanks that nobody sees, and that make two names of one. */
const stray = /^\s|\s$|\s\s|[^\S ]/;

function rowOf(file: string, line: number, cells: readonly string[], columns: Columns): Row {
  const refuse = (field: string, problem: string) => new CatalogueError(file, line, field, problem);
  const optional = (field: string) => {
    const text = cells[columns.get(field) ?? -1] || undefined;
    if (text !== undefined && stray.test(text)) throw refuse(field, `'${text}' has stray blanks`);
    return text;
  };
  const required = (field: string) => {
    const text = optional(field);
    if (text === undefined) throw refuse(field, 'is empty');
    return text;
  };
  const oneOf = <Value extends string>(field: string, values: readonly Value[]) => {
    const text = required(field);
    const value = values.find((known) => known === text);
    if (value === undefined) throw refuse(field, `'${text}' is not one of ${values.join(', ')}`);
    return value;
  };
  const partsOf = (field: string, text: string) => {
    const parts = text.split('|');
    if (parts.some((part) => part.trim() !== part || part === '')) throw refuse(field, 'has an empty or padded part');
    const twice = parts.find((part, at) => parts.indexOf(part) !== at);
    if (twice !== undefined) throw refuse(field, `has '${twice}' twice`);
    return parts;
  };
  return {
    file,
    line,
    optional,
    required,
    flag: (field) => oneOf(field, ['ja', 'nein']) === 'ja',
    integer: (field) => {
      const text = required(field);
      if (!/^\d+$/.test(text)) throw refuse(field, `'${text}' is not a whole number`);
      return Number(text);
    },
    list: (field) => partsOf(field, required(field)),
    optionalList: (field) => {
      const text = optional(field);
      return text === undefined ? [] : partsOf(field, text);
    },
    oneOf,
    optionalOneOf: (field, values) => (optional(field) === undefined ? undefined : oneOf(field, values)),
    refuse,
  };
}

/** The rows of a catalogue file, which must have exactly these columns in this order. */
export function readRows(file: string, text: string, columns: readonly string[]): Row[] {
  const lines = delimitedRows(text.replace(/^\ufeff/, ''), ',');
  const loose = lines.find(({ isStrict }) => !isStrict);
  if (loose !== undefined) throw new CatalogueError(file, loose.line, 'line', 'has quotes that do not match');
  const [head, ...rest] = lines;
  const found = head?.cells ?? [];
  const wrong = columns.findIndex((column, at) => found[at] !== column);
  if (wrong >= 0) throw new CatalogueError(file, 1, columns[wrong] ?? '', `is missing as column ${wrong + 1}`);
  if (found.length > columns.length) throw new CatalogueError(file, 1, found.at(-1) ?? '', 'is an unknown column');
  const places = new Map(columns.map((column, at) => [column, at]));
  return rest.map(({ cells, line }) => {
    if (cells.length !== columns.length) {
      throw new CatalogueError(file, line, 'line', `has ${cells.length} fields, not ${columns.length}`);
    }
    return rowOf(file, line, cells, places);
  });
}
