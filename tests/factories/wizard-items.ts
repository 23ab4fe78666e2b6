import type { Category, Model } from '#domain/catalogue/entries.ts';
import type { GoodsFacts } from '#domain/catalogue/goods-facts.ts';
import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import { type WizardItem, withFreetext } from '#domain/catalogue/wizard-item.ts';
import { catalogueColumns } from '#server/catalogue/catalogue-columns.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { goodsFactsOf } from '#server/catalogue/goods-facts-of.ts';
import { readCatalogueRows } from '#server/catalogue/read-catalogue-rows.ts';

const texts = readCatalogueFiles('catalogue');

/** What the delivered catalogue says of whole categories and component types. */
function delivered(file: 'categories' | 'types'): ReadonlyMap<string, { facts?: GoodsFacts }> {
  const rows = [...readCatalogueRows(file, texts[file], catalogueColumns[file])];
  return new Map(rows.map((row) => [row.required('key'), goodsFactsOf(row, file)]));
}
const ofCategory = delivered('categories');
const ofType = delivered('types');

/** A category page. */
export function aCategory(key: CategoryKey): WizardItem & { readonly category: Category } {
  const category: Category = {
    selectType: 'category',
    id: key,
    key,
    name: key,
    priority: 1,
    freetextAllowed: true,
    ...ofCategory.get(key),
  };
  return { selectType: 'category', id: key, title: key, slug: `${key}-verkaufen`, category };
}

/** A model, without a category when none is given. */
export function aModelItem(model: Partial<Model>, within?: WizardItem): WizardItem {
  const name = model.name ?? 'X';
  return {
    ...within,
    selectType: 'model',
    id: 'x',
    title: name,
    slug: 'x-verkaufen',
    model: {
      selectType: 'model',
      id: 'x',
      name,
      cid: 'c',
      mid: 'm',
      shortname: name,
      queryPackagingAvailable: true,
      ssdDisabled: false,
      hddDisabled: false,
      fdDisabled: true,
      ...model,
    },
  };
}

/** A component type. */
export function aTypeItem(key: TypeKey): WizardItem {
  const type = { selectType: 'type' as const, id: key, key, name: key, cid: 'hardware', ...ofType.get(key) };
  return { ...aCategory('hardware'), selectType: 'type', id: key, title: key, slug: `${key}-verkaufen`, type };
}

/** Goods in the customer's own words, described within another page. */
export function inOwnWords(text: string, within: WizardItem): WizardItem {
  return withFreetext(within, text);
}
