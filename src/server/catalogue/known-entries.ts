import type { Category, ComponentType, Manufacturer, Series, WizardProperty } from '#domain/catalogue/entries.ts';
import { idReader } from './entry-ids.ts';
import { type References, references } from './references.ts';

/** What the rows read so far have declared, for those that refer to it. */
export interface KnownEntries {
  readonly idOf: ReturnType<typeof idReader>;
  readonly properties: References<WizardProperty>;
  readonly categories: References<Category>;
  readonly types: References<ComponentType>;
  readonly manufacturers: References<Manufacturer>;
  readonly series: References<Series>;
}

/** Nothing is known before the first row is read. */
export function noKnownEntries(): KnownEntries {
  return {
    idOf: idReader(),
    properties: references('property'),
    categories: references('category'),
    types: references('type'),
    manufacturers: references('manufacturer'),
    series: references('series'),
  };
}
