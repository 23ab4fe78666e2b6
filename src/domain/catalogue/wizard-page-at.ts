import type { Catalogue } from './catalogue.ts';
import { entryWithId } from './entry-id.ts';
import { freetextPlace } from './freetext-place.ts';
import { slugOf } from './slug.ts';
import type { WizardItem } from './wizard-item.ts';
import { type WizardPage, wizardPage } from './wizard-page.ts';

/** A wizard address that is not the item's own: an entry's id, a name it had before, or free text where none is allowed. */
export interface WizardMove {
  readonly movedTo: string;
  /** The free text is the name of that very model, and stays behind. */
  readonly isNamed?: true;
}

/** A free text says something only with a letter or digit in it. */
const saysSomething = /[\p{L}\p{N}]/u;

const freetextLimit = 500;
/** No model's name is as long. */
const nameLimit = 120;

/** What is found at /wizard/{id}/ or /wizard/{id}/{freetext}/; undefined when there is no such item. */
export function wizardPageAt(catalogue: Catalogue, id: string, freetext?: string): WizardPage | WizardMove | undefined {
  const byId = entryWithId(catalogue, id);
  const item = byId ?? catalogue.bySlug.get(id);
  if (item === undefined) return undefined;
  if (freetext === undefined) return item.slug === id ? wizardPage(catalogue, item) : { movedTo: item.slug };

  const named = modelNamed(catalogue, freetext);
  if (named !== undefined) return { movedTo: named.slug, isNamed: true };
  const place = freetextPlace(catalogue, item);
  if (place === undefined || !saysSomething.test(freetext)) return undefined;
  if (place.slug !== id) return { movedTo: place.slug };
  return wizardPage(catalogue, place, freetext.slice(0, freetextLimit));
}

/** The model that own words name, with its maker or, where only one maker has it, without. */
function modelNamed({ makers, bySlug }: Catalogue, words: string): WizardItem | undefined {
  if (words.length > nameLimit) return undefined;
  const whole = bySlug.get(slugOf(words));
  if (whole !== undefined) return whole.selectType === 'model' ? whole : undefined;
  const named = makers.flatMap((maker) => bySlug.get(slugOf(`${maker} ${words}`)) ?? []);
  const [model] = named;
  return named.length === 1 && model?.selectType === 'model' ? model : undefined;
}
