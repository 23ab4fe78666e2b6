import { delimitedRows } from '#domain/delimited-text/parse-delimited.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { ImportRefusal } from './import-refusal.ts';

/** A line of a CSV file by its columns; `raw` is how it stands there, undefined once it was changed. */
export interface ImportRow {
  readonly fields: ReadonlyMap<string, string>;
  readonly line: number;
  readonly raw: string | undefined;
}

export interface CatalogueTable {
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** Reads CSV with its head, separated by commas or, as German spreadsheets do, by semicolons; refuses what is none. */
export function readImportTable(file: string, content: string): CatalogueTable {
  const text = content.replace(/^\ufeff/, '');
  const head = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const lines = [...delimitedRows(text, head.includes(',') ? ',' : ';')];
  const loose = lines.find(({ isStrict }) => !isStrict);
  if (loose !== undefined) {
    throw new ImportRefusal({ file, line: loose.line }, 'Die Anführungszeichen gehen nicht auf.');
  }
  const [first, ...rest] = lines.map((line) => ({ ...line, cells: line.cells.map((cell) => cell.trim()) }));
  if (first === undefined) throw new ImportRefusal({ file }, 'Die Datei ist leer.');
  const columns = first.cells;
  return {
    columns,
    rows: rest.map(({ cells, raw, line }) => {
      if (cells.length !== columns.length) {
        const counts = `Die Zeile hat ${cells.length} Felder, nicht ${columns.length}.`;
        throw new ImportRefusal({ file, line }, counts);
      }
      return { fields: new Map(columns.map((column, at) => [column, cells[at] ?? ''])), line, raw };
    }),
  };
}

/** The table as CSV: untouched lines as they were, so that a change shows in its own line alone. */
export function tableText({ columns, rows }: CatalogueTable): string {
  const written = (cells: readonly string[]) =>
    writeTable({ delimiter: ',', hasNamedDelimiter: false, newline: '\n', rows: [cells] });
  const lines = rows.map(({ raw, fields }) => raw ?? written(columns.map((column) => fields.get(column) ?? '')));
  return `${[written(columns), ...lines].join('\n')}\n`;
}
