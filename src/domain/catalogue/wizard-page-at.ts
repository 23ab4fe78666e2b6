import type { Catalogue } from './catalogue.ts';
import { entryWithId } from './entry-id.ts';
import { freetextPlace } from './freetext-place.ts';
import { type WizardPage, wizardPage } from './wizard-page.ts';

/** A wizard address that is not the item's own: an entry's id, a name it had before, or free text where none is allowed. */
export interface WizardMove {
  readonly movedTo: string;
}

/** A free text says something only with a letter or digit in it. */
const saysSomething = /[\p{L}\p{N}]/u;

const freetextLimit = 500;

/** What is found at /wizard/{id}/ or /wizard/{id}/{freetext}/; undefined when there is no such item. */
export function wizardPageAt(catalogue: Catalogue, id: string, freetext?: string): WizardPage | WizardMove | undefined {
  const byId = entryWithId(catalogue, id);
  const item = byId ?? catalogue.bySlug.get(id);
  if (item === undefined) return undefined;
  if (freetext === undefined) return item.slug === id ? wizardPage(catalogue, item) : { movedTo: item.slug };

  const place = freetextPlace(catalogue, item);
  if (place === undefined || !saysSomething.test(freetext)) return undefined;
  if (place.slug !== id) return { movedTo: place.slug };
  return wizardPage(catalogue, place, freetext.slice(0, freetextLimit));
}
