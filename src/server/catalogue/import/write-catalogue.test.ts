import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogueFiles } from '../catalogue-files.ts';
import { writeCatalogue } from './write-catalogue.ts';

const files = ['categories.csv', 'manufacturers.csv', 'models.csv', 'properties.csv', 'series.csv', 'types.csv'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-write-'));
  cpSync('catalogue', folder, { recursive: true });
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

describe('writing the catalogue', () => {
  it('writes the files that differ and leaves nothing beside them', () => {
    const before = readCatalogueFiles(folder);
    const after = { ...before, series: `${before.series}x`, models: `${before.models}y` };
    expect(writeCatalogue(folder, before, after)).toEqual(['series.csv', 'models.csv']);
    expect(readCatalogueFiles(folder)).toEqual(after);
    expect(readdirSync(folder).sort()).toEqual(files);
  });

  it('writes none when one cannot be written', () => {
    const before = readCatalogueFiles(folder);
    // A folder stands where a file would go for a moment.
    mkdirSync(join(folder, `models.csv.neu-${process.pid}`));
    const write = () => writeCatalogue(folder, before, { ...before, series: 'x', models: 'y' });
    expect(write).toThrow();
    expect(readCatalogueFiles(folder)).toEqual(before);
  });
});
