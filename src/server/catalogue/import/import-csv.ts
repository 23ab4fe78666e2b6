import { catalogueFiles } from '../catalogue-files.ts';
import { type CatalogueDraft, tableOf } from './draft.ts';
import { findManufacturer } from './find-manufacturer.ts';
import { listUnder } from './import-device.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { ReportWriter } from './import-report.ts';
import type { TableName } from './row-rules.ts';
import type { CatalogueTable, ImportRow } from './table.ts';

/** A CSV file and the catalogue's table that has its columns. */
export interface CsvImport {
  readonly file: string;
  readonly name: TableName;
  readonly table: CatalogueTable;
}

/** Tells which of the catalogue's files a CSV file is like; refuses what is like none. */
export function recognise(draft: CatalogueDraft, file: string, table: CatalogueTable): CsvImport {
  const name = tableOf(draft, table.columns);
  if (name !== undefined) return { file, name, table };
  const nearest = catalogueFiles
    .map((like) => ({ like, missing: draft.columns(like).filter((column) => !table.columns.includes(column)) }))
    .toSorted((one, other) => one.missing.length - other.missing.length)[0];
  const unknown = table.columns.find((column) => !draft.columns(nearest?.like ?? 'models').includes(column));
  const lacks = nearest?.missing.find((column) => column !== 'id');
  throw new ImportRefusal(
    { file, line: 1, field: lacks ?? unknown },
    `Die Spalten sind die keiner Datei des Katalogs. Am nächsten kommt ${nearest?.like}.csv.`,
  );
}

/** Takes the rows of a CSV file over, each for itself. */
export function importCsv(draft: CatalogueDraft, { file, name, table }: CsvImport, report: ReportWriter): void {
  for (const row of table.rows) report.attempt(() => importRow(draft, { file, name }, row, report));
}

function importRow(
  draft: CatalogueDraft,
  { file, name }: Omit<CsvImport, 'table'>,
  row: ImportRow,
  report: ReportWriter,
): void {
  const place = { file, line: row.line };
  const maker = findManufacturer(draft, row.fields.get('manufacturer') ?? '');
  const fields = maker === undefined ? row.fields : new Map([...row.fields, ['manufacturer', maker.get('key') ?? '']]);
  const before = draft.find(name, fields);
  const change = draft.put(name, fields, place);
  if (name === 'models' && maker !== undefined) listUnder(draft, maker, fields.get('category') ?? '', place);
  const after = draft.find(name, fields);
  const title = `${name}.csv: ${[fields.get('manufacturer'), fields.get('name') ?? fields.get('key')].filter(Boolean).join(' ')}`;
  if (change === 'unchanged') report.keep();
  else if (change === 'added') report.add(title);
  else report.change(`${title}: ${differences(before, after)}`);
}

function differences(
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, string> | undefined,
): string {
  return [...(after ?? [])]
    .filter(([field, value]) => before?.get(field) !== value)
    .map(([field, value]) => `${field} „${before?.get(field) ?? ''}“ → „${value}“`)
    .join(', ');
}
