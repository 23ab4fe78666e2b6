import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueTexts, catalogueFiles } from '../catalogue-files.ts';

/**
 * Writes the files that differ: all of them beside the old ones first, then one rename each, in the order in which they refer
 * to each other, so that the folder is a readable catalogue at every moment. When a rename fails, the old files come back.
 */
export function writeCatalogue(folder: string, before: CatalogueTexts, after: CatalogueTexts): string[] {
  const changed = catalogueFiles.filter((name) => before[name] !== after[name]);
  const path = (name: string) => join(folder, `${name}.csv`);
  const beside = (name: string, what: 'neu' | 'alt') => `${path(name)}.${what}-${process.pid}`;
  const done: string[] = [];
  try {
    for (const name of changed) {
      writeFileSync(beside(name, 'neu'), after[name], { flag: 'wx', flush: true });
      copyFileSync(path(name), beside(name, 'alt'));
    }
    for (const name of changed) {
      renameSync(beside(name, 'neu'), path(name));
      done.push(name);
    }
  } catch (error) {
    for (const name of done) renameSync(beside(name, 'alt'), path(name));
    throw error;
  } finally {
    for (const name of changed) {
      for (const what of ['neu', 'alt'] as const) if (existsSync(beside(name, what))) rmSync(beside(name, what));
    }
  }
  return changed.map((name) => `${name}.csv`);
}
