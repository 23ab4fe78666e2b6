import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import { placeholdersOf, valueAt } from './fill-placeholders.ts';

/** Folders whose texts name the company: what they cannot do without has to be known before anybody reads them. */
const folders = ['legal', 'about', 'help'];

/** Values that the texts of a content folder need and a configuration does not have, each once. */
export function missingCompanyData(folder: string, values: object = shopConfig): string[] {
  const texts = folders.flatMap((name) =>
    globSync('**/*.md', { cwd: join(folder, name) }).map((file) => readFileSync(join(folder, name, file), 'utf8')),
  );
  const needed = texts.flatMap(placeholdersOf).filter(({ optional }) => !optional);
  return [...new Set(needed.map(({ path }) => path))].filter((path) => valueAt(values, path) === undefined).sort();
}

/** Throws, for people, when a shop is to open whose legal pages would have gaps. */
export function requireCompanyData(folder: string, values: object = shopConfig): void {
  const missing = missingCompanyData(folder, values);
  if (missing.length === 0) return;
  throw new StartProblem(
    [
      'Der Shop startet nicht, weil auf den Rechtsseiten Pflichtangaben fehlen.',
      'Bitte in shop.config.ts eintragen und neu bauen:',
      ...missing.map((path) => `  ${path}`),
      'Zum Ausprobieren ohne diese Angaben: MODE=demo npm start',
    ].join('\n'),
  );
}
