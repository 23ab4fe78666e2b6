import { parseArgs } from 'node:util';
import { categoryKeys } from '#domain/catalogue/kinds.ts';
import { CatalogueError } from './catalogue/catalogue-error.ts';
import { readCatalogueFiles } from './catalogue/catalogue-files.ts';
import { importCatalogue } from './catalogue/import/import-catalogue.ts';
import { ImportRefusal } from './catalogue/import/import-refusal.ts';
import { reportText } from './catalogue/import/import-report.ts';
import { readSources } from './catalogue/import/read-sources.ts';
import { writeCatalogue } from './catalogue/import/write-catalogue.ts';

const usage = `Nimmt Geräte in den Katalog auf:

  npm run catalogue:import -- <Datei, Ordner oder Zip-Archiv> [--dry-run] [--category=…] [--source=…]

Gelesen werden CSV mit den Spalten einer Datei unter catalogue/ und YAML der community device-type library.

  --dry-run      sagt, was geschähe, und schreibt nichts
  --category=…   Kategorie der Geräte, deren Datei sie nicht sicher nennt: ${categoryKeys.join(', ')}
  --source=…     Herkunft der Gerätetypen, für die Spalte source
  --into=…       Ordner des Katalogs, sonst catalogue`;

function argumentsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        category: { type: 'string' },
        source: { type: 'string', default: 'Device-type library' },
        into: { type: 'string', default: 'catalogue' },
      },
    });
    const known = values.category === undefined || categoryKeys.some((key) => key === values.category);
    return positionals.length === 1 && known ? { ...values, path: positionals[0] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** `npm run catalogue:import`: exits with 1 when nothing could be read or written, with 2 when it was called wrongly. */
function run({ path, into, category, source, 'dry-run': dryRun }: NonNullable<ReturnType<typeof argumentsOf>>): void {
  const before = readCatalogueFiles(into);
  const sources = readSources(path);
  const { texts, report } = importCatalogue(before, sources, { category, source });
  console.log(reportText(report));
  if (sources.passed > 0) console.log(`Übergangen, weil weder CSV noch YAML: ${sources.passed}`);
  if (dryRun) {
    console.log('Probelauf: Es wurde nichts geschrieben.');
    return;
  }
  const written = writeCatalogue(into, before, texts);
  console.log(written.length === 0 ? 'Nichts zu schreiben.' : `Geschrieben: ${written.join(', ')}`);
}

const given = argumentsOf(process.argv.slice(2));
if (given === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    run(given);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ImportRefusal) console.error(`${error.place.file}: ${error.message}`);
    else if (error instanceof CatalogueError)
      console.error(`Der Katalog wäre so nicht lesbar, es wurde nichts geschrieben. ${error.message}`);
    else if (error instanceof Error && 'code' in error)
      console.error(`Die Dateien sind nicht zugänglich (${error.code}), es wurde nichts geschrieben.`);
    else throw error;
  }
}
