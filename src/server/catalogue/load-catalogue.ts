import { createHash } from 'node:crypto';
import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';

/** An answer prepared once: its JSON text and the tag by which a browser asks whether it changed. */
export interface PreparedAnswer {
  readonly json: string;
  readonly etag: string;
}

/** The goods, read once when the server starts. */
export interface LoadedCatalogue {
  readonly catalogue: Catalogue;
  readonly entries: PreparedAnswer;
  readonly properties: PreparedAnswer;
}

function prepare(answer: object): PreparedAnswer {
  const json = JSON.stringify(answer);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/** Reads and checks the catalogue folder; a mistake in it stops the start with file, line and field. */
export function loadCatalogue(folder: string): LoadedCatalogue {
  const { entries, properties } = parseCatalogue(readCatalogueFiles(folder));
  return {
    catalogue: openCatalogue(entries, properties),
    entries: prepare({ wizardentries: entries }),
    properties: prepare({ wizardproperties: properties }),
  };
}
