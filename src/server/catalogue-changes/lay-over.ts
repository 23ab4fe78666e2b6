import type { CatalogueFile, CatalogueRow } from '#contract/desk/desk-catalogue.ts';
import { delimitedRows } from '#domain/delimited-text/parse-delimited.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { catalogueColumns } from '#server/catalogue/catalogue-columns.ts';
import type { CatalogueTexts } from '#server/catalogue/catalogue-files.ts';

/** What a change leaves of a row; nothing where it takes the row away. */
export interface EntryChange {
  readonly file: CatalogueFile;
  readonly entryId: string;
  readonly after: CatalogueRow | null;
}

/**
 * The catalogue's texts with the changes in their order: a row takes the place of that with its id or follows the last one. Every other
 * byte stays, since no cell goes over a line. Columns that a row does not name are empty.
 */
export function layOver(base: CatalogueTexts, changes: readonly EntryChange[]): CatalogueTexts {
  const texts = { ...base };
  const last = new Map(changes.map((change) => [`${change.file} ${change.entryId}`, change]));
  for (const { file, entryId, after } of last.values()) texts[file] = withRow(file, texts[file], entryId, after);
  return texts;
}

/** The row with this id by its columns; undefined where there is none. */
export function rowIn(file: CatalogueFile, text: string, id: string): CatalogueRow | undefined {
  const place = placeOf(text, id);
  if (place === undefined) return undefined;
  const [row] = delimitedRows(text.slice(place.start, place.end), ',');
  return Object.fromEntries(catalogueColumns[file].map((column, at) => [column, row?.cells[at] ?? '']));
}

function withRow(file: CatalogueFile, text: string, id: string, row: CatalogueRow | null): string {
  const place = placeOf(text, id) ?? { start: text.length, end: text.length };
  const line = row === null ? '' : `${written(catalogueColumns[file].map((column) => row[column] ?? ''))}\n`;
  return `${text.slice(0, place.start)}${line}${text.slice(place.end)}`;
}

const written = (cells: readonly string[]) =>
  writeTable({ delimiter: ',', hasNamedDelimiter: false, newline: '\n', rows: [cells] });

/** Where the line of an id is, with its end; ids stand in the first column. */
function placeOf(text: string, id: string): { start: number; end: number } | undefined {
  const before = text.indexOf(`\n${id},`);
  if (before < 0) return undefined;
  const end = text.indexOf('\n', before + 1);
  return { start: before + 1, end: end < 0 ? text.length : end + 1 };
}
