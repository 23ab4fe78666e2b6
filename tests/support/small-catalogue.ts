import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFiles, readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { projectRoot } from '#server/db/project-root.ts';

const named = /,(PowerEdge R\d40|EliteBook 840 G5|ThinkPad (X1|X13|T480s?)|\S*P2419H\w*|[^,]*C3750X-48P[^,]*)\b/;

/**
 * A folder with the house's catalogue but only one of twenty models, and those that tests name: who learns it anew for each list, or reads it
 * anew after each change, has the same to do in a tenth of the time. All models: tests/support/judged-lists.ts, and every other server of the tests.
 */
export function smallCatalogueFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-catalogue-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const texts = readCatalogueFiles(join(projectRoot, 'catalogue'));
  for (const file of catalogueFiles) {
    const text = file === 'models' ? fewer(texts[file]) : texts[file];
    writeFileSync(join(folder, `${file}.csv`), text);
  }
  return folder;
}

function fewer(models: string): string {
  const isTaken = (line: string, index: number) => index % 20 === 0 || named.test(line);
  return `${models.trimEnd().split('\n').filter(isTaken).join('\n')}\n`;
}
