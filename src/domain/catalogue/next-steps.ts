import type { Catalogue } from './catalogue.ts';
import type { WizardItem } from './wizard-item.ts';

const is =
  (...selectTypes: WizardItem['selectType'][]) =>
  (item: WizardItem) =>
    selectTypes.includes(item.selectType);

function ofCategory(catalogue: Catalogue, cid: string | undefined): readonly WizardItem[] {
  return catalogue.items.filter((item) => is('type', 'category_manufacturer')(item) && item.category?.id === cid);
}

function ofPair(catalogue: Catalogue, { category, manufacturer }: WizardItem): readonly WizardItem[] {
  return catalogue.items.filter(
    (item) =>
      item.category?.id === category?.id &&
      item.manufacturer?.id === manufacturer?.id &&
      (item.selectType === 'series' || (item.selectType === 'model' && item.model?.sid === undefined)),
  );
}

/** What can be chosen next on the way from an item to a complete one; empty once nothing finer exists. */
export function nextSteps(catalogue: Catalogue, item: WizardItem): readonly WizardItem[] {
  switch (item.selectType) {
    case 'category':
      return ofCategory(catalogue, item.category?.id);
    case 'manufacturer':
      return catalogue.items.filter(
        (other) => other.selectType === 'category_manufacturer' && other.manufacturer?.id === item.manufacturer?.id,
      );
    case 'category_manufacturer':
      return ofPair(catalogue, item);
    case 'series':
      return catalogue.items.filter((other) => other.selectType === 'model' && other.model?.sid === item.series?.id);
    default:
      return [];
  }
}

/** The categories a visitor starts from, the most asked for first. */
export function firstSteps(catalogue: Catalogue): readonly WizardItem[] {
  return catalogue.items
    .filter(is('category'))
    .toSorted((one, other) => (one.category?.priority ?? 0) - (other.category?.priority ?? 0));
}
