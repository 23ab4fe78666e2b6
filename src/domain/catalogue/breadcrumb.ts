import { type Catalogue, pairId } from './catalogue.ts';
import type { WizardItem } from './wizard-item.ts';

/** One step of the path above an item; the last has no slug, it is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly slug?: string;
}

function crumb(catalogue: Catalogue, id: string | undefined, label: string | undefined): Crumb[] {
  const above = id === undefined ? undefined : catalogue.byId.get(id);
  return above === undefined || label === undefined ? [] : [{ label, slug: above.slug }];
}

/** The steps below 'Start': category, type, manufacturer, series, and model or free text. */
export function breadcrumbOf(catalogue: Catalogue, item: WizardItem): readonly Crumb[] {
  const { category, type, manufacturer, series, model, freetext } = item;
  const above = type ?? category;
  const makerPage = above && manufacturer ? pairId(above, manufacturer) : manufacturer?.id;
  const path = [
    ...crumb(catalogue, category?.id, category?.name),
    ...crumb(catalogue, type?.id, type?.name),
    ...crumb(catalogue, makerPage, manufacturer?.shortname),
    ...crumb(catalogue, series?.id, series?.name),
    ...crumb(catalogue, model?.id, model?.name),
  ];
  if (freetext !== undefined) return [...path, { label: freetext }];
  return path.map((step, at) => (at === path.length - 1 ? { label: step.label } : step));
}
