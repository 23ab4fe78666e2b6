// Dear: the whole catalogue is read.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { readCatalogueFiles } from './catalogue-files.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import { prepareCatalogue, readPrepared } from './prepared-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-catalogue-'));
const file = join(folder, 'prepared.json');
cpSync('catalogue', folder, { recursive: true });
writeFileSync(file, prepareCatalogue(folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a prepared catalogue', () => {
  it('says what its files say', () => {
    const texts = readCatalogueFiles(folder);
    const { entries, properties } = parseCatalogue(texts);
    expect(readPrepared(folder, file)).toEqual({ version: catalogueVersion(texts), entries, properties });
  });

  it('is none any more once a file is another', () => {
    const models = join(folder, 'models.csv');
    const before = readFileSync(models, 'utf8');
    writeFileSync(models, `${before}\n`);
    expect(readPrepared(folder, file)).toBeUndefined();
    writeFileSync(models, before);
    expect(readPrepared(folder, file)).toBeDefined();
  });
});

it('a catalogue keeps nothing of the texts it was read from', () => {
  const before = usedMegabytes();
  const { entries } = parseWithLongSource();
  expect(usedMegabytes() - before).toBeLessThan(25);
  expect(entries.length).toBeGreaterThan(4_000);
});

/** One model says of its source what nobody keeps, in 30 MB. */
function parseWithLongSource() {
  const texts = readCatalogueFiles('catalogue');
  const models = texts.models.replace(/^(.*PowerEdge R640.*,).*$/m, (_, row) => `${row}${'x'.repeat(30_000_000)}`);
  expect(models.length).toBeGreaterThan(30_000_000);
  return parseCatalogue({ ...texts, models });
}

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
