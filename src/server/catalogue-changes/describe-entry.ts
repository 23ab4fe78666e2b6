import type { CatalogueEntry, CatalogueFile, CatalogueRow } from '#contract/desk/desk-catalogue.ts';
import { factOf } from '#domain/catalogue/fact-of.ts';
import type { SelectType } from '#domain/catalogue/kinds.ts';
import { questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';

const files: Partial<Readonly<Record<SelectType, CatalogueFile>>> = {
  model: 'models',
  series: 'series',
  manufacturer: 'manufacturers',
};

/** The file in which an item stands; undefined for what is not changed at the desk. */
export function catalogueFileOf({ selectType }: Pick<WizardItem, 'selectType'>): CatalogueFile | undefined {
  return files[selectType];
}

/** A row as the desk shows it, with what it inherits and what is asked of its goods. */
export function describeEntry(item: WizardItem, row: CatalogueRow, version: number): CatalogueEntry {
  const { category, type, manufacturer, series } = item;
  return {
    id: item.id,
    file: catalogueFileOf(item) ?? 'models',
    title: item.title,
    slug: item.slug,
    version,
    row: { ...row },
    above: [category?.name, type?.name, manufacturer?.name, series?.name].filter((name) => name !== undefined),
    questions: questionsOf(item),
  };
}

/** Every question that its goods could be asked, and which are. */
function questionsOf(item: WizardItem): CatalogueEntry['questions'] {
  const { model, ...above } = item;
  if (model === undefined) return [];
  const { notAsked: _, ...facts } = model.facts ?? {};
  const possible = questionsFor({ ...above, model: { ...model, facts: { ...facts, notAsked: [] } } });
  const inherited = factOf(above, 'notAsked') ?? [];
  const asked = questionsFor(item);
  return possible.map((key) => ({
    key,
    label: questionRecords[key].label,
    asked: asked.includes(key),
    inherited: !inherited.includes(key),
  }));
}
