import type { Catalogue } from './catalogue.ts';
import { isEntryId } from './entry-id.ts';
import { type WizardPage, wizardPage } from './wizard-page.ts';

/** A wizard address of an entry's id: the page is found at the slug. */
export interface WizardMove {
  readonly movedTo: string;
}

/** A free text says something only with a letter or digit in it. */
const saysSomething = /[\p{L}\p{N}]/u;

const freetextLimit = 500;

/** What is found at /wizard/{id}/ or /wizard/{id}/{freetext}/; undefined when there is no such item. */
export function wizardPageAt(catalogue: Catalogue, id: string, freetext?: string): WizardPage | WizardMove | undefined {
  const byId = isEntryId(id) ? catalogue.byId.get(id.toLowerCase()) : undefined;
  if (byId !== undefined && freetext === undefined) return { movedTo: byId.slug };
  const item = byId ?? catalogue.bySlug.get(id);
  if (item === undefined || (freetext !== undefined && !saysSomething.test(freetext))) return undefined;
  return wizardPage(catalogue, item, freetext?.slice(0, freetextLimit));
}
