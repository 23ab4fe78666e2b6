import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ImportRefusal } from './import-refusal.ts';

/** A line of a CSV file by its columns; `raw` is how it stands there, undefined once it was changed. */
export interface TableRow {
  readonly fields: ReadonlyMap<string, string>;
  readonly line: number;
  readonly raw: string | undefined;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

const records = z.array(
  z.object({ raw: z.string(), record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/** Reads CSV with its head, separated by commas or, as German spreadsheets do, by semicolons; refuses what is none. */
export function readTable(file: string, text: string): Table {
  const head = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const delimiter = head.includes(',') ? ',' : ';';
  const [first, ...rest] = recordsOf(file, text, delimiter);
  if (first === undefined) throw new ImportRefusal({ file }, 'Die Datei ist leer.');
  const columns = first.record;
  return {
    columns,
    rows: rest.map(({ record, raw, info: { lines } }) => {
      if (record.length !== columns.length) {
        const counts = `Die Zeile hat ${record.length} Felder, nicht ${columns.length}.`;
        throw new ImportRefusal({ file, line: lines }, counts);
      }
      const fields = new Map(columns.map((column, at) => [column, record[at] ?? '']));
      return { fields, line: lines, raw: raw.replace(/\r?\n$/, '') };
    }),
  };
}

function recordsOf(file: string, text: string, delimiter: string) {
  try {
    return records.parse(
      parse(text, {
        bom: true,
        trim: true,
        delimiter,
        raw: true,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = z.object({ lines: z.number() }).safeParse(error).data?.lines;
    throw new ImportRefusal({ file, line }, 'Die Anführungszeichen gehen nicht auf.');
  }
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** The table as CSV: untouched lines as they were, so that a change shows in its own line alone. */
export function tableText({ columns, rows }: Table): string {
  const lines = rows.map(
    ({ raw, fields }) => raw ?? columns.map((column) => quoted(fields.get(column) ?? '')).join(','),
  );
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
