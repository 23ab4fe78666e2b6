import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const catalogueFiles = ['properties', 'categories', 'types', 'manufacturers', 'series', 'models'] as const;

/** Text of each catalogue file by its name without ending. */
export type CatalogueTexts = Record<(typeof catalogueFiles)[number], string>;

/** A text for each catalogue file. */
export function catalogueTexts(text: (file: keyof CatalogueTexts) => string): CatalogueTexts {
  return {
    properties: text('properties'),
    categories: text('categories'),
    types: text('types'),
    manufacturers: text('manufacturers'),
    series: text('series'),
    models: text('models'),
  };
}

/** Reads the CSV files of a catalogue folder. */
export function readCatalogueFiles(folder: string): CatalogueTexts {
  return catalogueTexts((file) => readFileSync(join(folder, `${file}.csv`), 'utf8'));
}
