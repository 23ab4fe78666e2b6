import { join } from 'node:path';
import { type LoadedCatalogue, loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';

let loaded: LoadedCatalogue | undefined;

/** The catalogue of the house, which nobody changes: all test files of a worker share one, for reading it takes half a second. */
export function deliveredCatalogue(): LoadedCatalogue {
  loaded ??= loadCatalogue(join(projectRoot, 'catalogue'));
  return loaded;
}
