import type { Catalogue } from './catalogue.ts';
import { firstSteps, nextSteps } from './next-steps.ts';
import { groupedNames } from './step-groups.ts';
import type { WizardItem } from './wizard-item.ts';

/** A choice on the way to an item. */
export interface WizardStep {
  readonly title: string;
  readonly slug: string;
  readonly note?: string;
  /** German heading it stands under; neighbours share it. */
  readonly group?: string;
}

/** Below a category or a type, the manufacturer alone tells the steps apart. */
function nameOf({ title, selectType, manufacturer }: WizardItem, above: WizardItem | undefined): string {
  const isMaker = selectType === 'category_manufacturer' && manufacturer !== undefined;
  return isMaker && (above?.selectType === 'category' || above?.selectType === 'type') ? manufacturer.shortname : title;
}

const stepOf = (item: WizardItem, group?: string, above?: WizardItem): WizardStep => ({
  title: nameOf(item, above),
  slug: item.slug,
  ...(item.model?.note && { note: item.model.note }),
  ...(group !== undefined && { group }),
});

/** The models of one series: under headings when there are many. */
function modelSteps(items: readonly WizardItem[]): readonly WizardStep[] {
  const byName = new Map(items.map((item) => [item.model?.shortname ?? item.title, item]));
  if (byName.size < items.length) return items.map((item) => stepOf(item));
  return groupedNames([...byName.keys()]).flatMap(({ name, group }) => {
    const item = byName.get(name);
    return item === undefined ? [] : [stepOf(item, group)];
  });
}

/** The choices the wizard starts with. */
export function startSteps(catalogue: Catalogue): readonly WizardStep[] {
  return firstSteps(catalogue).map((item) => stepOf(item));
}

/** The choices on the page of an item; series come before the models that belong to none. */
export function stepsAt(catalogue: Catalogue, item: WizardItem): readonly WizardStep[] {
  const next = nextSteps(catalogue, item);
  const models = next.filter(({ selectType }) => selectType === 'model');
  const others = next.filter(({ selectType }) => selectType !== 'model');
  if (models.length === 0 || others.length === 0) {
    return [...others.map((step) => stepOf(step, undefined, item)), ...modelSteps(models)];
  }
  return [
    ...others.map((step) => stepOf(step, step.selectType === 'series' ? 'Serien' : 'Arten')),
    ...models.map((step) => stepOf(step, 'Weitere Modelle')),
  ];
}
