import { type CatalogueTexts, catalogueFiles } from '../catalogue-files.ts';
import { parseCatalogue } from '../parse-catalogue.ts';
import { openDraft } from './draft.ts';
import { type CsvImport, importCsv, recognise } from './import-csv.ts';
import { type DeviceOptions, importDevice } from './import-device.ts';
import { type ImportReport, reportWriter } from './import-report.ts';
import { importText } from './read-sources.ts';
import type { Sources } from './source.ts';
import { readImportTable } from './table.ts';

/**
 * The catalogue with everything that could be taken over, and what was done. Nothing is written. CSV goes first, in the
 * order in which its rows refer to each other. Throws a CatalogueError when the catalogue is faulty, before or after.
 */
export function importCatalogue(
  before: CatalogueTexts,
  { files, refused }: Sources,
  options: DeviceOptions,
): { texts: CatalogueTexts; report: ImportReport } {
  const draft = openDraft(before);
  const report = reportWriter();
  for (const refusal of refused) {
    report.attempt(() => {
      throw refusal;
    });
  }

  const tables: CsvImport[] = [];
  for (const source of files.filter(({ kind }) => kind === 'csv')) {
    report.attempt(() => {
      tables.push(recognise(draft, source.name, readImportTable(source.name, importText(source))));
    });
  }
  for (const table of catalogueFiles) {
    for (const csv of tables.filter(({ name }) => name === table)) importCsv(draft, csv, report);
  }

  for (const source of files.filter(({ kind }) => kind === 'yaml')) {
    report.attempt(() => {
      const { change, what } = importDevice(draft, source.name, importText(source), options);
      if (change === 'added') report.add(`${what} – ${source.name}`);
      else if (change === 'changed') report.change(`${what} – ${source.name}`);
      else report.keep();
    });
  }

  const texts = draft.texts();
  if (catalogueFiles.some((name) => texts[name] !== before[name])) parseCatalogue(texts);
  return { texts, report: report.report() };
}
