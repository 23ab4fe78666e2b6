import type { Catalogue } from './catalogue.ts';
import type { WizardItem } from './wizard-item.ts';

type Above = Pick<WizardItem, 'category' | 'type' | 'manufacturer'>;

const isPair = ({ selectType }: WizardItem) => selectType === 'category_manufacturer';

/** The types of a category with components, else its manufacturers. */
function ofCategory({ items }: Catalogue, { category }: Above): readonly WizardItem[] {
  const within = items.filter((item) => item.category?.id === category?.id);
  const types = within.filter(({ selectType }) => selectType === 'type');
  return types.length > 0 ? types : within.filter(isPair);
}

function ofType({ items }: Catalogue, { type }: Above): readonly WizardItem[] {
  return items.filter((item) => isPair(item) && item.type?.id === type?.id);
}

function ofManufacturer({ items }: Catalogue, { manufacturer }: Above): readonly WizardItem[] {
  return items.filter((item) => isPair(item) && item.type === undefined && item.manufacturer?.id === manufacturer?.id);
}

/** Series, then models without one; a manufacturer's components are first told apart by their type. */
function ofPair({ items }: Catalogue, { category, type, manufacturer }: Above): readonly WizardItem[] {
  const within = items.filter(
    (item) => item.category?.id === category?.id && item.manufacturer?.id === manufacturer?.id,
  );
  const typed = type === undefined ? within.filter((item) => isPair(item) && item.type !== undefined) : [];
  const own = within.filter(
    (item) =>
      item.type?.id === type?.id &&
      (item.selectType === 'series' || (item.selectType === 'model' && item.model?.sid === undefined)),
  );
  return [...typed, ...own];
}

/** What can be chosen next on the way from an item to a finer one; empty once nothing finer exists. */
export function nextSteps(catalogue: Catalogue, item: WizardItem): readonly WizardItem[] {
  switch (item.selectType) {
    case 'category':
      return ofCategory(catalogue, item);
    case 'type':
      return ofType(catalogue, item);
    case 'manufacturer':
      return ofManufacturer(catalogue, item);
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
    .filter(({ selectType }) => selectType === 'category')
    .toSorted((one, other) => (one.category?.priority ?? 0) - (other.category?.priority ?? 0));
}
